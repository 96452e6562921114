import type { Id } from '../../core/tolerant';
import type { ListedReply, ReplyStep } from './reply-job';
import type { SavedReplyFields, SavedReplyRow } from './saved-replies';

/** A reply as last saved. */
export function savedOf({ saved, value }: SavedReplyRow): SavedReplyFields {
  return saved ?? value;
}

/** Deletes these replies. */
export function deletionSteps(widgetId: Id, rows: readonly SavedReplyRow[]): ReplyStep[] {
  return rows.map((row) => ({ widgetId, uid: row.uid, before: savedOf(row) }));
}

/** Turns automatic sending of these replies on or off, where it isn't yet. */
export function autoSendSteps(widgetId: Id, rows: readonly SavedReplyRow[], autoSend: boolean): ReplyStep[] {
  return rows.flatMap((row) => {
    const before = savedOf(row);
    return before.autoSend === autoSend ? [] : [{ widgetId, uid: row.uid, before, after: { ...before, autoSend } }];
  });
}

/** The replies as last saved. */
export function listedReplies(rows: readonly SavedReplyRow[]): ListedReply[] {
  return rows.filter(({ status }) => status === 'saved').map((row) => ({ uid: row.uid, fields: savedOf(row) }));
}
