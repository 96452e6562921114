import { RowGroup } from '../../ui/editor/rows/row-group';
import { Form } from './form';
import type { BehaviorLabels } from './labels';

export function ShowingRows({ labels }: { labels: BehaviorLabels }) {
  return (
    <RowGroup title={labels.showingGroup}>
      <Form.SwitchRow name="manualMode" label={labels.manualMode} help={labels.manualModeHelp} />
      <Form.SwitchRow name="hideWhenOffline" label={labels.hideWhenOffline} help={labels.hideWhenOfflineHelp} />
    </RowGroup>
  );
}
