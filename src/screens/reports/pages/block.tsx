import {
  pageLimit,
  pageTotals,
  pageShares,
  type PageFigures,
  type PageRow,
  type PagesBlock,
  type PagesFigures,
} from '../../../model/reports/pages';
import { maxPageFilter, type HistoryFilters, type ReportRoute } from '../../../model/places/report-route';
import type { RangeControl } from '../../../model/reports/props';
import { PagedTable } from '../../../ui/data-table/paged-table';
import type { DataTableColumn, DataTableSort } from '../../../ui/data-table/types';
import { useDuration } from '../../../ui/format/duration';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo, useState } from 'react';
import { PartHeading } from '../controls/part';
import { reportsPagesLabels } from './labels';
import { CountedChats } from '../counting/counted-chats';
import { NumberLink } from '../counting/number-link';

interface WidgetPagesProps {
  block: PagesBlock;
  /** The widget's name. */
  name: string;
  range: RangeControl;
  /** The widget's history in the same range. */
  history: ReportRoute;
}

/** The pages of one widget. */
export function WidgetPages({ block, name, range, history }: WidgetPagesProps) {
  const labels = useLabels(reportsPagesLabels);
  return (
    <div className="cd-report-part" data-state={block.pages.status}>
      <PartHeading as="h3" title={labels.title} definition={labels.definitions} range={range} />
      <CountedChats
        count={block.pages}
        name={name}
        unreadableOf={({ unreadable }) => unreadable}
        totalsOf={pageTotals}
        history={history}
      >
        {(figures) => <PagesTable figures={figures} name={name} history={history} />}
      </CountedChats>
    </div>
  );
}

/** A page, or all pages beyond the limit, which stay last however the table is sorted. */
type TableRow = PageRow | (PageFigures & { key: null });

const PAGE_SIZE = 50;

interface PagesTableProps extends Pick<WidgetPagesProps, 'name' | 'history'> {
  figures: PagesFigures;
}

function PagesTable({ figures, name, history }: PagesTableProps) {
  const labels = useLabels(reportsPagesLabels);
  const { count } = useFormat();
  const { pages, other, hasHosts } = figures;
  const [sort, setSort] = useState<DataTableSort>({ key: 'chats', direction: 'descending' });
  const rows = useMemo((): TableRow[] => [...pages, ...(other ? [{ ...other, key: null }] : [])], [pages, other]);
  const { columns, nameOf } = usePageColumns(hasHosts, history);
  return (
    <PagedTable<TableRow>
      label={`${name}: ${labels.title}`}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key ?? '?'}
      rowName={nameOf}
      sort={sort}
      onSortChange={setSort}
      pageSize={PAGE_SIZE}
      query={`${sort.key} ${sort.direction}`}
      remark={other && labels.otherHelp(count(pageLimit))}
    />
  );
}

function usePageColumns(hasHosts: boolean, history: ReportRoute) {
  const labels = useLabels(reportsPagesLabels);
  const { count, percent } = useFormat();
  const duration = useDuration();
  return useMemo(() => {
    const nameOf = (row: TableRow) => {
      if (row.key === null) return labels.otherPages;
      return row.key === '' ? labels.unknownPage : hasHosts ? row.key : row.path;
    };
    /** Other pages have no value, so they stay last. */
    const byValue = (value: (row: PageRow) => string | number | null) => (row: TableRow) =>
      row.key === null ? null : value(row);
    /** A number that leads to its chats. */
    const linked = (row: TableRow, name: string, value: number, text: string, filters?: HistoryFilters) => (
      <NumberLink
        to={
          value > 0 && row.key !== null && row.key.length <= maxPageFilter
            ? { ...history, filters: { page: row.key, ...filters } }
            : undefined
        }
        label={labels.figureOf(text, name, nameOf(row))}
      >
        {text}
      </NumberLink>
    );
    const share = (value: number, part: number | null) =>
      value === 0 || part === null ? count(value) : labels.withShare(count(value), percent(part));
    const columns: DataTableColumn<TableRow>[] = [
      {
        key: 'page',
        header: labels.page,
        folded: 'title',
        cell: (row) => (row.key ? <bdi dir="ltr">{nameOf(row)}</bdi> : nameOf(row)),
        sortValue: byValue(nameOf),
      },
      {
        key: 'chats',
        header: labels.chats,
        align: 'end',
        folded: 'end',
        cell: (row) => linked(row, labels.chats, row.chats, count(row.chats)),
        sortValue: byValue((row) => row.chats),
      },
      {
        key: 'missed',
        header: labels.missed,
        align: 'end',
        cell: (row) =>
          linked(row, labels.missed, row.missed, share(row.missed, pageShares(row).missed), { missed: true }),
        sortValue: byValue((row) => row.missed),
      },
      {
        key: 'rating',
        header: labels.rating,
        align: 'end',
        cell: (row) => writeOr(labels.none, pageShares(row).rating, percent),
        sortValue: byValue((row) => pageShares(row).rating),
      },
      {
        key: 'reply',
        header: labels.reply,
        align: 'end',
        cell: (row) => writeOr(labels.none, pageShares(row).reply, (seconds) => duration(Math.round(seconds))),
        sortValue: byValue((row) => pageShares(row).reply),
      },
      {
        key: 'triggered',
        header: labels.triggered,
        align: 'end',
        cell: (row) =>
          linked(row, labels.triggered, row.triggered, share(row.triggered, pageShares(row).triggered), {
            trigger: true,
          }),
        sortValue: byValue((row) => pageShares(row).triggered),
      },
    ];
    return { columns, nameOf };
  }, [labels, count, percent, duration, hasHosts, history]);
}

function writeOr(none: string, value: number | null, write: (value: number) => string): string {
  return value === null ? none : write(value);
}
