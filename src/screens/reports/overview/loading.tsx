import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { ReportFrameLoading } from '../controls/loading';
import { reportsOverviewLabels, type ReportsOverviewLabels } from './labels';
import { OverviewSkeleton } from './skeleton';

/** Placeholder for the overview while its code loads. */
export function ReportsOverviewLoading(props: ScreenProps<ReportsOverviewLabels>) {
  return (
    <ScreenRoot labelSet={reportsOverviewLabels} part="reports-overview" state="loading" {...props}>
      <ReportFrameLoading tab="overview">
        <OverviewSkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
