import { historyPageSize } from '../../../model/reports/history';
import {
  lastHistoryPage,
  type HistoryBlock,
  type HistoryChat,
  type HistoryPage,
} from '../../../model/reports/history-view';
import { useLabels } from '../../../ui/theme/labels';
import { useDates } from '../../../ui/format/dates';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { useFormat } from '../../../ui/format/format';
import { ReportsIcon } from '../../../ui/base/icons';
import { Pager } from '../../../ui/data-table/pager';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Spinner, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useHistoryColumns } from './columns';
import { reportsHistoryLabels } from './labels';

interface HistoryTableProps {
  block: HistoryBlock;
  /** The widget's name. */
  name: string;
  zone: string;
  hasFilters: boolean;
}

const loadingRows = 5;
const noChats: HistoryPage = { chats: [], total: 0, unreadable: 0 };

/** One widget's history, one page at a time. */
export function HistoryTable({ block, name, zone, hasFilters }: HistoryTableProps) {
  const labels = useLabels(reportsHistoryLabels);
  const { page, chats, onPageChange } = block;
  const columns = useHistoryColumns(zone);
  const dates = useDates(zone);
  const dayOf = ({ startedAt }: HistoryChat) => (startedAt === null ? labels.unknownTime : dates.weekday(startedAt));
  const { chats: rows, total, unreadable } = chats.status === 'ready' ? chats.data : noChats;
  const isBeyond = total > 0 && page > lastHistoryPage(total);
  const isOld = chats.status === 'ready' && chats.isRefreshing === true;
  return (
    <div className="cd-history" data-state={chats.status}>
      {chats.status === 'failed' && (
        <ProblemCallout title={labels.failed} problem={chats.problem} onRetry={chats.onRetry} />
      )}
      {chats.status === 'ready' && chats.problem && <StaleNotice problem={chats.problem} />}
      {isBeyond && <Beyond {...{ page, total, onPageChange }} />}
      {chats.status !== 'failed' && !isBeyond && (
        <div className="cd-history-rows" aria-busy={isOld || undefined}>
          {isOld && <Spinner className="cd-history-wait" />}
          <DataTable
            label={labels.table(name)}
            columns={columns}
            rows={rows}
            rowKey={(chat) => chat.key}
            rowName={(chat) => chat.visitor.name || chat.visitor.email || labels.unnamedVisitor}
            groupOf={dayOf}
            loadingRows={chats.status === 'loading' ? loadingRows : undefined}
            empty={total === 0 && <NoChats hasFilters={hasFilters} />}
          />
        </div>
      )}
      {unreadable > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.unreadable(unreadable)}
        </Text>
      )}
      {total > 0 && !isBeyond && (
        <Pager
          labels={{ navigation: labels.pages(name) }}

          page={page + 1}
          pageSize={historyPageSize}
          total={total}
          onPageChange={(next) => onPageChange(next - 1)}
        />
      )}
    </div>
  );
}

export function NoChats({ hasFilters }: { hasFilters: boolean }) {
  const labels = useLabels(reportsHistoryLabels);
  return (
    <EmptyState icon={<ReportsIcon size={24} />} title={labels.empty}>
      {hasFilters ? labels.emptyFilters : labels.emptyRange}
    </EmptyState>
  );
}

interface BeyondProps extends Pick<HistoryBlock, 'page' | 'onPageChange'> {
  total: number;
}

/** Shown when the page in the URL no longer exists. */
function Beyond({ page, total, onPageChange }: BeyondProps) {
  const labels = useLabels(reportsHistoryLabels);
  const { count } = useFormat();
  return (
    <EmptyState
      icon={<ReportsIcon size={24} />}
      title={labels.empty}
      action={
        <Button type="button" variant="outline" color="gray" onClick={() => onPageChange(lastHistoryPage(total))}>
          {labels.toLast}
        </Button>
      }
    >
      {labels.beyond(count(page + 1))}
    </EmptyState>
  );
}
