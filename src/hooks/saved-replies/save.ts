import { deleteIfFound } from '../shared/delete-if-found';
import { findConflicts, rebaseDraft, type Draft } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import { makeProblem, problemError } from '../../model/core/problem';
import { savedReplyValue, type SavedReplyFields } from '../../model/settings/saved-replies/saved-replies';
import {
  flattenReplies,
  patchOf,
  replyUidsOf,
  unflattenReply,
  type FlatReplies,
} from '../../model/settings/saved-replies/drafts';
import { readyRows, type Id, type ReadyRow } from '../../model/core/tolerant';
import type { SavedReply } from '../../model/entities/saved-reply';
import type { Chatdeck } from '../shared/chatdeck-context';
import { readSavedReplies, storeSavedReplies, type SavedReplyRows } from './queries';

interface SaveReplyInput {
  widgetId: Id;
  draft: Draft<FlatReplies>;
  /** What this person sent earlier without an answer: it may be the newest copy. */
  sentBefore: readonly Partial<FlatReplies>[];
}

/**
 * Reads the newest replies, lays the draft of one over its newest copy, saves it and reads them again. Rejects with a
 * `conflict` where somebody else has changed one of the same fields.
 */
export function saveReply(chatdeck: Chatdeck, input: SaveReplyInput): Promise<FlatReplies> {
  const { widgetId, draft, sentBefore } = input;
  return chatdeck.saveQueue(queueOf(widgetId), async () => {
    const rows = await readSavedReplies(chatdeck, widgetId);
    const newest = flattenReplies(readyRows(rows));
    const rebased = rebaseDraft(draft, newest, { sent: sentBefore });
    const [uid = ''] = replyUidsOf(draft.patch);
    const row = rows.find((each) => isReply(each, uid));
    if (row && Object.keys(findConflicts(rebased, newest)).length > 0) throw problemError(makeProblem('conflict'));

    const fields = unflattenReply({ ...newest, ...draft.patch }, uid);
    if (row) await replace(chatdeck, widgetId, row, patchOf(draft.patch, uid));
    // One that is there as it is was made by an earlier try whose answer was lost.
    else if (!rows.some((each) => says(each, fields))) await chatdeck.client.savedReplies.save(widgetId, { ...fields });
    const stored = await readSavedReplies(chatdeck, widgetId).catch(() => storeSavedReplies(chatdeck, widgetId, same));
    return flattenReplies(readyRows(stored));
  });
}

async function replace(chatdeck: Chatdeck, widgetId: Id, row: ReadyRow<SavedReply>, patch: Partial<SavedReplyFields>) {
  const body = { ...row.raw, ...savedReplyValue(row.data), ...patch, id: row.data.id };
  await chatdeck.client.savedReplies.save(widgetId, body);
  const stored: ReadyRow<SavedReply> = { status: 'ready', data: { ...row.data, ...patch }, raw: { ...body } };
  await storeSavedReplies(chatdeck, widgetId, (shown) =>
    shown.map((each) => (isReply(each, String(row.data.id)) ? stored : each)),
  );
}

interface DeleteReplyInput {
  widgetId: Id;
  uid: string;
  /** Between the server's answer and the reply's end here: what was not saved of it goes first. */
  beforeGone(): void;
}

export function deleteReply(chatdeck: Chatdeck, { widgetId, uid, beforeGone }: DeleteReplyInput): Promise<void> {
  return chatdeck.saveQueue(queueOf(widgetId), async () => {
    await deleteIfFound(chatdeck.client.savedReplies.delete(widgetId, uid));
    beforeGone();
    await storeSavedReplies(chatdeck, widgetId, (rows) => rows.filter((row) => !isReply(row, uid)));
    await readSavedReplies(chatdeck, widgetId).catch(() => undefined);
  });
}

/** The replies of a widget are saved and deleted one after the other. */
function queueOf(widgetId: Id): string {
  return `saved-replies ${widgetId}`;
}

function same(rows: SavedReplyRows): SavedReplyRows {
  return rows;
}

function isReply(row: SavedReplyRows[number], uid: string): row is ReadyRow<SavedReply> {
  return row.status === 'ready' && String(row.data.id) === uid;
}

function says(row: SavedReplyRows[number], fields: SavedReplyFields): boolean {
  return row.status === 'ready' && jsonEqual(savedReplyValue(row.data), fields);
}
