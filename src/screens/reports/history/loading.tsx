import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { ReportFrameLoading } from '../controls/loading';
import { reportsHistoryLabels, type ReportsHistoryLabels } from './labels';
import { HistorySkeleton } from './skeleton';

/** Placeholder for the history while its code loads. */
export function ReportsHistoryLoading(props: ScreenProps<ReportsHistoryLabels>) {
  return (
    <ScreenRoot labelSet={reportsHistoryLabels} part="reports-history" state="loading" {...props}>
      <ReportFrameLoading tab="history">
        <HistorySkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
