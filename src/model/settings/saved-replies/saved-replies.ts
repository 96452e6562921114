import type { Action } from '../../core/action';
import type { ItemShape, ItemStatus } from '../../core/collection';
import type { Editor, SaveOffer, ErrorCode } from '../../core/editor';
import { joinPhrases } from './reply-phrases';
import type { SavedReply } from '../../entities/saved-reply';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';
import { shortcutOwner, type TakenShortcuts } from '../shared/shortcuts';

/** What can be edited of a saved reply. */
export interface SavedReplyFields {
  label: string;
  /** Separated by commas. */
  triggerPhrases: string;
  /** Visitors get it by itself when they write one of the phrases; else operators are offered it. */
  autoSend: boolean;
  shortcut: string;
  response: string;
}

/** A reply of which nothing is said yet. */
export const blankReply: SavedReplyFields = {
  label: '',
  triggerPhrases: '',
  autoSend: false,
  shortcut: '',
  response: '',
};

/** The fields of a reply that can be edited. */
export const savedReplyFields = Object.keys(blankReply) as readonly (keyof SavedReplyFields)[];

/** What the server takes. */
const replyLimits = { label: 255, shortcut: 255, triggerPhrases: 20_000, response: 20_000 };

/** A reply of the list, unsaved changes included. */
export interface SavedReplyRow {
  /** Its id as text, or a name of our own while it was never saved. */
  uid: string;
  status: ItemStatus;
  hasDraft: boolean;
  /** How its last save is or went, where that is not over. */
  saving?: 'saving' | 'failed' | undefined;
  value: SavedReplyFields;
}

/** The reply whose form is open. */
export interface OpenSavedReply {
  uid: string;
  status: SavedReplyRow['status'];
  editor: Editor<SavedReplyFields, 'reply'>;
}

/** The replies of a widget, and the form that is open. */
export interface SavedReplyList {
  rows: SavedReplyRow[];
  open?: OpenSavedReply | undefined;
  /** How many came malformed. */
  unreadable: number;
  /** The question groups could not be read, so a shortcut may be one of theirs. */
  areGroupsUnknown: boolean;
  /** Which shortcuts are in use, so that the error of one that is taken can name what has it. */
  shortcuts?: TakenShortcuts | undefined;
}

/** What was done last, to be said once. */
export interface SavedReplyOutcome {
  kind: 'saved' | 'deleted';
  label: string;
  /** Takes the save back, or what took it back. */
  offer?: Pick<SaveOffer<unknown>, 'kind' | 'onUse'> | undefined;
}

/** What `useSavedRepliesTab` gives and `SavedRepliesTab` takes. */
export interface SavedRepliesTabProps extends SettingsTabProps {
  /** The replies with what is unsaved in each. */
  replies: SettingsContent<SavedReplyList>;
  /** Opens the form of a reply, or closes it; what was not saved stays as a draft. */
  onOpenUidChange(uid: string | undefined): void;
  /** Opens the form of a new reply. Absent hides what adds. */
  onAdd?: (() => void) | undefined;
  /** Opens the form of a new reply that says the same. Absent hides the button. */
  onDuplicate?: ((uid: string, label: string) => void) | undefined;
  /** Forgets what was not saved of a reply. */
  onDiscard(uid: string): void;
  /** Brings back what was forgotten. Absent offers no way back. */
  onRestore?: ((uid: string, value: SavedReplyFields) => void) | undefined;
  /** How far the deletion of a reply is. */
  deletion: Action;
  /** Absent hides the button. */
  onDelete?: ((uid: string) => void) | undefined;
  /** What was saved or deleted last, to be said. */
  outcome?: SavedReplyOutcome | undefined;
}

/** What can be edited of a reply as it came. */
export function savedReplyValue({ label, triggerPhrases, autoSend, shortcut, response }: SavedReply): SavedReplyFields {
  return { label, triggerPhrases, autoSend, shortcut, response };
}

/** Replies as items of a list; a shortcut may be taken by another reply or by a question group. */
export function replyShape(taken: TakenShortcuts): ItemShape<SavedReplyFields, 'reply'> {
  return {
    section: 'reply',
    blank: blankReply,
    check: (value, uid) =>
      checkSavedReply(value, (shortcut) => shortcutOwner(taken, shortcut, { kind: 'reply', uid }) !== undefined),
  };
}

/** What keeps a reply from being saved. A shortcut is one word, and nobody else's. */
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

/** What a save makes of the fields that were edited. */
export function normalizeReply(patch: Partial<SavedReplyFields>): Partial<SavedReplyFields> {
  const { label, triggerPhrases, shortcut } = patch;
  return {
    ...patch,
    ...(label !== undefined && { label: label.trim() }),
    ...(triggerPhrases !== undefined && { triggerPhrases: joinPhrases([triggerPhrases]) }),
    ...(shortcut !== undefined && { shortcut: shortcut.trim() }),
  };
}

/** The orders that the list of replies has. */
export const replyOrders = ['label', 'newest', 'shortcut'] as const;
/** One of the orders of the list. */
export type ReplyOrder = (typeof replyOrders)[number];

/** The replies in another order than the one in which they were made. New ones, which nobody has saved, stay first. */
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

/** The replies that hold every word of the search in any of their texts. */
export function searchReplies(rows: readonly SavedReplyRow[], query: string): SavedReplyRow[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ value }) => {
    const text = [value.label, value.triggerPhrases, value.shortcut, value.response].join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
