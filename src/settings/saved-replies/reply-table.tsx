import type { SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import {
  replyOrders,
  searchReplies,
  sortReplies,
  type ReplyOrder,
  type SavedReplyList,
  type SavedReplyRow,
} from '../../model/settings/saved-replies/saved-replies';
import { isRunning } from '../../model/jobs/job';
import { PagedTable } from '../../ui/data-table/paged-table';
import type { RowKey } from '../../ui/data-table/selection';
import { Text } from '../../ui/radix';
import { SearchInput } from '../../ui/inputs/search-input';
import { Select } from '../../ui/inputs/select';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useToast } from '../../ui/feedback/toast-context';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { savedRepliesLabels } from './labels';
import { nameOf } from './reply-name';
import { useReplyActions, useReplyColumns } from './reply-columns';
import { lazyPart } from '../../ui/later/lazy-part';

const DeleteReplyDialog = lazyPart(() => import('./later-parts').then((part) => part.DeleteReplyDialog), null);

const BulkActions = lazyPart(() => import('./later-parts').then((part) => part.BulkActions), null);

const PAGE_SIZE = 20;

interface ReplyTableProps extends Pick<
  SavedRepliesTabProps,
  | 'widgetId'
  | 'onOpenUidChange'
  | 'onDuplicate'
  | 'onDiscard'
  | 'onRestore'
  | 'deletion'
  | 'onDelete'
  | 'job'
  | 'onJobStart'
  | 'onFile'
  | 'copy'
> {
  list: SavedReplyList;
  isReadOnly: boolean;
  returnFocusRef: RefObject<HTMLElement | null>;
  /** Before the search. */
  children: ReactNode;
}

/** The replies, one page at a time, with search and sorting. */
export function ReplyTable(props: ReplyTableProps) {
  const { list, isReadOnly, onOpenUidChange, onDuplicate, onDiscard, onRestore, deletion, onDelete } = props;
  const { widgetId, job, onJobStart, onFile, copy, returnFocusRef, children } = props;
  const labels = useLabels(savedRepliesLabels);
  const { locale } = useTheme();
  const showToast = useToast();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<ReplyOrder>('label');
  const [asked, setAsked] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const bar = useRef<HTMLDivElement>(null);

  const found = useMemo(
    () => sortReplies(searchReplies(list.rows, query), order, locale),
    [list.rows, query, order, locale],
  );
  const orders = useMemo(() => replyOrders.map((value) => ({ value, label: labels.orders[value] })), [labels]);

  const handleDiscard = useLatestCallback((row: SavedReplyRow) => {
    onDiscard(row.uid);
    const undo = onRestore && { label: labels.undo, onAction: () => onRestore(row.uid, row.value) };
    showToast({ text: labels.discarded(nameOf(row.value.label, labels)), action: undo });
  });
  const columns = useReplyColumns();
  const rowActions = useReplyActions({
    onEdit: useLatestCallback((row: SavedReplyRow) => onOpenUidChange(row.uid)),
    onDuplicate: useLatestCallback((row: SavedReplyRow) =>
      onDuplicate?.(row.uid, labels.copyOf(nameOf(row.value.label, labels))),
    ),
    onDelete: useLatestCallback((row: SavedReplyRow) => setAsked(row.uid)),
    onDiscard: handleDiscard,
    canDuplicate: onDuplicate !== undefined,
    canDelete: onDelete !== undefined,
    isReadOnly,
  });
  const handleRowClick = useLatestCallback((row: SavedReplyRow) => onOpenUidChange(row.uid));
  const chosen = useMemo(() => found.filter((row) => isSaved(row) && selected.has(row.uid)), [found, selected]);
  const askedRow = list.rows.find(({ uid }) => uid === asked);
  return (
    <>
      <div className="cd-replies-bar">
        {children}
        <div className="cd-replies-tools">
          <SearchInput label={labels.search} value={query} onValueChange={setQuery} />
          <label className="cd-replies-sort">
            <Text size="2" color="gray">
              {labels.sort}
            </Text>
            <Select value={order} options={orders} onValueChange={(next) => setOrder(orderOf(next))} />
          </label>
        </div>
      </div>
      <PagedTable
        label={labels.list}
        columns={columns}
        rows={found}
        pageSize={PAGE_SIZE}
        query={query}
        rowKey={(row) => row.uid}
        rowActions={rowActions}
        onRowClick={handleRowClick}
        selection={
          onJobStart && {
            selected,
            onSelectedChange: setSelected,
            isSelectable: isSaved,
            barRef: bar,
            actions: (
              <BulkActions
                widgetId={widgetId}
                rows={chosen}
                isBusy={isRunning(job)}
                onJobStart={onJobStart}
                onFile={onFile}
                copy={copy}
                onDone={() => setSelected(new Set())}
                returnFocusRef={bar}
              />
            ),
          }
        }
        rowName={(row) => nameOf(row.value.label, labels)}
        empty={<Text as="p">{labels.noneFound(query)}</Text>}
        remark={list.unreadable > 0 ? labels.unreadable(list.unreadable) : undefined}
      />
      <DeleteReplyDialog
        row={askedRow}
        onClose={() => setAsked(undefined)}
        deletion={deletion}
        onDelete={onDelete}
        returnFocusRef={asked === undefined || askedRow ? undefined : returnFocusRef}
      />
    </>
  );
}

/** What isn't saved yet can be discarded, and has nothing else to change. */
function isSaved({ status }: SavedReplyRow): boolean {
  return status === 'saved';
}

function orderOf(value: string): ReplyOrder {
  return replyOrders.find((order) => order === value) ?? 'label';
}
