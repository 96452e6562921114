import type { TakenShortcuts, ShortcutOwner } from '../shared/shortcuts';
import { replyDuplicates, type ReplyDuplicate } from './reply-duplicates';
import { phraseCollisions, type PhraseCollision } from './reply-match';
import type { SavedReplyRow } from './saved-replies';

/** What is wrong among several replies, or among replies and question groups. */
export type ReplyIssue =
  | ({ kind: 'phrase' } & PhraseCollision)
  | ({ kind: 'duplicate' } & ReplyDuplicate)
  | { kind: 'shortcut'; shortcut: string; owners: readonly ShortcutOwner[] };

/** The issues of a list as shown: shortcuts used twice first, then the same texts, then trigger phrases. */
export function replyIssues(
  rows: readonly Pick<SavedReplyRow, 'uid' | 'value'>[],
  shortcuts: TakenShortcuts = new Map(),
  findDuplicates = replyDuplicates,
): ReplyIssue[] {
  const twice = [...shortcuts].filter(([, owners]) => owners.length > 1);
  const texts = rows.map(({ uid, value: { response } }) => ({ uid, response }));
  const phrases = rows.map(({ uid, value: { triggerPhrases, autoSend } }) => ({ uid, triggerPhrases, autoSend }));
  return [
    ...twice.map(([shortcut, owners]): ReplyIssue => ({ kind: 'shortcut', shortcut, owners })),
    ...findDuplicates(texts).map((one): ReplyIssue => ({ kind: 'duplicate', ...one })),
    ...phraseCollisions(phrases).map((one): ReplyIssue => ({ kind: 'phrase', ...one })),
  ];
}
