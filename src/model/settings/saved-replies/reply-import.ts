import { changedNames, pickFields } from '../../core/draft';
import type { ErrorCode } from '../../core/editor';
import type { Id } from '../../core/tolerant';
import { foldShortcut, shortcutOwner, type ShortcutOwner, type TakenShortcuts } from '../shared/shortcuts';
import type { FiledFields, FiledReply, ReplyLineFault } from './reply-csv';
import type { ListedReply, ReplyStep } from './reply-job';
import { foldPhrase } from './reply-phrases';
import { blankReply, checkSavedReply, normalizeReply, savedReplyFields, type SavedReplyFields } from './saved-replies';

/** Why a line isn't imported. */
export type ReplyRefusal =
  | { code: ReplyLineFault['code'] }
  | { code: 'invalid'; field: keyof SavedReplyFields; error: ErrorCode }
  /** Another line, or without lines another reply with this text, has the same label. */
  | { code: 'duplicate'; firstLine: number | undefined; firstText: string }
  /** The list would be longer than it can be. */
  | { code: 'full' };

/** What one line of a file does. */
export interface ReplyImportLine {
  /** Where it is in the file; absent for a reply of another widget. */
  line?: number | undefined;
  label: string;
  kind: 'new' | 'changed' | 'same' | 'refused';
  /** The reply of the list that it is a version of. */
  uid?: string | undefined;
  before?: SavedReplyFields | undefined;
  after?: SavedReplyFields | undefined;
  refusal?: ReplyRefusal | undefined;
  /** What has its shortcut, which is therefore left out. */
  shortcutOwner?: Pick<ShortcutOwner, 'kind' | 'label'> | undefined;
}

interface ReplyTarget {
  /** The replies as saved. */
  listed: readonly ListedReply[];
  /** Those of the replies and of the question groups. */
  shortcuts: TakenShortcuts;
  /** How many replies there can be. */
  most: number;
}

/** A reply to import, with the line of the file if it comes from one. */
type Entry = Omit<FiledReply, 'line'> & { line?: number | undefined };

/**
 * What importing these replies would do, line by line. One with a known label is a version of that reply, which keeps
 * what the file doesn't have.
 */
export function replyImportPlan(
  filed: readonly Entry[],
  { listed, shortcuts, most }: ReplyTarget,
  faults: readonly ReplyLineFault[] = [],
): ReplyImportLine[] {
  const entries = filed.map(({ line, reply }): Entry => ({ line, reply: { ...reply, ...normalizeReply(reply) } }));
  const { matches, firsts } = matchReplies(entries, listed);
  const owners = new Map(shortcuts);
  let count = listed.length;
  const lines = entries.map((entry): ReplyImportLine => {
    const { line, reply } = entry;
    const match = matches.get(entry);
    const common = { line, label: reply.label };
    const first = firsts.get(entry);
    if (first) {
      const refusal = { code: 'duplicate', firstLine: first.line, firstText: first.reply.response } as const;
      return { ...common, kind: 'refused', refusal };
    }
    const next = versionOf(match?.fields ?? blankReply, reply);
    const owner = shortcutOwner(owners, next.shortcut, { kind: 'reply', uid: match?.uid ?? '' });
    const after = owner ? { ...next, shortcut: match?.fields.shortcut ?? '' } : next;
    const isSame = match && changedNames(match.fields, after).length === 0;
    const errors = isSame ? {} : checkSavedReply(after, () => false);
    const field = savedReplyFields.find((name) => errors[name]);
    const error = field && errors[field];
    if (field && error) return { ...common, kind: 'refused', refusal: { code: 'invalid', field, error } };
    if (!match && count >= most) return { ...common, kind: 'refused', refusal: { code: 'full' } };
    const folded = foldShortcut(after.shortcut);
    if (folded !== '') {
      owners.set(folded, [{ kind: 'reply', uid: match?.uid ?? `line ${String(line)}`, label: reply.label }]);
    }
    const note = owner && { shortcutOwner: { kind: owner.kind, label: owner.label } };
    if (!match) {
      count += 1;
      return { ...common, kind: 'new', after, ...note };
    }
    return { ...common, kind: isSame ? 'same' : 'changed', uid: match.uid, before: match.fields, after, ...note };
  });
  const refused = faults.map(({ line, label, code }): ReplyImportLine => ({
    line,
    label,
    kind: 'refused',
    refusal: { code },
  }));
  return [...lines, ...refused].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** The steps of an import. */
export function importSteps(widgetId: Id, lines: readonly ReplyImportLine[]): ReplyStep[] {
  const steps = (kind: ReplyImportLine['kind']) =>
    lines.filter((line) => line.kind === kind).map(({ uid, before, after }) => ({ widgetId, uid, before, after }));
  return [...steps('changed'), ...steps('new')];
}

/** The stored reply with what the file changes: not what differs only in how it is written. */
function versionOf(stored: SavedReplyFields, reply: FiledFields): SavedReplyFields {
  return { ...stored, ...pickFields({ ...stored, ...reply }, differingNames(stored, reply)) };
}

function differingNames(stored: SavedReplyFields, reply: FiledFields): (keyof SavedReplyFields)[] {
  const written = { ...stored, ...normalizeReply(stored) };
  return changedNames(written, { ...written, ...reply });
}

/** The stored reply that each entry is a version of, and for those that repeat a label the entry that has it first. */
function matchReplies(entries: readonly Entry[], listed: readonly ListedReply[]) {
  const byLabel = new Map<string, ListedReply[]>();
  for (const reply of listed) {
    const folded = foldPhrase(reply.fields.label);
    const known = byLabel.get(folded);
    if (known) known.push(reply);
    else byLabel.set(folded, [reply]);
  }
  const matches = new Map<Entry, ListedReply>();
  const taken = new Set<ListedReply>();
  const rest: [folded: string, entry: Entry][] = [];
  const unchanged = new Map<string, Entry>();
  // Several replies can have one label, so those that are as stored are found first.
  for (const entry of entries) {
    const folded = foldPhrase(entry.reply.label);
    const equal = byLabel.get(folded)?.filter(({ fields }) => differingNames(fields, entry.reply).length === 0) ?? [];
    const match = equal.find((reply) => !taken.has(reply)) ?? equal[0];
    if (!match) {
      rest.push([folded, entry]);
      continue;
    }
    matches.set(entry, match);
    taken.add(match);
    if (!unchanged.has(folded)) unchanged.set(folded, entry);
  }
  const changed = new Map<string, Entry>();
  const firsts = new Map<Entry, Entry>();
  for (const [folded, entry] of rest) {
    if (folded === '') continue;
    const match = byLabel.get(folded)?.find((reply) => !taken.has(reply));
    const first = changed.get(folded) ?? (match ? undefined : unchanged.get(folded));
    if (first) {
      firsts.set(entry, first);
      continue;
    }
    changed.set(folded, entry);
    if (!match) continue;
    matches.set(entry, match);
    taken.add(match);
  }
  return { matches, firsts };
}
