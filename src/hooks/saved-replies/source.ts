import type { ItemShape } from '../../model/core/collection';
import { jsonEqual } from '../../model/core/json-equal';
import type { Id, ReadyRow } from '../../model/core/tolerant';
import type { SavedReply } from '../../model/entities/saved-reply';
import {
  normalizeReply,
  savedReplyValue,
  type SavedReplyFields,
} from '../../model/settings/saved-replies/saved-replies';
import type { CollectionSource } from '../editing/use-collection';
import type { Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound } from '../shared/delete-if-found';
import type { SavedReplyRows } from '../shared/saved-replies-query';
import { readSavedReplies, storeSavedReplies } from './queries';

/** How a widget's replies are read and written. */
export function replySource(
  chatdeck: Chatdeck,
  widgetId: Id,
  shape: ItemShape<SavedReplyFields, 'reply'>,
): CollectionSource<SavedReply, SavedReplyFields, 'reply'> {
  const { savedReplies } = chatdeck.client;
  const read = () => readSavedReplies(chatdeck, widgetId);
  const store = (change: (rows: SavedReplyRows) => SavedReplyRows) => storeSavedReplies(chatdeck, widgetId, change);

  return {
    shape,
    uidOf: ({ id }) => String(id),
    toItem: savedReplyValue,
    normalize: normalizeReply,
    read,
    async send({ rows, row, item, patch }) {
      if (row) {
        const body = { ...row.raw, ...savedReplyValue(row.data), ...patch, id: row.data.id };
        await savedReplies.save(widgetId, body);
        const stored: ReadyRow<SavedReply> = { status: 'ready', data: { ...row.data, ...patch }, raw: { ...body } };
        await store((shown) => shown.map((each) => (isReply(each, String(row.data.id)) ? stored : each)));
      } else if (!rows.some((each) => says(each, item))) {
        // An identical reply was created by an earlier attempt whose answer was lost.
        await savedReplies.save(widgetId, { ...item });
      }
      return read().catch(() => store((shown) => shown));
    },
    async remove(uid, beforeGone) {
      await deleteIfFound(savedReplies.delete(widgetId, uid));
      beforeGone();
      await store((rows) => rows.filter((row) => !isReply(row, uid)));
      await read().catch(() => undefined);
    },
  };
}

function isReply(row: SavedReplyRows[number], uid: string): row is ReadyRow<SavedReply> {
  return row.status === 'ready' && String(row.data.id) === uid;
}

function says(row: SavedReplyRows[number], fields: SavedReplyFields): boolean {
  return row.status === 'ready' && jsonEqual(savedReplyValue(row.data), fields);
}
