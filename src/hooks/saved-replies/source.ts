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
import { itemLog, listCache, savedRepliesQuery } from '../shared/lists';
import { sentWay } from '../shared/save-widget';
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
  const log = itemLog(chatdeck, widgetId, 'reply');

  return {
    shape,
    uidOf,
    toItem: savedReplyValue,
    normalize: normalizeReply,
    read: list.read,
    async send({ rows, row, item, how }) {
      // An identical reply was created by an earlier attempt whose answer was lost.
      if (row || !rows.some((each) => says(each, item))) {
        const body = { ...row?.raw, ...item };
        const answer = await client.savedReplies.save(widgetId, body, { how: sentWay(how) });
        const stored = { ...body, ...answer, ...storedAs(item, answer) };
        const id = row?.data.id ?? answer.id;
        if (isId(id)) {
          await list.put({ ...stored, id });
          const before = row && savedReplyValue(row.data);
          log(how, [{ uid: String(id), before, after: savedReplyValue({ ...stored, id }) }]);
        }
      }
      return list.read().catch(() => list.store((shown) => shown));
    },
    async remove(uid, beforeGone) {
      const before = list.find(uid);
      await deleteIfFound(client.savedReplies.delete(widgetId, uid));
      log('form', [{ uid, before: before && savedReplyValue(before) }]);
      beforeGone();
      await list.remove(uid);
      await list.read().catch(() => undefined);
    },
  };
}

function says(row: Row<SavedReply>, fields: SavedReplyFields): boolean {
  return row.status === 'ready' && jsonEqual(savedReplyValue(row.data), fields);
}
