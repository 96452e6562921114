import { RowGroupSkeleton } from '../../ui/editor/section-skeleton';
import { RowGroup } from '../../ui/editor/rows/row-group';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLabels } from '../../ui/theme/labels';
import { Form } from './form';
import { behaviorLabels } from './labels';
import { OfflineRows } from './offline-rows';
import { StartRows } from './start-rows';
import { WaitingRows } from './waiting-rows';

const VisitorRows = lazyPart(
  () => import('./later-rows').then((part) => part.VisitorRows),
  <RowGroupSkeleton rows={['longText', 'field', 'field']} />,
);

interface PresenceSectionProps {
  collectsVisitorData: boolean;
}

/** When visitors see the widget, where their messages go, and what happens while they wait. */
export function PresenceSection({ collectsVisitorData }: PresenceSectionProps) {
  const labels = useLabels(behaviorLabels);
  return (
    <Form.EditorSection name="presence" title={labels.presenceTitle} description={labels.presenceText}>
      <RowGroup title={labels.showingGroup}>
        <Form.SwitchRow name="manualMode" />
        <Form.SwitchRow name="hideWhenOffline" />
      </RowGroup>
      <OfflineRows />
      <StartRows />
      <WaitingRows />
      <VisitorRows collectsVisitorData={collectsVisitorData} />
    </Form.EditorSection>
  );
}
