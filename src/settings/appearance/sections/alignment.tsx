import { useMemo } from 'react';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { settingChoices } from '../../../model/entities/widget-settings';
import { Form } from './form';
import { Section } from './section';
import type { SectionProps } from './section-props';

/** The visitor's left or right, whatever the direction of reading. */
export function AlignmentSection(props: SectionProps) {
  const { labels } = props;
  const options = useMemo(
    () =>
      settingChoices.widgetAlignment.map((side) => ({
        value: side,
        title: labels.sides[side].title,
        description: labels.sides[side].text,
        picture: <span className="cd-mode" data-mode="chip" data-side={side} />,
      })),
    [labels],
  );
  return (
    <Section name="alignment" {...props}>
      <Form.RadioCardsRow
        name="widgetAlignment"
        label={labels.fields.widgetAlignment}
        options={options}
        defaultValue={initialAppearance.widgetAlignment}
      />
    </Section>
  );
}
