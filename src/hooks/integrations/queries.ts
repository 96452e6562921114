import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { Id } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import { fetchFresh, readOptions } from '../shared/queries';

/** The added users and bots. `enabled` prevents the call for those who may not make it. */
export function botUsersQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'bot-users'],
    queryFn: ({ signal }) => client.bots.list(widgetId, { signal }),
    enabled,
  });
}

/** Refetches the added users and bots in the background. */
export function readBotUsers(chatdeck: Chatdeck, widgetId: Id) {
  return fetchFresh(chatdeck, botUsersQuery(chatdeck.client, widgetId));
}
