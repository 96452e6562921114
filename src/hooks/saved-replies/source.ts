import type { ItemShape } from '../../model/core/collection';
import { jsonEqual } from '../../model/core/json-equal';
import { isId, type Id, type Row } from '../../model/core/tolerant';
import type { SavedReply } from '../../model/entities/saved-reply';
import {
  normalizeReply,
  savedReplyValue,
  type SavedReplyFields,
} from '../../model/settings/saved-replies/saved-replies';
import type { CollectionSource } from '../editing/use-collection';
import type { Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound } from '../shared/delete-if-found';
import { listCache, savedRepliesQuery } from '../shared/lists';
import { storedAs } from '../shared/stored';

/** How a widget's replies are read and written. */
export function replySource(
  chatdeck: Chatdeck,
  widgetId: Id,
  shape: ItemShape<SavedReplyFields, 'reply'>,
): CollectionSource<SavedReply, SavedReplyFields, 'reply'> {
  const { client } = chatdeck;
  const uidOf = ({ id }: SavedReply) => String(id);
  const list = listCache(chatdeck, savedRepliesQuery(client, widgetId), uidOf);

  return {
    shape,
    uidOf,
    toItem: savedReplyValue,
    normalize: normalizeReply,
    read: list.read,
    async send({ rows, row, item }) {
      // An identical reply was created by an earlier attempt whose answer was lost.
      if (row || !rows.some((each) => says(each, item))) {
        const body = { ...row?.raw, ...item };
        const answer = await client.savedReplies.save(widgetId, body);
        const stored = { ...body, ...answer, ...storedAs(item, answer) };
        const id = row?.data.id ?? answer.id;
        if (isId(id)) await list.put({ ...stored, id });
      }
      return list.read().catch(() => list.store((shown) => shown));
    },
    async remove(uid, beforeGone) {
      await deleteIfFound(client.savedReplies.delete(widgetId, uid));
      beforeGone();
      await list.remove(uid);
      await list.read().catch(() => undefined);
    },
  };
}

function says(row: Row<SavedReply>, fields: SavedReplyFields): boolean {
  return row.status === 'ready' && jsonEqual(savedReplyValue(row.data), fields);
}
