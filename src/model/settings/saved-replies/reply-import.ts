import { changedNames } from '../../core/draft';
import type { ErrorCode } from '../../core/editor';
import { jsonEqual } from '../../core/json-equal';
import { matchItems } from '../shared/match-items';
import type { Id } from '../../core/tolerant';
import { foldShortcut, shortcutOwner, type ShortcutOwner, type TakenShortcuts } from '../shared/shortcuts';
import type { FiledReply, ReplyLineFault } from './reply-csv';
import type { ListedReply, ReplyStep } from './reply-job';
import { foldPhrase } from './reply-phrases';
import { checkSavedReply, normalizeReply, savedReplyFields, type SavedReplyFields } from './saved-replies';

/** Why a line isn't imported. */
export type ReplyRefusal =
  | { code: ReplyLineFault['code'] }
  | { code: 'invalid'; field: keyof SavedReplyFields; error: ErrorCode }
  /** An earlier line has the same label. */
  | { code: 'duplicate'; firstLine: number }
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

/** What importing these replies would do, line by line. One with a known label is a version of that reply. */
export function replyImportPlan(
  filed: readonly (Omit<FiledReply, 'line'> & { line?: number | undefined })[],
  { listed, shortcuts, most }: ReplyTarget,
  faults: readonly ReplyLineFault[] = [],
): ReplyImportLine[] {
  const entries = filed.map(({ line, reply }) => ({ line, reply: { ...reply, ...normalizeReply(reply) } }));
  const firsts = new Map<string, number | undefined>();
  const isSecond = ({ line, reply }: (typeof entries)[number]) => {
    const folded = foldPhrase(reply.label);
    if (folded === '' || !firsts.has(folded)) {
      firsts.set(folded, line);
      return false;
    }
    return true;
  };
  const seconds = new Set(entries.filter(isSecond));
  const matches = matchItems(
    entries.filter((entry) => !seconds.has(entry)),
    listed,
    [
      ({ reply }, { fields }) => jsonEqual(reply, fields),
      ({ reply }, { fields }) => foldPhrase(reply.label) === foldPhrase(fields.label) && reply.label !== '',
    ],
  );
  const owners = new Map(shortcuts);
  let count = listed.length;
  const lines = entries.map((entry): ReplyImportLine => {
    const { line, reply } = entry;
    const match = matches.get(entry);
    const common = { line, label: reply.label };
    if (seconds.has(entry)) {
      return {
        ...common,
        kind: 'refused',
        refusal: { code: 'duplicate', firstLine: firsts.get(foldPhrase(reply.label)) ?? 0 },
      };
    }
    const owner = shortcutOwner(owners, reply.shortcut, { kind: 'reply', uid: match?.uid ?? '' });
    const after = owner ? { ...reply, shortcut: match?.fields.shortcut ?? '' } : reply;
    const errors = checkSavedReply(after, () => false);
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
    const isSame = changedNames(match.fields, after).length === 0;
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
