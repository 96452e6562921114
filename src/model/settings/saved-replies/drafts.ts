import type { Editor, EditorSection } from '../../core/editor';
import {
  blankReply,
  checkSavedReply,
  foldShortcut,
  savedReplyFields,
  savedReplyValue,
  normalizeReply,
  type SavedReplyFields,
  type SavedReplyRow,
} from './saved-replies';
import type { SavedReply } from '../../entities/saved-reply';
import type { JsonObject } from '../../core/tolerant';

/*
 * One draft holds the unsaved work of all replies of a widget, so that the tab has one mark. In it the fields of a reply
 * are named `uid/label` and so on, and each reply is a section.
 */

/** The fields of all replies, by uid and field. */
export type FlatReplies = JsonObject;

/** What a field of a reply is named in the draft of all. */
function replyFieldName(uid: string, field: keyof SavedReplyFields): string {
  return `${uid}/${field}`;
}

/** What all fields of a reply are named there. */
export function replyFieldNames(uid: string): string[] {
  return savedReplyFields.map((field) => replyFieldName(uid, field));
}

/** The replies of which any field is named, in order. */
export function replyUidsOf(flat: FlatReplies): string[] {
  return [...new Set(Object.keys(flat).map((name) => name.slice(0, name.lastIndexOf('/'))))];
}

/** The fields of one reply under those names. */
export function flatReply(uid: string, value: Partial<SavedReplyFields>): FlatReplies {
  return Object.fromEntries(Object.entries(value).map(([field, stored]) => [`${uid}/${field}`, stored]));
}

/** The fields of all replies under those names. */
export function flattenReplies(replies: readonly SavedReply[]): FlatReplies {
  return Object.assign(
    {},
    ...replies.map((reply) => flatReply(String(reply.id), savedReplyValue(reply))),
  ) as FlatReplies;
}

/** One reply of them; what is missing or of another kind, as in a draft from elsewhere, is blank. */
export function unflattenReply(flat: FlatReplies, uid: string): SavedReplyFields {
  const text = (field: Exclude<keyof SavedReplyFields, 'autoSend'>) => {
    const value = flat[replyFieldName(uid, field)];
    return typeof value === 'string' ? value : blankReply[field];
  };
  return {
    label: text('label'),
    triggerPhrases: text('triggerPhrases'),
    autoSend: flat[replyFieldName(uid, 'autoSend')] === true,
    shortcut: text('shortcut'),
    response: text('response'),
  };
}

/** Which shortcuts stand where: by the folded shortcut the replies that have it, '' for a question group. */
export type TakenShortcuts = ReadonlyMap<string, readonly string[]>;

/** Which shortcuts the replies and the question groups have. */
export function takenShortcuts(replies: readonly SavedReply[], groupShortcuts: readonly string[]): TakenShortcuts {
  const taken = new Map<string, string[]>();
  const add = (shortcut: string, uid: string) => {
    const folded = foldShortcut(shortcut);
    if (folded !== '') taken.set(folded, [...(taken.get(folded) ?? []), uid]);
  };
  for (const { id, shortcut } of replies) add(shortcut, String(id));
  for (const shortcut of groupShortcuts) add(shortcut, '');
  return taken;
}

/** What keeps one reply from being saved. */
export function checkReplyOf(uid: string, value: SavedReplyFields, taken: TakenShortcuts) {
  const isTaken = (shortcut: string) => (taken.get(foldShortcut(shortcut)) ?? []).some((owner) => owner !== uid);
  return checkSavedReply(value, isTaken);
}

/** What keeps replies from being saved, by the names of their fields. */
export function checkFlatReplies(flat: FlatReplies, taken: TakenShortcuts): Editor<FlatReplies, string>['errors'] {
  const errors: Editor<FlatReplies, string>['errors'] = {};
  for (const uid of replyUidsOf(flat)) {
    for (const [field, code] of Object.entries(checkReplyOf(uid, unflattenReply(flat, uid), taken))) {
      errors[`${uid}/${field}`] = code;
    }
  }
  return errors;
}

/** What a save makes of the edits of all replies. */
export function normalizeFlatReplies(patch: FlatReplies): FlatReplies {
  return Object.assign(
    {},
    ...replyUidsOf(patch).map((uid) => flatReply(uid, normalizeReply(patchOf(patch, uid)))),
  ) as FlatReplies;
}

/** The fields of one reply that are edited. */
export function patchOf(patch: FlatReplies, uid: string): Partial<SavedReplyFields> {
  const fields = savedReplyFields.filter((field) => replyFieldName(uid, field) in patch);
  const value = unflattenReply(patch, uid);
  return Object.fromEntries(fields.map((field) => [field, value[field]]));
}

/** The form of one reply, out of that of all. A new one knows from the start what it misses. */
export function replyEditor(
  all: Editor<FlatReplies, string>,
  uid: string,
  status: SavedReplyRow['status'],
  taken: TakenShortcuts,
): Editor<SavedReplyFields, 'reply'> {
  const own = <Value>(values: Partial<Record<string, Value>>) =>
    Object.fromEntries(
      savedReplyFields.flatMap((field) => {
        const value = values[replyFieldName(uid, field)];
        return value === undefined ? [] : [[field, value]];
      }),
    );
  const value = unflattenReply(all.value, uid);
  const changed = savedReplyFields.filter((field) => all.changedElsewhere?.names.includes(replyFieldName(uid, field)));
  return {
    value,
    saved: unflattenReply(all.saved, uid),
    errors: status === 'saved' ? own(all.errors) : checkReplyOf(uid, value, taken),
    conflicts: own(all.conflicts),
    onEdit: (patch) => all.onEdit(flatReply(uid, patch)),
    onResolve: (field, keep) => all.onResolve(replyFieldName(uid, field), keep),
    // All of a reply is new where somebody else has just made it.
    ...(changed.length > 0 &&
      changed.length < savedReplyFields.length && {
        changedElsewhere: { names: changed, onDismiss: () => all.changedElsewhere?.onDismiss() },
      }),
    sections: { reply: { ...(all.sections[uid] ?? still), fields: savedReplyFields } },
  };
}

const still: EditorSection = { status: 'clean', fields: [], onSave: () => undefined, onDiscard: () => undefined };
