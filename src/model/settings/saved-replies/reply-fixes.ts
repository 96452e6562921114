import type { Id } from '../../core/tolerant';
import type { ReplyStep } from './reply-job';
import { foldPhrase, joinPhrases, splitPhrases } from './reply-phrases';
import { savedOf } from './reply-steps';
import type { SavedReplyFields, SavedReplyRow } from './saved-replies';

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
