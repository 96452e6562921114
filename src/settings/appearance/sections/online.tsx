import { useMemo } from 'react';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { settingChoices } from '../../../model/entities/widget-settings';
import { useLabels } from '../../../ui/theme/labels';
import { RowGroup } from '../../../ui/editor/rows/row-group';
import { ColourRows } from './colour-rows';
import { Form, type FormProps } from './form';
import { appearanceLabels } from '../labels';
import { Line, Message } from './rows';
import { Section } from './section';

/** What visitors see and read while the team can answer. */
export function OnlineSection({ editor }: FormProps) {
  const { groups } = useLabels(appearanceLabels);
  return (
    <Section name="online" editor={editor}>
      <ColourRows editor={editor} />
      <RowGroup title={groups.window}>
        <Line name="onlineTitle" />
        <CollapsedModeRow />
        <Line name="browserSideAuthorLabel" />
        <Message name="autoResponseMessage" />
        <Line name="onlineMessagePlaceholder" />
      </RowGroup>
      <RowGroup title={groups.noAnswer}>
        <Message name="noAnswerWithoutEmail" />
        <Message name="noAnswerWithEmail" />
      </RowGroup>
    </Section>
  );
}

function CollapsedModeRow() {
  const { collapsedModes } = useLabels(appearanceLabels);
  const options = useMemo(
    () =>
      settingChoices.collapsedMode.map((mode) => ({
        value: mode,
        title: collapsedModes[mode].title,
        description: collapsedModes[mode].text,
        picture: <span className="cd-mode" data-mode={mode} />,
      })),
    [collapsedModes],
  );
  return <Form.RadioCardsRow name="collapsedMode" options={options} defaultValue={initialAppearance.collapsedMode} />;
}
