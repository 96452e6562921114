import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { historyPageSize } from '../../model/reports/history';
import { historyQuery, type HistoryHead } from '../../model/reports/history-file';
import { historyPage, type HistoryPage } from '../../model/reports/history-view';
import type { Id } from '../../model/core/tolerant';
import { readOptions } from '../shared/queries';

/** Which widget's history, and which part of it. */
interface Asked {
  client: Client;
  widgetId: Id;
  head: HistoryHead;
}

/** Everything but the page, so that a late answer for other filters shows nowhere. */
function keyOf({ client, widgetId, head }: Asked) {
  return [client.session.id, 'reports', String(widgetId), 'history', historyQuery(head)];
}

/** A page of one widget's history. While it loads, the previous page stays. */
export function historyPageQuery(asked: Asked, page: number, queryClient: QueryClient) {
  const { client, widgetId, head } = asked;
  const before = newestPage(queryClient, asked);
  return queryOptions({
    ...readOptions(),
    queryKey: [...keyOf(asked), page],
    queryFn: async ({ signal }) => {
      const paging = { page, perPage: historyPageSize };
      return historyPage(await client.reports.chats(widgetId, { ...historyQuery(head), ...paging }, { signal }));
    },
    ...(before && { placeholderData: before }),
  });
}

/** The latest answer of the same history. */
function newestPage(queryClient: QueryClient, asked: Asked): HistoryPage | undefined {
  const pages = queryClient.getQueryCache().findAll({ queryKey: keyOf(asked) });
  const newest = pages.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)[0];
  return newest && queryClient.getQueryData<HistoryPage>(newest.queryKey);
}
