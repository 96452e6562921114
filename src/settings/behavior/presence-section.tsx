import { RowGroupSkeleton } from '../../ui/editor/section-skeleton';
import { lazyPart } from '../../ui/later/lazy-part';
import { Form } from './form';
import { OfflineRows } from './offline-rows';
import type { SectionProps } from './section-props';
import { ShowingRows } from './showing-rows';
import { StartRows } from './start-rows';
import { WaitingRows } from './waiting-rows';

const VisitorRows = lazyPart(
  () => import('./later-rows').then((part) => part.VisitorRows),
  <RowGroupSkeleton rows={['longText', 'field', 'field']} />,
);

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
      <VisitorRows editor={editor} labels={labels} collectsVisitorData={collectsVisitorData} />
      {children}
    </Form.EditorSection>
  );
}
