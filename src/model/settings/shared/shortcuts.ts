/** A question group of the account or a saved reply of the widget, by whose shortcut it is called in Slack. */
export interface ShortcutOwner {
  kind: 'group' | 'reply';
  uid: string;
  label: string;
}

/** Which shortcuts are in use, and by what. */
export type TakenShortcuts = ReadonlyMap<string, readonly ShortcutOwner[]>;

/** What of a group or a reply says which shortcut it has. */
interface Shortcuts {
  groups: readonly { uid: string; label: string; shortcut: string }[];
  replies: readonly { id: string | number; label: string; shortcut: string }[];
}

/** Which shortcuts the question groups and the saved replies have. */
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

/** What has a shortcut beside the group or reply that is to get it. */
export function shortcutOwner(
  taken: TakenShortcuts | undefined,
  shortcut: string,
  self: Omit<ShortcutOwner, 'label'>,
): ShortcutOwner | undefined {
  return taken?.get(foldShortcut(shortcut))?.find(({ kind, uid }) => kind !== self.kind || uid !== self.uid);
}

/** Shortcuts as they are compared: Slack knows no difference of case between them. */
export function foldShortcut(shortcut: string): string {
  return shortcut.trim().toLowerCase();
}
