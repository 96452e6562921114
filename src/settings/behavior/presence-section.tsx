import { RowGroup } from '../../ui/editor/row-group';
import { CountryRows } from './country-rows';
import { Form } from './form';
import { OfflineRows } from './offline-rows';
import { PageRulesRows } from './page-rules-rows';
import type { SectionProps } from './section-props';
import { ShowingRows } from './showing-rows';
import { StartRows } from './start-rows';
import { WaitingRows } from './waiting-rows';

export type PresenceProps = Pick<SectionProps, 'editor' | 'labels'>;

interface PresenceSectionProps extends SectionProps {
  collectsVisitorData: boolean;
}

/** When visitors see the widget, where their messages go, and what happens while they wait. */
export function PresenceSection({ editor, labels, collectsVisitorData, children }: PresenceSectionProps) {
  return (
    <Form.EditorSection name="presence" title={labels.presenceTitle} description={labels.presenceText}>
      <ShowingRows labels={labels} />
      <OfflineRows value={editor.value} labels={labels} />
      <StartRows editor={editor} labels={labels} />
      <WaitingRows value={editor.value} labels={labels} />
      <RowGroup title={labels.visitorsGroup}>
        <PageRulesRows labels={labels} />
        <CountryRows editor={editor} labels={labels} collectsVisitorData={collectsVisitorData} />
      </RowGroup>
      {children}
    </Form.EditorSection>
  );
}
