import type { Id } from '../../core/tolerant';
import type { ReplyStep } from './reply-job';
import { foldPhrase, joinPhrases, splitPhrases } from './reply-phrases';
import { savedOf } from './reply-steps';
import { checkSavedReply, type SavedReplyFields, type SavedReplyRow } from './saved-replies';

/** Whether a fix can change the reply: with unsaved changes, its form decides. */
export function isFixable({ status, hasDraft }: SavedReplyRow): boolean {
  return status === 'saved' && !hasDraft;
}

/** Removes a trigger phrase from a reply. */
export function withoutPhraseSteps(widgetId: Id, row: SavedReplyRow, phrase: string): ReplyStep[] {
  const before = savedOf(row);
  const left = splitPhrases(before.triggerPhrases).filter((each) => foldPhrase(each) !== foldPhrase(phrase));
  return [{ widgetId, uid: row.uid, before, after: { ...before, triggerPhrases: joinPhrases(left) } }];
}

/** Removes the shortcut of a reply. */
export function withoutShortcutSteps(widgetId: Id, row: SavedReplyRow): ReplyStep[] {
  const before = savedOf(row);
  return [{ widgetId, uid: row.uid, before, after: { ...before, shortcut: '' } }];
}

/** Why two replies aren't merged: unsaved changes, different ways of sending, or a result that can't be saved. */
export type MergeBlocker = 'draft' | 'autoSend' | 'invalid';

/** What keeps `gone` from being merged into `kept`. */
export function mergeBlocker(kept: SavedReplyRow, gone: SavedReplyRow): MergeBlocker | undefined {
  if (!isFixable(kept) || !isFixable(gone)) return 'draft';
  // What operators were only offered would be sent to visitors, or the other way around.
  if (savedOf(kept).autoSend !== savedOf(gone).autoSend) return 'autoSend';
  const results = mergeSteps('', kept, gone).flatMap(({ after }) => after ?? []);
  const isValid = (merged: SavedReplyFields) => Object.keys(checkSavedReply(merged, () => false)).length === 0;
  return results.every(isValid) ? undefined : 'invalid';
}

/** Deletes `gone`, whose trigger phrases move to `kept`, and its shortcut as well if `kept` has none. */
export function mergeSteps(widgetId: Id, kept: SavedReplyRow, gone: SavedReplyRow): ReplyStep[] {
  const before = savedOf(kept);
  const other = savedOf(gone);
  const merged: SavedReplyFields = {
    ...before,
    triggerPhrases: joinPhrases([before.triggerPhrases, other.triggerPhrases]),
  };
  const hasNew = merged.triggerPhrases !== joinPhrases([before.triggerPhrases]);
  const after = hasNew ? merged : before;
  return [
    ...(hasNew ? [{ widgetId, uid: kept.uid, before, after }] : []),
    { widgetId, uid: gone.uid, before: other },
    // Only now is it free.
    ...(before.shortcut === '' && other.shortcut !== ''
      ? [{ widgetId, uid: kept.uid, before: after, after: { ...after, shortcut: other.shortcut } }]
      : []),
  ];
}
