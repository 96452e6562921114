import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { SavedReply } from '../../model/entities/saved-reply';
import { readyRows, type Id, type Row } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import { fetchFresh, readOptions } from '../shared/queries';
import { questionGroupsQuery, type QuestionGroupRows } from '../shared/question-groups-query';

export type SavedReplyRows = Row<SavedReply>[];

/** The replies of a widget. `enabled` keeps the call from who needs none. */
export function savedRepliesQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'saved-replies'],
    queryFn: ({ signal }) => client.savedReplies.list(widgetId, { signal }),
    enabled,
  });
}

/** The shortcuts of the account's question groups, which replies may not have as well. */
export function groupShortcutsQuery(client: Client, widgetId: Id, enabled: boolean) {
  return queryOptions({ ...questionGroupsQuery(client, widgetId, enabled), select: shortcutsOf });
}

function shortcutsOf(rows: QuestionGroupRows): string[] {
  return readyRows(rows).map(({ shortcut }) => shortcut);
}

/** Reads the replies anew, and shows them. */
export function readSavedReplies(chatdeck: Chatdeck, widgetId: Id): Promise<SavedReplyRows> {
  return fetchFresh(chatdeck, savedRepliesQuery(chatdeck.client, widgetId));
}

/** Changes the replies that are shown. A read that is on its way was asked before, and does not undo it. */
export async function storeSavedReplies(
  { client, queryClient }: Chatdeck,
  widgetId: Id,
  change: (rows: SavedReplyRows) => SavedReplyRows,
): Promise<SavedReplyRows> {
  const { queryKey } = savedRepliesQuery(client, widgetId);
  await queryClient.cancelQueries({ queryKey });
  return queryClient.setQueryData(queryKey, (rows) => change(rows ?? [])) ?? [];
}
