import type { FlatItems, ItemShape, ItemStatus, LeftItems } from '../../collection/collection';
import type { Editor, ErrorCode, SaveOffer } from '../../core/editor';
import { joinPhrases } from './reply-phrases';
import type { SavedReply } from '../../entities/saved-reply';
import { shortcutOwner, type TakenShortcuts } from '../shared/shortcuts';

/** A saved reply's editable fields. */
export interface SavedReplyFields {
  label: string;
  /** Comma-separated. */
  triggerPhrases: string;
  /** Sent to visitors automatically when they write one of the phrases; otherwise offered to operators. */
  autoSend: boolean;
  shortcut: string;
  response: string;
}

/** An empty reply. */
export const blankReply: SavedReplyFields = {
  label: '',
  triggerPhrases: '',
  autoSend: false,
  shortcut: '',
  response: '',
};

/** The names of a reply's editable fields. */
export const savedReplyFields = Object.keys(blankReply) as readonly (keyof SavedReplyFields)[];

/** The server's length limits. */
const replyLimits = { label: 255, shortcut: 255, triggerPhrases: 20_000, response: 20_000 };

/** A reply in the list, including unsaved changes. */
export interface SavedReplyRow {
  /** Its ID as text, or a temporary ID until it is first saved. */
  uid: string;
  status: ItemStatus;
  hasDraft: boolean;
  /** Status of its last save, if in progress or failed. */
  saving?: 'saving' | 'failed' | undefined;
  value: SavedReplyFields;
  /** As last saved; the same as `value` if absent. */
  saved?: SavedReplyFields | undefined;
  /** Its saves that can be undone or redone, newest first. */
  offers?: readonly SaveOffer<SavedReplyFields>[] | undefined;
}

/** The reply whose form is open. */
export interface OpenSavedReply {
  uid: string;
  status: SavedReplyRow['status'];
  editor: Editor<SavedReplyFields, 'reply'>;
}

/** A widget's replies, and the open form. */
export interface SavedReplyList {
  rows: SavedReplyRow[];
  /** All replies as one form, for the bar that saves and reviews their changes. Absent hides the bar. */
  all?: Editor<FlatItems, string> | undefined;
  open?: OpenSavedReply | undefined;
  /** Unsaved changes from a closed tab, to restore or discard. */
  leftDraft?: LeftItems<SavedReplyFields> | undefined;
  /** How many were malformed. */
  unreadable: number;
  /** The question groups couldn't be loaded, so one of them could have the same shortcut. */
  areGroupsUnknown: boolean;
  /** The shortcuts in use, so that the error for a taken one can name its owner. */
  shortcuts?: TakenShortcuts | undefined;
}

/** The editable fields of a reply as received. */
export function savedReplyValue({ label, triggerPhrases, autoSend, shortcut, response }: SavedReply): SavedReplyFields {
  return { label, triggerPhrases, autoSend, shortcut, response };
}

/** Replies as list items. A shortcut can be taken by another reply or a question group. */
export function replyShape(taken: TakenShortcuts): ItemShape<SavedReplyFields, 'reply'> {
  return {
    section: 'reply',
    blank: blankReply,
    check: (value, uid) =>
      checkSavedReply(value, (shortcut) => shortcutOwner(taken, shortcut, { kind: 'reply', uid }) !== undefined),
  };
}

/** Errors that keep a reply from being saved. A shortcut must be a single, unique word. */
export function checkSavedReply(
  value: SavedReplyFields,
  isTaken: (shortcut: string) => boolean,
): Partial<Record<keyof SavedReplyFields, ErrorCode>> {
  const { label, triggerPhrases, shortcut, response } = value;
  const shortcutError = shortcutErrorOf(shortcut.trim(), isTaken);
  return {
    ...lengthError('label', label),
    ...(label.trim() === '' && { label: 'required' as const }),
    ...lengthError('triggerPhrases', triggerPhrases),
    ...(shortcutError && { shortcut: shortcutError }),
    ...lengthError('response', response),
    ...(response.trim() === '' && { response: 'required' as const }),
  };
}

function lengthError(field: keyof typeof replyLimits, text: string) {
  return text.length > replyLimits[field] ? { [field]: 'tooLong' as const } : {};
}

function shortcutErrorOf(shortcut: string, isTaken: (shortcut: string) => boolean): ErrorCode | undefined {
  if (/\s/.test(shortcut)) return 'invalidCharacters';
  if (shortcut.length > replyLimits.shortcut) return 'tooLong';
  return shortcut !== '' && isTaken(shortcut) ? 'taken' : undefined;
}

/** Normalizes the edited fields for a save. */
export function normalizeReply(patch: Partial<SavedReplyFields>): Partial<SavedReplyFields> {
  const { label, triggerPhrases, shortcut } = patch;
  return {
    ...patch,
    ...(label !== undefined && { label: label.trim() }),
    ...(triggerPhrases !== undefined && { triggerPhrases: joinPhrases([triggerPhrases]) }),
    ...(shortcut !== undefined && { shortcut: shortcut.trim() }),
  };
}

/** The sort orders of the reply list. */
export const replyOrders = ['label', 'newest', 'shortcut'] as const;
/** A sort order of the list. */
export type ReplyOrder = (typeof replyOrders)[number];

/** Sorts replies, which arrive in the order they were created. New, unsaved replies stay first. */
export function sortReplies(rows: readonly SavedReplyRow[], order: ReplyOrder, locale: string): SavedReplyRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byLabel = (a: SavedReplyRow, b: SavedReplyRow) => compare(a.value.label, b.value.label);
  const isMissing = ({ value }: SavedReplyRow) => Number(value.shortcut === '');
  const orders: Record<ReplyOrder, (rows: SavedReplyRow[]) => SavedReplyRow[]> = {
    label: (all) => all.toSorted(byLabel),
    newest: (all) => all.toReversed(),
    shortcut: (all) =>
      all.toSorted(
        (a, b) => isMissing(a) - isMissing(b) || compare(a.value.shortcut, b.value.shortcut) || byLabel(a, b),
      ),
  };
  const isSaved = ({ status }: SavedReplyRow) => status === 'saved';
  return [...rows.filter((row) => !isSaved(row)), ...orders[order](rows.filter(isSaved))];
}

/** The replies that contain every word of the search in any of their texts. */
export function searchReplies(rows: readonly SavedReplyRow[], query: string): SavedReplyRow[] {
  const words = query.toLowerCase().split(/\s/);
  return rows.filter(({ value }) => {
    const text = [value.label, value.triggerPhrases, value.shortcut, value.response].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
