import { SkeletonGroup } from '../../ui/base/skeleton';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useLabels } from '../../ui/theme/labels';
import { transferLabels, type TransferLabels } from './labels';
import { TransferPlace } from './transfer-place';

/** Placeholder for the page while its code or data loads. */
export function TransferLoading(props: ScreenProps<TransferLabels>) {
  const labels = useLabels(transferLabels, props.labels);
  return (
    <ScreenRoot labelSet={transferLabels} part="transfer" state="loading" {...props}>
      <PageHeader title={labels.title} />
      <SkeletonGroup className="cd-settings-body">
        <TransferPlace />
      </SkeletonGroup>
    </ScreenRoot>
  );
}
