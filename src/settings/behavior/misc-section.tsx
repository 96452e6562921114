import { Form } from './form';
import type { SectionProps } from './section-props';

export function MiscSection({ labels, children }: SectionProps) {
  return (
    <Form.EditorSection name="misc" title={labels.miscTitle} description={labels.miscText}>
      <Form.SwitchRow name="enableFileUploads" label={labels.fileUploads} help={labels.fileUploadsHelp} />
      {children}
    </Form.EditorSection>
  );
}
