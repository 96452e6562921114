import { memo, useContext, useState, type ReactNode } from 'react';
import {
  appearanceBlocks,
  appearanceSections,
  sectionReset,
  type AppearanceSection,
} from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { Announcer } from '../../../ui/base/announcer';
import { useEditorFrame } from '../../../ui/editor/editor-context';
import { Button, Text } from '../../../ui/radix';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import { SectionOptionsContext } from '../../../ui/page/section-options';
import { useLabels } from '../../../ui/theme/labels';
import { appearanceLabels } from '../labels';
import { Form, useSetting } from './form';

interface NamedSectionProps {
  name: AppearanceSection;
}

/** A section with its title and, at its end, a reset to the defaults. All but the first start as one line. */
export function Section({ name, children }: NamedSectionProps & { children: ReactNode }) {
  const { title, text } = useLabels(appearanceLabels).sections[name];
  const { hiddenSections = [] } = useContext(SectionOptionsContext);
  const first = Object.keys(appearanceSections).find((each) => !hiddenSections.includes(each));
  return (
    <Form.EditorSection
      name={name}
      title={title}
      description={text}
      startsFolded={name !== first}
      summary={<Summary name={name} />}
    >
      {children}
      <SectionReset name={name} />
    </Form.EditorSection>
  );
}

/** How many of its settings a folded section names. */
const SUMMARY_LENGTH = 4;

/** The section's texts, and what is on in it, as far as visitors see them. */
function Summary({ name }: NamedSectionProps) {
  const labels = useLabels(appearanceLabels);
  const text = useSetting((settings) => {
    const blocks = appearanceBlocks(settings, true);
    const parts = appearanceSections[name].map((field) => {
      const value = settings[field];
      if (blocks[field]) return '';
      if (typeof value === 'boolean') return value ? labels.fields[field].label : '';
      if (field !== 'widgetAlignment') return value;
      return labels.sides[value === 'bottomLeft' ? value : 'bottomRight'].title;
    });
    return parts
      .filter((part) => part !== '')
      .slice(0, SUMMARY_LENGTH)
      .join(' · ');
  });
  if (text === '') return null;
  return (
    <Text as="p" size="1" color="gray" className="cd-section-summary" aria-hidden>
      {text}
    </Text>
  );
}

/** The button stays after it is pressed: it has the focus. */
function SectionReset({ name }: NamedSectionProps) {
  const labels = useLabels(appearanceLabels);
  const { isReadOnly, onEdit } = useEditorFrame();
  const [said, setSaid] = useState('');
  const reset = useSetting((settings) => sectionReset(name, settings, initialAppearance));
  const count = Object.keys(reset).length;
  const handleReset = useLatestCallback(() => {
    if (count === 0) return;
    onEdit(reset);
    setSaid(labels.resetDone(count));
  });
  if (isReadOnly) return null;
  return (
    <div className="cd-look-reset">
      <ResetButton name={name} isIdle={count === 0} onReset={handleReset} />
      <Announcer>{said}</Announcer>
    </div>
  );
}

interface ResetButtonProps {
  name: AppearanceSection;
  /** Everything already has its default. */
  isIdle: boolean;
  onReset(): void;
}

const ResetButton = memo(function ResetButton({ name, isIdle, onReset }: ResetButtonProps) {
  const { resetSection, sections } = useLabels(appearanceLabels);
  return (
    <Button
      type="button"
      size="1"
      variant="ghost"
      color="gray"
      aria-disabled={isIdle || undefined}
      aria-label={`${resetSection}: ${sections[name].title}`}
      onClick={onReset}
    >
      {resetSection}
    </Button>
  );
});
