import type { Id } from '../../model/core/tolerant';
import type { Chatdeck } from '../shared/chatdeck-context';
import { fetchFresh } from '../shared/queries';
import { savedRepliesQuery, type SavedReplyRows } from '../shared/saved-replies-query';

/** Refetches the replies and shows them. */
export function readSavedReplies(chatdeck: Chatdeck, widgetId: Id): Promise<SavedReplyRows> {
  return fetchFresh(chatdeck, savedRepliesQuery(chatdeck.client, widgetId));
}

/** Updates the cached replies. A read in flight started earlier, and must not undo it. */
export async function storeSavedReplies(
  { client, queryClient }: Chatdeck,
  widgetId: Id,
  change: (rows: SavedReplyRows) => SavedReplyRows,
): Promise<SavedReplyRows> {
  const { queryKey } = savedRepliesQuery(client, widgetId);
  await queryClient.cancelQueries({ queryKey });
  return queryClient.setQueryData(queryKey, (rows) => change(rows ?? [])) ?? [];
}
