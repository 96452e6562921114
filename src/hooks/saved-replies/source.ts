import type { ItemShape } from '../../model/collection/collection';
import { jsonEqual } from '../../model/core/json-equal';
import type { ChangeWay } from '../../model/core/draft';
import { isId, readyRows, type Id, type ReadyRow } from '../../model/core/tolerant';
import type { SavedReply } from '../../model/entities/saved-reply';
import {
  normalizeReply,
  savedReplyValue,
  type SavedReplyFields,
} from '../../model/settings/saved-replies/saved-replies';
import type { CollectionSource } from '../editing/use-collection';
import type { Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound } from '../shared/if-found';
import { itemLog, listCache } from '../shared/lists';
import { savedRepliesQuery } from '../shared/queries';
import { sentWay } from '../shared/save-widget';
import { storedAs } from '../shared/stored';

interface ReplyStore {
  /** The newest copy; absent for a new reply. */
  row: ReadyRow<SavedReply> | undefined;
  item: SavedReplyFields;
  how: ChangeWay;
}

/** The calls that change a widget's replies, one by one, and what they do to the loaded list and the change log. */
export function replyWrites(chatdeck: Chatdeck, widgetId: Id) {
  const { client } = chatdeck;
  const list = listCache(chatdeck, savedRepliesQuery(client, widgetId), uidOfReply);
  const log = itemLog(chatdeck, widgetId, 'reply');
  return {
    list,
    log,
    /** Creates or replaces a reply, and returns it as stored. Without its ID, the list has to be read again. */
    async store({ row, item, how }: ReplyStore): Promise<SavedReply | undefined> {
      const body = { ...row?.raw, ...item };
      const before = row && savedReplyValue(row.data);
      // The server names a new one.
      const sent = row ? [{ uid: uidOfReply(row.data), before, after: item }] : [];
      const answer = await log.sending(how, sent, () =>
        client.savedReplies.save(widgetId, body, { how: sentWay(how) }),
      );
      const stored = { ...body, ...answer, ...storedAs(item, answer) };
      const id = row?.data.id ?? answer.id;
      if (!isId(id)) return undefined;
      await list.put({ ...stored, id });
      log.note(how, [{ uid: String(id), before, after: savedReplyValue({ ...stored, id }) }]);
      return { ...stored, id };
    },
    /** `beforeGone` ends its draft before it leaves the list. */
    async remove(uid: string, how: ChangeWay, beforeGone: () => void): Promise<void> {
      const before = list.find(uid);
      await deleteIfFound(client.savedReplies.delete(widgetId, uid));
      log.note(how, [{ uid, before: before && savedReplyValue(before) }]);
      beforeGone();
      await list.remove(uid);
    },
  };
}

function uidOfReply({ id }: SavedReply): string {
  return String(id);
}

/** How a widget's replies are read and written. */
export function replySource(
  chatdeck: Chatdeck,
  widgetId: Id,
  shape: ItemShape<SavedReplyFields, 'reply'>,
): CollectionSource<SavedReply, SavedReplyFields, 'reply'> {
  const { list, log, store, remove } = replyWrites(chatdeck, widgetId);
  return {
    shape,
    uidOf: uidOfReply,
    toItem: savedReplyValue,
    normalize: normalizeReply,
    read: list.read,
    async send({ rows, row, item, how }) {
      const shown = readyRows(rows).map((reply) => ({ uid: uidOfReply(reply), after: savedReplyValue(reply) }));
      log.settle(shown);
      const made = row ? undefined : shown.find(({ after }) => jsonEqual(after, item));
      // An identical reply was created by an earlier attempt whose answer was lost.
      if (made) log.note(how, [made]);
      const stored = made ? undefined : await store({ row, item, how });
      const rowsNow = await list.read().catch(() => list.store((known) => known));
      return { rows: rowsNow, uid: made?.uid ?? (stored && uidOfReply(stored)) };
    },
    async remove(uid, beforeGone) {
      await remove(uid, 'form', beforeGone);
      await list.read().catch(() => undefined);
    },
  };
}
