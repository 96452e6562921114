import type { Id } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import { fetchFresh } from '../shared/queries';
import { savedRepliesQuery, type SavedReplyRows } from '../shared/saved-replies-query';

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
