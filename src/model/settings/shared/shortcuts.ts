/** A question group of the account or a saved reply of the widget, used in Slack by its shortcut. */
export interface ShortcutOwner {
  kind: 'group' | 'reply';
  uid: string;
  label: string;
}

/** The shortcuts in use, and their owners. */
export type TakenShortcuts = ReadonlyMap<string, readonly ShortcutOwner[]>;

/** The parts of groups and replies that determine their shortcuts. */
interface Shortcuts {
  groups: readonly { uid: string; label: string; shortcut: string }[];
  replies: readonly { id: string | number; label: string; shortcut: string }[];
}

/** The shortcuts of all question groups and saved replies. */
export function takenShortcuts({ groups, replies }: Shortcuts): TakenShortcuts {
  const taken = new Map<string, ShortcutOwner[]>();
  const add = (shortcut: string, owner: ShortcutOwner) => {
    const folded = foldShortcut(shortcut);
    if (folded !== '') taken.set(folded, [...(taken.get(folded) ?? []), owner]);
  };
  for (const { id, label, shortcut } of replies) add(shortcut, { kind: 'reply', uid: String(id), label });
  for (const { uid, label, shortcut } of groups) add(shortcut, { kind: 'group', uid, label });
  return taken;
}

/** Another group or reply that already has the shortcut. */
export function shortcutOwner(
  taken: TakenShortcuts | undefined,
  shortcut: string,
  self: Omit<ShortcutOwner, 'label'>,
): ShortcutOwner | undefined {
  return taken?.get(foldShortcut(shortcut))?.find(({ kind, uid }) => kind !== self.kind || uid !== self.uid);
}

/** Normalizes a shortcut for comparison: Slack ignores case. */
export function foldShortcut(shortcut: string): string {
  return shortcut.trim().toLowerCase();
}
