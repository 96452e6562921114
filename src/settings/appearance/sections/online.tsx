import { useMemo } from 'react';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { settingChoices } from '../../../model/entities/widget-settings';
import { RowGroup } from '../../../ui/editor/rows/row-group';
import { ColourRows } from './colour-rows';
import { Form } from './form';
import type { AppearanceLabels } from '../labels';
import { Line, Message } from './rows';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** What visitors see and read while the team can answer. */
export function OnlineSection(props: SectionProps) {
  const { labels } = props;
  return (
    <Section name="online" {...props}>
      <ColourRows {...props} />
      <RowGroup title={labels.groups.window}>
        <Line name="onlineTitle" labels={labels} />
        <CollapsedModeRow labels={labels} />
        <Line name="browserSideAuthorLabel" labels={labels} />
        <Message name="autoResponseMessage" labels={labels} />
        <Line name="onlineMessagePlaceholder" labels={labels} />
      </RowGroup>
      <RowGroup title={labels.groups.noAnswer}>
        <Message name="noAnswerWithoutEmail" labels={labels} />
        <Message name="noAnswerWithEmail" labels={labels} />
      </RowGroup>
    </Section>
  );
}

function CollapsedModeRow({ labels }: { labels: AppearanceLabels }) {
  const options = useMemo(
    () =>
      settingChoices.collapsedMode.map((mode) => ({
        value: mode,
        title: labels.collapsedModes[mode].title,
        description: labels.collapsedModes[mode].text,
        picture: <span className="cd-mode" data-mode={mode} />,
      })),
    [labels],
  );
  return (
    <Form.RadioCardsRow
      name="collapsedMode"
      label={labels.fields.collapsedMode}
      options={options}
      defaultValue={initialAppearance.collapsedMode}
    />
  );
}
