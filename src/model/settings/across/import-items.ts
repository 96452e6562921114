import { flatItem, type FlatItems } from '../../collection/collection';
import { changedNames, pickFields } from '../../core/draft';
import type { ErrorCode } from '../../core/editor';
import { jsonEqual } from '../../core/json-equal';
import { maxQuestionGroups, maxSavedReplies, maxTriggers } from '../../entities/widget-settings';
import { withCleanReplies } from '../question-groups/clean-group';
import type { QuestionGroupFields } from '../question-groups/group-fields';
import { checkQuestionFields } from '../question-groups/question-groups';
import { isWidgetAction } from '../question-groups/review';
import { nodesOf, withNewIds, type QuestionTree } from '../question-groups/tree';
import { readTree } from '../question-groups/tree-read';
import { checkSavedReply, type SavedReplyFields } from '../saved-replies/saved-replies';
import { foldShortcut, shortcutOwner, type ShortcutOwner, type TakenShortcuts } from '../shared/shortcuts';
import { checkTrigger, normalizeTrigger, type TriggerDraft } from '../triggers/draft';
import type { Trigger } from '../triggers/trigger';
import { fieldOf, triggerFields, unreadableTriggers } from '../triggers/triggers';
import { blockOf, type ImportConflict, type ImportPart, type Target } from './import-part';
import { matchItems } from '../shared/match-items';
import type { Keyed } from './shown-target';
import { groupPatch, newReplyPrefix, replyPatch } from './tab-patches';
import type { WidgetFile } from './widget-file';

/** What a file's triggers do. One with a known `uid` is the same trigger. */
export function triggerPart(
  { minDelay, triggers }: NonNullable<WidgetFile['triggers']>,
  target: Target,
  makeId: () => string,
): ImportPart {
  const before = target.shown.triggers;
  const stored = triggerFields(before).flatMap((field) => {
    const trigger = before[field];
    return trigger ? [{ field, trigger }] : [];
  });
  const matches = matchItems(triggers, stored, [
    (filed, { trigger }) => isSameTrigger(trigger, filed),
    (filed, { trigger }) => trigger.uid === filed.uid,
  ]);
  // Deleted ones, too, have a field until they are saved.
  const taken = new Set(Object.keys(before));
  const items = triggers.flatMap((filed): { field: string; was?: TriggerDraft; item: TriggerDraft }[] => {
    const match = matches.get(filed);
    if (match) {
      const { field, trigger } = match;
      return isSameTrigger(trigger, filed) ? [] : [{ field, was: trigger, item: withFiled(trigger, filed) }];
    }
    const uid = taken.has(fieldOf(filed.uid)) ? makeId() : filed.uid;
    taken.add(fieldOf(uid));
    return [{ field: fieldOf(uid), item: { ...filed, uid, isNew: true, isEdited: true } }];
  });
  const isDelayNew = before.triggerMinDelay !== minDelay;
  const added = items.filter(({ was }) => !was).length;
  return {
    tab: 'triggers',
    changes: [
      ...(isDelayNew ? [{ name: 'triggerMinDelay', before: before.triggerMinDelay, after: minDelay }] : []),
      ...items.map(({ field, was, item }) => ({
        name: field,
        ...(was && { before: normalizeTrigger(was) }),
        after: normalizeTrigger(item),
      })),
    ],
    same: triggers.length - items.length,
    conflicts: [
      ...tooMany(added, stored.length + added, maxTriggers),
      ...items.flatMap(({ field, item }) => invalid(field, item.message, checkTrigger(item))),
    ],
    patch: {
      ...(isDelayNew && { triggerMinDelay: minDelay }),
      ...Object.fromEntries(items.map(({ field, item }) => [field, item])),
    },
    block: blockOf(target, 'triggers', unreadableTriggers(target.widget) === undefined),
  };
}

type FiledTrigger = Omit<Trigger, 'matchType'> & { matchType?: string | undefined };

/** A file without the match type has the default one. */
function withFiled(stored: TriggerDraft, filed: FiledTrigger): TriggerDraft {
  return { ...stored, ...(stored.matchType !== undefined && { matchType: 'contains' }), ...filed };
}

function isSameTrigger(stored: TriggerDraft, filed: FiledTrigger) {
  const { message, after, on, matchType = 'contains', enabled, displayStyle } = filed;
  const fields = { message, after, on, matchType, enabled, displayStyle };
  return jsonEqual(pickFields({ ...stored, matchType: stored.matchType ?? 'contains' }, keysOf(fields)), fields);
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}

/** What a file's saved replies do. One with a known label, or with only another label, is the same reply. */
export function replyPart(
  filed: NonNullable<WidgetFile['savedReplies']>,
  target: Target,
  free: FreeShortcuts,
  makeId: () => string,
): ImportPart {
  const stored = target.shown.replies;
  const matches = matchItems(filed, stored, alike<SavedReplyFields>(jsonEqual));
  const edits = filed.flatMap((reply) => {
    const match = matches.get(reply);
    const conflicts: ImportConflict[] = [];
    const item = { ...reply, shortcut: free.take(reply, { kind: 'reply', match }, conflicts) };
    const uid = match?.uid ?? `${newReplyPrefix}${makeId()}`;
    conflicts.push(
      ...invalid(
        `reply:${uid}`,
        reply.label,
        checkSavedReply(item, () => false),
      ),
    );
    return listEdit({ uid, match, item, patch: replyPatch(uid, item), conflicts });
  });
  return {
    tab: 'saved-replies',
    ...listChanges('reply', edits, { filed: filed.length, stored: stored.length, most: maxSavedReplies }),
    block: blockOf(target, 'savedReplies', target.replies !== undefined),
  };
}

/** What a file's groups do. One with a known label, or with only another label, is the same group. */
export function groupPart(
  filed: NonNullable<WidgetFile['questionGroups']>,
  target: Target,
  free: FreeShortcuts,
  makeId: () => string,
): ImportPart {
  const { groups = [], shown, widgetUuids } = target;
  const stored = shown.groups;
  // Questions that can't be read must not be overwritten.
  const isReadable = ({ uid }: { uid: string }) => {
    const saved = groups.find((group) => group.uid === uid);
    return !saved || readTree(saved.treeJson).status === 'ready';
  };
  const [isSame, ...others] = alike<QuestionGroupFields>(isSameGroup);
  const matches = matchItems(filed, stored, [
    isSame,
    ...others.map(
      (isAlike): typeof isSame =>
        (group, other) =>
          isAlike(group, other) && isReadable(other),
    ),
  ]);
  let automatic = stored.find(({ auto }) => auto);
  const edits = filed.flatMap((group) => {
    const match = matches.get(group);
    if (match && isSameGroup(group, match)) return [];
    const conflicts: ImportConflict[] = [];
    const { label } = group;
    const uid = match?.uid ?? makeId();
    const shortcut = free.take(group, { kind: 'group', match }, conflicts);
    const isSecond = group.auto && automatic !== undefined && automatic.uid !== uid;
    if (automatic && isSecond) conflicts.push({ code: 'secondAutomatic', label, owner: automatic.label });
    const auto = group.auto && !isSecond;
    if (auto) automatic = { ...group, uid };
    const known = new Set([...widgetUuids, ...nodesOf(match?.tree ?? []).map(({ action }) => action)]);
    const tree = withKnownWidgets(group.tree, known);
    if (tree !== group.tree) conflicts.push({ code: 'foreignWidget', label });
    conflicts.push(...invalid(`group:${uid}`, label, checkQuestionFields({ ...group, shortcut })));
    const isSameTree = match !== undefined && jsonEqual(bare(match.tree), bare(tree));
    const item = { ...group, shortcut, auto, tree: isSameTree ? match.tree : withNewIds(tree, makeId) };
    return listEdit({ uid, match, item, patch: groupPatch(uid, item), conflicts });
  });
  return {
    tab: 'question-groups',
    ...listChanges('group', edits, { filed: filed.length, stored: stored.length, most: maxQuestionGroups }),
    block: blockOf(target, 'questionGroups', target.groups !== undefined),
  };
}

type Named = { label: string; shortcut: string };

/** When an item of a file is one of the widget: as it is, by its label, or with another label. */
function alike<Item extends Named>(isSame: (filed: Item, stored: Item) => boolean) {
  type Test = (filed: Item, stored: Keyed<Item>) => boolean;
  const same: Test = (filed, { uid: _uid, ...stored }) => isSame(filed, stored as unknown as Item);
  const byLabel: Test = (filed, { label }) => label.trim() === filed.label.trim();
  const byShortcut: Test = (filed, stored) => {
    const folded = foldShortcut(filed.shortcut);
    return folded !== '' && folded === foldShortcut(stored.shortcut) && same({ ...filed, ...namesOf(stored) }, stored);
  };
  return [same, byLabel, byShortcut] as const;
}

function namesOf({ label, shortcut }: Named): Named {
  return { label, shortcut };
}

interface ListEdit {
  uid: string;
  before?: object | undefined;
  after: object;
  patch: FlatItems;
  conflicts: ImportConflict[];
}

interface MatchedItem<Item> {
  uid: string;
  /** The widget's own; absent for a new one. */
  match: Keyed<Item> | undefined;
  item: Item;
  patch: FlatItems | undefined;
  conflicts: ImportConflict[];
}

/** Only what differs is edited; nothing if all of it is the same. */
function listEdit<Item extends object>({ uid, match, item, patch = {}, conflicts }: MatchedItem<Item>): ListEdit[] {
  if (!match) return [{ uid, after: item, patch, conflicts }];
  const { uid: _uid, ...before } = match;
  const changed = changedNames(before as unknown as Item, item);
  if (changed.length === 0) return [];
  const names = Object.keys(flatItem(uid, pickFields(item, changed)));
  return [{ uid, before, after: item, patch: pickFields(patch, names), conflicts }];
}

function listChanges(
  list: 'reply' | 'group',
  edits: readonly ListEdit[],
  { filed, stored, most }: { filed: number; stored: number; most: number },
): Pick<ImportPart, 'changes' | 'same' | 'conflicts' | 'patch'> {
  const added = edits.filter(({ before }) => !before).length;
  return {
    changes: edits.map(({ uid, before, after }) => ({ name: `${list}:${uid}`, ...(before && { before }), after })),
    same: filed - edits.length,
    conflicts: [...tooMany(added, stored + added, most), ...edits.flatMap(({ conflicts }) => conflicts)],
    patch: Object.assign({}, ...edits.map(({ patch }) => patch)) as Record<string, unknown>,
  };
}

function tooMany(added: number, count: number, most: number): ImportConflict[] {
  return added > 0 && count > most ? [{ code: 'tooMany', count, most }] : [];
}

function invalid(name: string, label: string, errors: Partial<Record<string, ErrorCode>>): ImportConflict[] {
  const [error] = Object.values(errors);
  return error ? [{ code: 'invalid', name, label, error }] : [];
}

/** Hands out each shortcut once. An item whose shortcut is taken keeps its own; a new one has none. */
export function freeShortcuts(taken: TakenShortcuts) {
  const owners = new Map(taken);
  return {
    take(
      { label, shortcut }: Named,
      { kind, match }: { kind: ShortcutOwner['kind']; match: Keyed<Named> | undefined },
      conflicts: ImportConflict[],
    ): string {
      const owner = shortcutOwner(owners, shortcut, { kind, uid: match?.uid ?? '' });
      if (owner) {
        conflicts.push({ code: 'shortcutTaken', label, shortcut, owner: { kind: owner.kind, label: owner.label } });
        return match?.shortcut ?? '';
      }
      const folded = foldShortcut(shortcut);
      if (folded !== '') owners.set(folded, [{ kind, uid: match?.uid ?? label, label }]);
      return shortcut;
    },
  };
}

export type FreeShortcuts = ReturnType<typeof freeShortcuts>;

/** The tree without actions that lead to unknown widgets; the same one if it has none. */
function withKnownWidgets(tree: QuestionTree, known: ReadonlySet<string>): QuestionTree {
  if (nodesOf(tree).every(({ action }) => !isWidgetAction(action) || known.has(action))) return tree;
  return tree.map((node) => ({
    ...node,
    action: isWidgetAction(node.action) && !known.has(node.action) ? '' : node.action,
    children: [...withKnownWidgets(node.children, known)],
  }));
}

/** Ignores the IDs of the questions, which are new in each copy, and which of them are collapsed. */
function isSameGroup(filed: QuestionGroupFields, stored: QuestionGroupFields) {
  const plain = ({ label, shortcut, auto, prompt, tree }: QuestionGroupFields) => ({
    label,
    shortcut,
    auto,
    prompt,
    tree: withCleanReplies(bare(tree)),
  });
  return jsonEqual(plain(stored), plain(filed));
}

function bare(tree: QuestionTree): QuestionTree {
  return tree.map(({ text, isQ, action, customResponseText, children }) => ({
    id: '',
    text,
    isQ,
    action,
    customResponseText,
    expanded: true,
    children: bare(children),
  }));
}
