import { memo, useMemo } from 'react';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { settingChoices } from '../../../model/entities/widget-settings';
import { useLabels } from '../../../ui/theme/labels';
import { appearanceLabels } from '../labels';
import { Form } from './form';
import { Section } from './section';

/** The visitor's left or right, whatever the writing direction. */
export const AlignmentSection = memo(function AlignmentSection() {
  const { sides } = useLabels(appearanceLabels);
  const options = useMemo(
    () =>
      settingChoices.widgetAlignment.map((side) => ({
        value: side,
        title: sides[side].title,
        description: sides[side].text,
        picture: <span className="cd-mode" data-mode="chip" data-side={side} />,
      })),
    [sides],
  );
  return (
    <Section name="alignment">
      <Form.RadioCardsRow name="widgetAlignment" options={options} defaultValue={initialAppearance.widgetAlignment} />
    </Section>
  );
});
