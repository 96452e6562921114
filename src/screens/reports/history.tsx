import { hasFilters, type ReportsHistoryProps } from '../../model/history-view';
import { useLabels } from '../../ui/labels';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { ReportBody } from './controls-body';
import { ReportFrame } from './controls-frame';
import { DownloadButtons } from './download-buttons';
import { HistoryTable } from './history-table';
import { HistoryFilterRow } from './history-filters';
import { reportsHistoryLabels, type ReportsHistoryLabels } from './history-labels';
import { HistorySkeleton } from './history-skeleton';

/** Who chatted, when, with whom and how it went (core platform, section 2). */
export function ReportsHistory(props: ReportsHistoryProps & ScreenProps<ReportsHistoryLabels>) {
  const { history, filters, onFiltersChange, widgets, widgetId, onWidgetChange, agents, download } = props;
  const { range, route, moreWidgets, onMoreWidgets } = props;
  const labels = useLabels(reportsHistoryLabels, props.labels);
  return (
    <ScreenRoot {...props} part="reports-history" state={history.status}>
      <ReportFrame
        tab="history"
        status={history.status}
        range={range}
        route={route}
        zoneLabel={labels.zone}
        downloads={download && <DownloadButtons control={download} />}
      >
        <HistoryFilterRow {...{ filters, onFiltersChange, widgets, widgetId, onWidgetChange, agents, labels }} />
        <ReportBody
          blocks={history}
          loading={<HistorySkeleton />}
          moreWidgets={moreWidgets}
          onMoreWidgets={onMoreWidgets}
        >
          {(block, name) => (
            <HistoryTable
              block={block}
              name={name}
              zone={range.zone}
              hasFilters={hasFilters(filters)}
              labels={labels}
            />
          )}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
