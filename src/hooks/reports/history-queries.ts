import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { historyPageSize } from '../../model/reports/history';
import { historyQuery, type HistoryHead } from '../../model/reports/history-file';
import { foundPage, type FoundChats } from '../../model/reports/found-chats';
import { historyPage, lastHistoryPage, type HistoryPage } from '../../model/reports/history-view';
import type { Id } from '../../model/core/tolerant';
import { readOptions } from '../shared/queries';

/** What is listed of a history. */
export interface ListHead extends HistoryHead {
  /** The chats that match the filters, if the API can't apply them. */
  found?: FoundChats | undefined;
}

/** Which widget's history, and which part of it. */
interface Asked {
  client: Client;
  widgetId: Id;
  head: ListHead;
}

/** Everything but the page, so that a late answer for other filters shows nowhere. */
function keyOf({ client, widgetId, head }: Asked) {
  return [client.session.id, 'reports', String(widgetId), 'history', historyQuery(head), head.found?.foundAt];
}

/** A page of one widget's history. While it loads, the previous page stays. */
export function historyPageQuery(asked: Asked, page: number, queryClient: QueryClient) {
  const { client, widgetId, head } = asked;
  const found = head.found && foundPage(head.found, widgetId, page);
  const before = newestPage(queryClient, asked);
  return queryOptions({
    ...readOptions(),
    queryKey: [...keyOf(asked), page],
    queryFn: async ({ signal }) => {
      if (found) return found;
      const paging = { page, perPage: historyPageSize };
      return historyPage(await client.reports.chats(widgetId, { ...historyQuery(head), ...paging }, { signal }));
    },
    ...(found && { initialData: found }),
    ...(before && { placeholderData: before }),
  });
}

/** A page as far as it is known; undefined beyond the last one. */
export function knownPage(asked: Asked, page: number, queryClient: QueryClient): HistoryPage | undefined {
  const { found } = asked.head;
  if (!found) return queryClient.getQueryData<HistoryPage>([...keyOf(asked), page]);
  const known = foundPage(found, asked.widgetId, page);
  return page > lastHistoryPage(known.total) ? undefined : known;
}

/** The latest answer of the same history. */
function newestPage(queryClient: QueryClient, asked: Asked): HistoryPage | undefined {
  const pages = queryClient.getQueryCache().findAll({ queryKey: keyOf(asked) });
  const newest = pages.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  return newest && queryClient.getQueryData<HistoryPage>(newest.queryKey);
}
