import { noAnswerSeconds, responseReminderSeconds, visitorInactiveMinutes } from '../../model/entities/widget-settings';
import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { useLabels } from '../../ui/theme/labels';
import { useMemo } from 'react';
import { Form, useSetting } from './form';
import { behaviorLabels, type BehaviorLabels } from './labels';
import { commandLines } from './slack-commands';

export function WaitingRows() {
  const labels = useLabels(behaviorLabels);
  const { waitingGroup, fields } = labels;
  const options = useMemo(() => optionsOf(labels), [labels]);
  const responseReminders = useSetting((settings) => settings.responseReminders);
  const noAnswerMessageOn = useSetting((settings) => settings.noAnswerMessageOn);
  return (
    <RowGroup title={waitingGroup}>
      <Form.SwitchRow name="responseReminders" meta={commandLines.responseReminders} />
      <DependentRows>
        <Form.SelectRow
          name="responseRemindersFreq"
          options={options.reminders}
          disabledReason={responseReminders ? undefined : fields.responseRemindersFreq.disabledReason}
        />
      </DependentRows>
      <Form.SwitchRow name="noAnswerMessageOn" />
      <DependentRows>
        <Form.SelectRow
          name="noAnswerMessageAfterSecs"
          options={options.noAnswer}
          disabledReason={noAnswerMessageOn ? undefined : fields.noAnswerMessageAfterSecs.disabledReason}
        />
      </DependentRows>
      <Form.SelectRow name="maxVisitorInactiveMins" options={options.inactive} />
      <Form.SwitchRow name="newMsgNotifications" />
      <Form.SwitchRow name="playSound" />
    </RowGroup>
  );
}

function optionsOf(labels: BehaviorLabels) {
  const inWords = (values: readonly number[], word: (count: number) => string) =>
    values.map((value) => ({ value, label: word(value) }));
  return {
    reminders: inWords(responseReminderSeconds, labels.seconds),
    noAnswer: inWords(noAnswerSeconds, labels.seconds),
    inactive: inWords(visitorInactiveMinutes, labels.minutes),
  };
}
