import type { ItemShape } from '../../model/core/collection';
import { jsonEqual } from '../../model/core/json-equal';
import { isId, readyRows, type Id } from '../../model/core/tolerant';
import type { SavedReply } from '../../model/entities/saved-reply';
import {
  normalizeReply,
  savedReplyValue,
  type SavedReplyFields,
} from '../../model/settings/saved-replies/saved-replies';
import type { CollectionSource } from '../editing/use-collection';
import type { Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound } from '../shared/if-found';
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
      const shown = readyRows(rows).map((reply) => ({ uid: String(reply.id), after: savedReplyValue(reply) }));
      log.settle(shown);
      const made = row ? undefined : shown.find(({ after }) => jsonEqual(after, item));
      // An identical reply was created by an earlier attempt whose answer was lost.
      if (made) log.note(how, [made]);
      else {
        const body = { ...row?.raw, ...item };
        const before = row && savedReplyValue(row.data);
        // The server names a new one.
        const sent = row ? [{ uid: String(row.data.id), before, after: item }] : [];
        const answer = await log.sending(how, sent, () =>
          client.savedReplies.save(widgetId, body, { how: sentWay(how) }),
        );
        const stored = { ...body, ...answer, ...storedAs(item, answer) };
        const id = row?.data.id ?? answer.id;
        if (isId(id)) {
          await list.put({ ...stored, id });
          log.note(how, [{ uid: String(id), before, after: savedReplyValue({ ...stored, id }) }]);
        }
      }
      return list.read().catch(() => list.store((known) => known));
    },
    async remove(uid, beforeGone) {
      const before = list.find(uid);
      await deleteIfFound(client.savedReplies.delete(widgetId, uid));
      log.note('form', [{ uid, before: before && savedReplyValue(before) }]);
      beforeGone();
      await list.remove(uid);
      await list.read().catch(() => undefined);
    },
  };
}
