import type { BehaviorSettings } from '../../model/settings/behavior/behavior';
import { noAnswerSeconds, responseReminderSeconds, visitorInactiveMinutes } from '../../model/entities/widget-settings';
import { DependentRows, RowGroup } from '../../ui/editor/rows/row-group';
import { useMemo } from 'react';
import { Form } from './form';
import type { BehaviorLabels } from './labels';
import { useSlackCommands } from './slack-commands';

interface WaitingRowsProps {
  value: BehaviorSettings;
  labels: BehaviorLabels;
}

export function WaitingRows({ value, labels }: WaitingRowsProps) {
  const options = useMemo(() => optionsOf(labels), [labels]);
  const commands = useSlackCommands(labels);
  return (
    <RowGroup title={labels.waitingGroup}>
      <Form.SwitchRow
        name="responseReminders"
        label={labels.reminders}
        help={labels.remindersHelp}
        meta={commands.responseReminders}
      />
      <DependentRows>
        <Form.SelectRow
          name="responseRemindersFreq"
          label={labels.remindersFreq}
          options={options.reminders}
          disabledReason={value.responseReminders ? undefined : labels.remindersNeedSwitch}
        />
      </DependentRows>
      <Form.SwitchRow name="noAnswerMessageOn" label={labels.noAnswer} help={labels.noAnswerHelp} />
      <DependentRows>
        <Form.SelectRow
          name="noAnswerMessageAfterSecs"
          label={labels.noAnswerAfter}
          options={options.noAnswer}
          disabledReason={value.noAnswerMessageOn ? undefined : labels.noAnswerNeedsSwitch}
        />
      </DependentRows>
      <Form.SelectRow
        name="maxVisitorInactiveMins"
        label={labels.inactive}
        help={labels.inactiveHelp}
        options={options.inactive}
      />
      <Form.SwitchRow name="newMsgNotifications" label={labels.notifications} help={labels.notificationsHelp} />
      <Form.SwitchRow name="playSound" label={labels.sound} help={labels.soundHelp} />
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
