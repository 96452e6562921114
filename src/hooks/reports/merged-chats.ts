import { useQueries } from '@tanstack/react-query';
import type { Loadable } from '../../model/core/loadable';
import { toProblem } from '../../model/core/problem';
import { historyPageSize } from '../../model/reports/history';
import type { AllChatsPage, HistoryPage, WidgetChat } from '../../model/reports/history-view';
import { mergeHistory, type HistoryList } from '../../model/reports/merged-history';
import type { ReportWidget } from '../../model/reports/props';
import { useChatdeck } from '../shared/chatdeck-context';
import { historyPageQuery, knownPage, type ListHead } from './history-queries';

interface MergedOptions {
  widgets: readonly ReportWidget[];
  head: ListHead;
  /** Zero-based. */
  page: number;
  /** The chat whose neighbors are needed as well. */
  chosen: string | undefined;
}

export interface MergedChats {
  page: Loadable<AllChatsPage>;
  /** All from the first one on, up to the one after the page if the last one is chosen. */
  chats: WidgetChat[];
}

/** A page of the chats of all widgets. Loads only those pages of the widgets that it needs. */
export function useMergedChats({ widgets, head, page, chosen }: MergedOptions): MergedChats {
  const { client, queryClient } = useChatdeck();
  const queryOf = (widget: ReportWidget, index: number) =>
    historyPageQuery({ client, widgetId: widget.id, head }, index, queryClient);
  const lists = widgets.map((widget): HistoryList => {
    const pages: HistoryPage[] = [];
    for (;;) {
      const next = knownPage({ client, widgetId: widget.id, head }, pages.length, queryClient);
      if (!next) return { widget, pages };
      pages.push(next);
    }
  });
  const [from, to] = [page * historyPageSize, (page + 1) * historyPageSize];
  const first = mergeHistory(lists, to);
  const merged = first.chats[to - 1]?.code === chosen ? mergeHistory(lists, to + 1) : first;

  const asked = [...merged.used, ...merged.missing].flatMap(({ widgetId, page: index }) => {
    const widget = widgets.find(({ id }) => id === widgetId);
    return widget ? [queryOf(widget, index)] : [];
  });
  const queries = useQueries({ queries: asked }, queryClient);
  const failures = queries.filter(({ error, isFetching }) => error && !isFetching);
  const [failure] = failures;
  const problem = failure?.error ? toProblem(failure.error) : undefined;
  const pageOf = (start: number, end: number): AllChatsPage => ({ ...first, chats: merged.chats.slice(start, end) });

  return { chats: merged.chats, page: loadable() };

  function loadable(): Loadable<AllChatsPage> {
    if (first.missing.length === 0) {
      return { status: 'ready', data: pageOf(from, to), problem };
    }
    if (problem) {
      return { status: 'failed', problem, onRetry: () => void Promise.all(failures.map(({ refetch }) => refetch())) };
    }
    // The page before stays until this one can be put in order.
    const isBeforeWhole = page > 0 && merged.chats.length >= from;
    if (!isBeforeWhole) return { status: 'loading' };
    return { status: 'ready', data: pageOf(from - historyPageSize, from), isRefreshing: true };
  }
}
