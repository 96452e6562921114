import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { SavedReply } from '../../model/entities/saved-reply';
import type { Id, Row } from '../../model/core/tolerant';
import { readOptions } from './queries';

export type SavedReplyRows = Row<SavedReply>[];

/** A widget's replies. `enabled` prevents unneeded calls. */
export function savedRepliesQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'saved-replies'],
    queryFn: ({ signal }) => client.savedReplies.list(widgetId, { signal }),
    enabled,
  });
}
