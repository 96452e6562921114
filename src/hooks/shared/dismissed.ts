import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { useChatdeck } from './chatdeck-context';

/** The dismissed notices: they stay hidden until the page reloads. */
export function useDismissed() {
  const { client, queryClient } = useChatdeck();
  const query = dismissedQuery(client);
  const { data: dismissed } = useQuery(query, queryClient);
  return {
    dismissed,
    dismiss: (name: string) => void queryClient.setQueryData(query.queryKey, (names = []) => [...names, name]),
  };
}

/** In the cache, because components unmount when the page changes. Nothing is fetched. */
function dismissedQuery(client: Client) {
  return queryOptions({
    queryKey: [client.session.id, 'notices', 'dismissed'],
    queryFn: (): string[] => [],
    initialData: (): string[] => [],
    enabled: false,
    gcTime: Infinity,
  });
}
