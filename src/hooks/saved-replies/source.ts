import type { ItemShape } from '../../model/core/collection';
import { jsonEqual } from '../../model/core/json-equal';
import { isId, type Id, type ReadyRow } from '../../model/core/tolerant';
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
import { storedAs } from '../shared/stored';
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
    async send({ rows, row, item }) {
      // An identical reply was created by an earlier attempt whose answer was lost.
      if (row || !rows.some((each) => says(each, item))) {
        const body = { ...row?.raw, ...item };
        const answer = await savedReplies.save(widgetId, body);
        const stored = { ...body, ...answer, ...storedAs(item, answer) };
        const id = row?.data.id ?? answer.id;
        if (isId(id)) await store((shown) => withReply(shown, { ...stored, id }));
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

function withReply(rows: SavedReplyRows, reply: SavedReply): SavedReplyRows {
  const stored: ReadyRow<SavedReply> = { status: 'ready', data: reply, raw: { ...reply } };
  const at = rows.findIndex((row) => isReply(row, String(reply.id)));
  return at < 0 ? [...rows, stored] : rows.with(at, stored);
}

function isReply(row: SavedReplyRows[number], uid: string): row is ReadyRow<SavedReply> {
  return row.status === 'ready' && String(row.data.id) === uid;
}

function says(row: SavedReplyRows[number], fields: SavedReplyFields): boolean {
  return row.status === 'ready' && jsonEqual(savedReplyValue(row.data), fields);
}
