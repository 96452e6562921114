import { useLabels } from '../../../ui/theme/labels';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { ReportFrameLoading } from '../controls/loading';
import { reportsOverviewLabels, type ReportsOverviewLabels } from './labels';
import { OverviewSkeleton } from './skeleton';

/** The overview's place while its code is on the way. */
export function ReportsOverviewLoading({ labels: ownLabels, ...screen }: ScreenProps<ReportsOverviewLabels>) {
  const labels = useLabels(reportsOverviewLabels, ownLabels);
  return (
    <ScreenRoot labelSet={reportsOverviewLabels} part="reports-overview" state="loading" labels={ownLabels} {...screen}>
      <ReportFrameLoading tab="overview">
        <OverviewSkeleton labels={labels} />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
