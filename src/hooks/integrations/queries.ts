import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { Id } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import { fetchFresh, readOptions } from '../shared/queries';

/** Who was added to a widget. `enabled` keeps the call from who may not ask. */
export function botUsersQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'bot-users'],
    queryFn: ({ signal }) => client.bots.list(widgetId, { signal }),
    enabled,
  });
}

/** Reads who was added anew, behind the list that is shown. */
export function readBotUsers(chatdeck: Chatdeck, widgetId: Id) {
  return fetchFresh(chatdeck, botUsersQuery(chatdeck.client, widgetId));
}
