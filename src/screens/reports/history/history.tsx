import { countFilters, type ReportsHistoryProps } from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';
import { HistoryTable, NoChats } from './table';
import { reportsHistoryLabels, type ReportsHistoryLabels } from './labels';
import { HistoryFiltersSkeleton, HistorySkeleton } from './skeleton';

const HistoryFilterRow = lazyPart(
  () => import('./filters').then((part) => part.HistoryFilterRow),
  <HistoryFiltersSkeleton />,
);

/** Who chatted, when, with whom, and how it went. */
export function ReportsHistory(props: ReportsHistoryProps & ScreenProps<ReportsHistoryLabels>) {
  const { history, filters, download, range, route, moreWidgets, onMoreWidgets } = props;
  const labels = useLabels(reportsHistoryLabels, props.labels);
  const hasFilters = countFilters(filters) > 0;
  return (
    <ScreenRoot labelSet={reportsHistoryLabels} part="reports-history" state={history.status} {...props}>
      <ReportFrame
        tab="history"
        status={history.status}
        range={range}
        route={route}
        zoneLabel={labels.zone}
        downloads={download && <DownloadButtons control={download} />}
      >
        <HistoryFilterRow {...props} />
        <ReportBody
          blocks={history}
          loading={<HistorySkeleton />}
          partOf={(block) => block.chats}
          isEmpty={({ chats }) => chats.status === 'ready' && !chats.problem && chats.data.total === 0}
          empty={<NoChats hasFilters={hasFilters} />}
          moreWidgets={moreWidgets}
          onMoreWidgets={onMoreWidgets}
        >
          {(block, name) => <HistoryTable block={block} name={name} zone={range.zone} hasFilters={hasFilters} />}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
