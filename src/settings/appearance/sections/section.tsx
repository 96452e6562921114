import { memo, useContext, useState, type ReactNode } from 'react';
import {
  appearanceSections,
  sectionReset,
  type AppearanceSection,
} from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { Announcer } from '../../../ui/base/announcer';
import { useEditorFrame } from '../../../ui/editor/editor-context';
import { Button } from '../../../ui/radix';
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
    <Form.EditorSection name={name} title={title} description={text} startsFolded={name !== first}>
      {children}
      <SectionReset name={name} />
    </Form.EditorSection>
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
