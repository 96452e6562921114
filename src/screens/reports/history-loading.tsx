import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { ReportFrameLoading } from './controls-loading';
import type { ReportsHistoryLabels } from './history-labels';
import { HistorySkeleton } from './history-skeleton';

/** The history's place while its code is on the way. */
export function ReportsHistoryLoading({ labels, ...screen }: ScreenProps<ReportsHistoryLabels>) {
  return (
    <ScreenRoot part="reports-history" state="loading" labels={labels} {...screen}>
      <ReportFrameLoading tab="history">
        <HistorySkeleton />
      </ReportFrameLoading>
    </ScreenRoot>
  );
}
