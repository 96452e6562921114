import { queryOptions } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../../client/create-client';
import { toProblem } from '../../model/core/problem';
import { isConnectionExpired } from '../../model/places/connection';
import type { Id } from '../../model/core/tolerant';
import { useChatdeck } from './chatdeck-context';
import { readOptions } from './queries';

/** Everyone in a widget's workspace. `enabled` prevents calls that aren't allowed. */
export function teamUsersQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'team-users'],
    queryFn: ({ signal }) => client.team.list(widgetId, { signal }),
    enabled,
  });
}

/** The Ids of widgets whose connection Slack rejected in the latest request, as text. Fetches nothing itself. */
export function useExpiredConnections(): ReadonlySet<string> {
  const { client, queryClient } = useChatdeck();
  const cache = queryClient.getQueryCache();
  // A single string, so that the snapshot stays the same until something changes.
  const ids = useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache
        .findAll({ queryKey: [client.session.id, 'widgets'] })
        .filter(({ queryKey, state: { error } }) => {
          return queryKey[3] === 'team-users' && error !== null && isConnectionExpired(toProblem(error));
        })
        .map(({ queryKey }) => String(queryKey[2]))
        .join(' '),
    () => '',
  );
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}
