/** Keys that are pressed together. */
export interface Chord {
  /** A letter by what it types, or its position on keyboards of other scripts; other keys by name. */
  key: string;
  /** Ctrl, or ⌘ on a Mac. */
  mod?: true;
  /** Ctrl everywhere. */
  ctrl?: true;
  alt?: true;
  shift?: true;
}

/** Every keyboard shortcut. Handlers, hints, and the list of shortcuts read them here. */
export const shortcuts = {
  search: [{ key: 'k', mod: true }],
  shortcuts: [{ key: '?' }],
  save: [{ key: 's', mod: true }],
  undo: [{ key: 'z', mod: true }],
  redo: [
    { key: 'z', mod: true, shift: true },
    { key: 'y', ctrl: true },
  ],
  review: [{ key: 'r', alt: true, shift: true }],
  restoreSaved: [{ key: 'u', alt: true, shift: true }],
  restoreDefault: [{ key: 'd', alt: true, shift: true }],
  nextChat: [{ key: 'j' }, { key: 'ArrowDown' }],
  previousChat: [{ key: 'k' }, { key: 'ArrowUp' }],
  selectAll: [{ key: 'a', mod: true }],
  selectRange: [{ key: 'ArrowDown', shift: true }],
  selectNone: [{ key: 'Escape' }],
  moveUp: [{ key: 'ArrowUp', alt: true }],
  moveDown: [{ key: 'ArrowDown', alt: true }],
} as const satisfies Record<string, readonly Chord[]>;
export type ShortcutName = keyof typeof shortcuts;

/** Keys of a line in a tree of texts, which lists them itself. In a text, its letters are typed. */
export const lineKeys = {
  addLine: [{ key: 'Enter' }],
  indent: [{ key: 'Tab' }],
  outdent: [{ key: 'Tab', shift: true }],
  leaveText: [{ key: 'Escape' }],
  editLine: [{ key: 'Enter' }, { key: 'F2' }],
  indentRow: [{ key: 'ArrowRight', alt: true }],
  outdentRow: [{ key: 'ArrowLeft', alt: true }],
  addBelow: [{ key: 'a' }],
  askQuestion: [{ key: 'q' }],
  goToNext: [{ key: 'n' }],
  showForm: [{ key: 'f' }],
  giveReply: [{ key: 'r' }],
  openChat: [{ key: 'c' }],
  duplicate: [{ key: 'd' }],
  tryLine: [{ key: 't' }],
  leaveList: [{ key: 'Tab' }],
  removeLine: [{ key: 'Delete' }, { key: 'Backspace' }],
} as const satisfies Record<string, readonly Chord[]>;
export type LineKeyName = keyof typeof lineKeys;

const allKeys: Record<ShortcutName | LineKeyName, readonly Chord[]> = { ...shortcuts, ...lineKeys };

type KeyEvent = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether these are the keys of the shortcut. */
export function isShortcut(event: KeyEvent, name: ShortcutName | LineKeyName): boolean {
  return chordsOf(name).some((chord) => isChord(event, chord));
}

export function chordsOf(name: ShortcutName | LineKeyName): readonly Chord[] {
  return allKeys[name];
}

function isChord(event: KeyEvent, { key, mod, ctrl, alt, shift }: Chord): boolean {
  const isLetter = /^[a-z]$/.test(key);
  if ((isLetter ? letterOf(event) : event.key) !== key || event.altKey !== Boolean(alt)) return false;
  // A character like `?` may take Shift.
  if (event.shiftKey !== Boolean(shift) && (isLetter || key.length > 1)) return false;
  if (mod) return event.ctrlKey || event.metaKey;
  return event.ctrlKey === Boolean(ctrl) && !event.metaKey;
}

/** A key's letter, by its position if it types another script or a special character (Option on a Mac). */
function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = /^[a-z]$/i.test(key) ? key : code.replace('Key', '');
  return letter.toLowerCase();
}

/** For `aria-keyshortcuts`: `Alt+Shift+R`. */
export function ariaKeys(name: ShortcutName): string {
  return chordsOf(name).flatMap(ariaChords).join(' ');
}

function ariaChords({ key, mod, ctrl, alt, shift }: Chord): string[] {
  const written = key.length === 1 ? key.toUpperCase() : key;
  const rest = [alt && 'Alt', shift && 'Shift', written].filter(Boolean).join('+');
  if (mod) return [`Control+${rest}`, `Meta+${rest}`];
  return [ctrl ? `Control+${rest}` : rest];
}
