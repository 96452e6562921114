import { historyPageSize } from '../../../model/reports/history';
import {
  lastHistoryPage,
  type AllChats,
  type AllChatsPage,
  type HistoryBlock,
  type HistoryPage,
  type WidgetChat,
} from '../../../model/reports/history-view';
import { mapLoadable, type Loadable } from '../../../model/core/loadable';
import { widgetChats } from '../../../model/reports/merged-history';
import type { RangeControl } from '../../../model/reports/props';
import { useLabels } from '../../../ui/theme/labels';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { useFormat } from '../../../ui/format/format';
import { ReportsIcon } from '../../../ui/base/icons';
import { Pager } from '../../../ui/data-table/pager';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Spinner, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useMemo } from 'react';
import { useAllChatsColumns, useHistoryColumns } from './columns';
import { useDayOf } from './days';
import { reportsHistoryLabels } from './labels';
import { useVisitorName } from './visitor-name';

interface TableContext {
  range: RangeControl;
  hasFilters: boolean;
  /** The chat whose details are open. */
  chosen: string | undefined;
  /** Opens a chat. */
  onOpen: ((row: WidgetChat) => void) | undefined;
}

const noChats: AllChatsPage = { chats: [], total: 0, unreadable: 0 };

interface HistoryTableProps extends TableContext {
  block: HistoryBlock;
  /** The widget's name. */
  name: string;
}

/** One widget's history, one page at a time. */
export function HistoryTable({ block, name, ...context }: HistoryTableProps) {
  const labels = useLabels(reportsHistoryLabels);
  const { page, widget, onPageChange } = block;
  const columns = useHistoryColumns(context.range.zone, context.onOpen);
  const data = block.chats.status === 'ready' ? block.chats.data : undefined;
  const rows = useMemo(() => (data ? widgetChats(widget, data.chats) : []), [data, widget]);
  const chats = mapLoadable(block.chats, (all: HistoryPage) => ({ ...all, chats: rows }));
  const names = { table: labels.table(name), pages: labels.pages(name) };
  return (
    <ChatTable {...context} names={names} columns={columns} list={{ page, chats, onPageChange }} loadingRows={5} />
  );
}

interface AllChatsTableProps extends TableContext {
  list: AllChats;
}

/** The history of all widgets in one table. */
export function AllChatsTable({ list, ...context }: AllChatsTableProps) {
  const labels = useLabels(reportsHistoryLabels);
  const columns = useAllChatsColumns(context.range.zone, context.onOpen);
  const names = { table: labels.allTable, pages: labels.allPages };
  return <ChatTable {...context} names={names} columns={columns} list={list} loadingRows={historyPageSize} />;
}

interface ChatTableProps extends TableContext {
  names: { table: string; pages: string };
  columns: readonly DataTableColumn<WidgetChat>[];
  list: { page: number; chats: Loadable<AllChatsPage>; onPageChange(page: number): void };
  loadingRows: number;
}

function ChatTable(props: ChatTableProps) {
  const { names, columns, range, hasFilters, chosen, onOpen, loadingRows } = props;
  const { page, chats, onPageChange } = props.list;
  const labels = useLabels(reportsHistoryLabels);
  const nameOf = useVisitorName();
  const shown = chats.status === 'ready' ? chats.data : noChats;
  const { chats: rows, total, unreadable } = shown;
  const dayOf = useDayOf(range, page, shown);
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
            label={names.table}
            columns={columns}
            rows={rows}
            rowKey={({ code }) => code}
            rowName={({ chat }) => nameOf(chat.visitor)}
            groupOf={dayOf}
            onRowClick={onOpen}
            currentKey={chosen}
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
          labels={{ navigation: names.pages }}
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

interface BeyondProps {
  page: number;
  total: number;
  onPageChange(page: number): void;
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
