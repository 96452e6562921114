import { foldShortcut, shortcutOwner, takenShortcuts, type ShortcutOwner } from '../../model/settings/shared/shortcuts';
import { Refusal } from '../base/refusal';
import type { QuestionGroupRecord, SavedReplyRecord } from '../contract/records';

/** A question group or saved reply that is about to get a shortcut. */
interface Wanted extends Pick<ShortcutOwner, 'kind' | 'uid'> {
  shortcut: string;
  /** Its current shortcut; absent for a new one. */
  stored: string | undefined;
}

/** Rejects a shortcut that is already in use. A stored duplicate may stay. */
export function checkShortcut(
  { kind, uid, shortcut, stored }: Wanted,
  groups: readonly QuestionGroupRecord[],
  replies: readonly SavedReplyRecord[],
): void {
  if (stored !== undefined && foldShortcut(stored) === foldShortcut(shortcut)) return;
  const owner = shortcutOwner(takenShortcuts({ groups, replies }), shortcut, { kind, uid });
  if (!owner) return;
  const name = `The ${owner.kind === 'group' ? 'question group' : 'saved reply'} “${owner.label}”`;
  throw new Refusal(400, 'taken', `${name} uses this shortcut.`, 'shortcut');
}
