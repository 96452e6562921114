import { useMemo, useState, type ReactNode } from 'react';
import { Pager } from './pager';

/** Rows that a page renders at once; only a virtual list has more. */
export const maxRows = 1000;

interface PagesOptions {
  pageSize?: number | undefined;
  /** Identifies the search or filter: another one starts over. */
  query?: string | undefined;
  /** Index of the item whose page comes first; the first item if absent. */
  start?: number | undefined;
}

/** The items of one page, the index of its first one, and a pager if there are several. */
export function usePages<Item>(
  items: readonly Item[],
  { pageSize = maxRows, query = '', start = 0 }: PagesOptions = {},
): { shown: readonly Item[]; from: number; pager: ReactNode } {
  const [asked, setAsked] = useState<{ page: number; query: string }>();
  const last = Math.max(1, Math.ceil(items.length / pageSize));
  const first = Math.floor(Math.max(0, start) / pageSize) + 1;
  const page = Math.min(asked?.query === query ? asked.page : first, last);
  const shown = useMemo(
    () => (last === 1 ? items : items.slice((page - 1) * pageSize, page * pageSize)),
    [items, page, pageSize, last],
  );
  const pager = last > 1 && (
    <Pager
      page={page}
      pageSize={pageSize}
      total={items.length}
      onPageChange={(next) => setAsked({ page: next, query })}
    />
  );
  return { shown, from: (page - 1) * pageSize, pager };
}
