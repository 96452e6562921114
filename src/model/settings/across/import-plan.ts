import { changedNames, pickFields } from '../../core/draft';
import type { ErrorCode } from '../../core/editor';
import { jsonEqual } from '../../core/json-equal';
import { planIncludes, type Plan, type PlanFeature } from '../../entities/plan';
import type { LoggedValue } from '../../entities/change-entry';
import type { QuestionGroup } from '../../entities/question-group';
import type { SavedReply } from '../../entities/saved-reply';
import { maxQuestionGroups, maxSavedReplies, maxTriggers } from '../../entities/widget-settings';
import type { Widget } from '../../entities/widget';
import { readWeek } from '../operating-hours/schedule-wire';
import { withCleanReplies } from '../question-groups/clean-group';
import { checkQuestionFields } from '../question-groups/question-groups';
import type { QuestionGroupFields } from '../question-groups/group-fields';
import { withNewIds, type QuestionTree } from '../question-groups/tree';
import { checkSavedReply } from '../saved-replies/saved-replies';
import {
  foldShortcut,
  shortcutOwner,
  takenShortcuts,
  type ShortcutOwner,
  type TakenShortcuts,
} from '../shared/shortcuts';
import { checkTrigger, type TriggerDraft } from '../triggers/draft';
import type { Trigger } from '../triggers/trigger';
import { fieldOf, triggerFields, unreadableTriggers } from '../triggers/triggers';
import { shownTarget, type ShownTarget } from './shown-target';
import { groupPatch, newReplyPrefix, replyPatch, type DraftTab, type TabPatches } from './tab-patches';
import type { WidgetFile } from './widget-file';
import { checkWidgetSettings, settingPlaces, widgetSettings, type WidgetSettings } from './widget-settings';

/** What an import has to leave out or adapt. */
export type ImportConflict =
  /** Another reply or group has the shortcut, so the new one gets none. */
  | { code: 'shortcutTaken'; label: string; shortcut: string; owner: Pick<ShortcutOwner, 'kind' | 'label'> }
  /** Another group opens automatically, so the new one doesn't. */
  | { code: 'secondAutomatic'; label: string; owner: string }
  /** The list would be longer than it can be. */
  | { code: 'tooMany'; count: number; most: number }
  /** A value that a save would reject; it can be corrected in its form. */
  | { code: 'invalid'; name: string; label?: string | undefined; error: ErrorCode };

/** Why a part of a file can't be imported. */
export type ImportBlock =
  | { code: 'planRequired'; feature: PlanFeature }
  /** What the widget has couldn't be loaded, or can't be read and so must not be overwritten. */
  | { code: 'unknownTarget' };

/** What an import does to a tab. */
export interface ImportPart {
  tab: DraftTab;
  changes: LoggedValue[];
  /** How many of the file's values the widget already has. */
  same: number;
  conflicts: ImportConflict[];
  /** The edits for the tab's form. */
  patch: Record<string, unknown>;
  block?: ImportBlock | undefined;
}

/** The widget to import into. */
export interface ImportTarget {
  widget: Widget;
  plan: Plan;
  /** Absent if they couldn't be loaded. */
  replies?: readonly SavedReply[] | undefined;
  groups?: readonly QuestionGroup[] | undefined;
  /** The unsaved changes of the tabs, to which the import adds. */
  drafted?: TabPatches | undefined;
}

type Target = ImportTarget & { shown: ShownTarget };

/** What importing a file would do to what the forms show, tab by tab. Nothing is changed. `makeId` names new items. */
export function importPlan(file: WidgetFile, saved: ImportTarget, makeId: () => string): ImportPart[] {
  const shown = shownTarget(saved);
  const target = { ...saved, shown };
  const replies = shown.replies.map((reply) => ({ ...reply, id: reply.uid }));
  const free = freeShortcuts(takenShortcuts({ replies, groups: shown.groups }));
  return [
    ...settingParts(file, target),
    ...(file.triggers ? [triggerPart(file.triggers, target, makeId)] : []),
    ...(file.savedReplies ? [replyPart(file.savedReplies, target, free, makeId)] : []),
    ...(file.questionGroups ? [groupPart(file.questionGroups, target, free, makeId)] : []),
  ];
}

function settingParts({ settings }: WidgetFile, { widget, plan, shown }: Target): ImportPart[] {
  if (!settings) return [];
  const { operatingHours, ...fields } = settings;
  const before = shown.settings;
  const isUnreadable = widgetSettings(widget).weekHours === null;
  const filed = { ...fields, ...(operatingHours && { weekHours: readWeek(operatingHours) }) };
  const names = Object.keys(filed) as (keyof WidgetSettings)[];
  const after = { ...before, ...(filed as Partial<WidgetSettings>) };
  const errors = checkWidgetSettings(after);
  const tabs = [...new Set(settingPlaces.map(({ tab }) => tab))];
  return tabs.flatMap((tab): ImportPart[] => {
    const own = settingPlaces.filter((place) => place.tab === tab).flatMap((place) => place.names);
    const inFile = own.filter((name) => names.includes(name));
    if (inFile.length === 0) return [];
    const changed = changedNames(before, after).filter((name) => inFile.includes(name));
    const hasPlan = tab !== 'op-hours' || planIncludes(plan, 'operatingHours');
    return [
      {
        tab,
        changes: changed.map((name) => ({ name, before: before[name], after: after[name] })),
        same: inFile.length - changed.length,
        conflicts: changed.flatMap((name): ImportConflict[] => {
          const error = errors[name];
          return error ? [{ code: 'invalid', name, error }] : [];
        }),
        patch: pickFields(after, changed),
        ...(!hasPlan && { block: { code: 'planRequired', feature: 'operatingHours' } as const }),
        // Hours that can't be read must not be overwritten.
        ...(hasPlan && inFile.includes('weekHours') && isUnreadable && { block: unknownTarget }),
      },
    ];
  });
}

const unknownTarget: ImportBlock = { code: 'unknownTarget' };

function triggerPart(
  { minDelay, triggers }: NonNullable<WidgetFile['triggers']>,
  { widget, plan, shown: { triggers: before } }: Target,
  makeId: () => string,
): ImportPart {
  const stored = triggerFields(before).flatMap((field) => before[field] ?? []);
  const added = triggers.filter((trigger) => !stored.some((other) => isSameTrigger(other, trigger)));
  // Deleted ones, too, have a field until they are saved.
  const taken = new Set(Object.keys(before));
  const items = added.map((trigger) => {
    const uid = taken.has(fieldOf(trigger.uid)) ? makeId() : trigger.uid;
    taken.add(fieldOf(uid));
    return { ...trigger, uid, isNew: true, isEdited: true };
  });
  const isDelayNew = before.triggerMinDelay !== minDelay;
  const count = stored.length + items.length;
  return {
    tab: 'triggers',
    changes: [
      ...(isDelayNew ? [{ name: 'triggerMinDelay', before: before.triggerMinDelay, after: minDelay }] : []),
      ...items.map(({ isNew: _isNew, isEdited: _isEdited, ...after }) => ({ name: fieldOf(after.uid), after })),
    ],
    same: triggers.length - added.length,
    conflicts: [
      ...(count > maxTriggers ? [{ code: 'tooMany' as const, count, most: maxTriggers }] : []),
      ...items.flatMap((item): ImportConflict[] => {
        const [error] = Object.values(checkTrigger(item));
        return error ? [{ code: 'invalid', name: fieldOf(item.uid), label: item.message, error }] : [];
      }),
    ],
    patch: {
      ...(isDelayNew && { triggerMinDelay: minDelay }),
      ...Object.fromEntries(items.map((item) => [fieldOf(item.uid), item])),
    },
    block: blockOf(plan, 'triggers', unreadableTriggers(widget) === undefined),
  };
}

function isSameTrigger(stored: TriggerDraft, filed: Omit<Trigger, 'matchType'> & { matchType?: string | undefined }) {
  const { message, after, on, matchType = 'contains', enabled, displayStyle } = filed;
  const fields = { message, after, on, matchType, enabled, displayStyle };
  return jsonEqual(pickFields({ ...stored, matchType: stored.matchType ?? 'contains' }, keysOf(fields)), fields);
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}

function replyPart(
  filed: NonNullable<WidgetFile['savedReplies']>,
  { plan, replies, shown }: Target,
  free: FreeShortcuts,
  makeId: () => string,
): ImportPart {
  const stored = shown.replies.map(({ uid: _uid, ...reply }) => reply);
  const added = filed.filter((reply) => !stored.some((other) => jsonEqual(other, free.adapt(reply, other))));
  const conflicts: ImportConflict[] = [];
  const items = added.map((reply) => {
    const item = { ...reply, shortcut: free.take(reply, 'reply', conflicts) };
    const [error] = Object.values(checkSavedReply(item, () => false));
    const uid = `${newReplyPrefix}${makeId()}`;
    if (error) conflicts.push({ code: 'invalid', name: `reply:${uid}`, label: reply.label, error });
    return { uid, item };
  });
  return {
    tab: 'saved-replies',
    changes: items.map(({ uid, item }) => ({ name: `reply:${uid}`, after: item })),
    same: filed.length - added.length,
    conflicts: [...tooMany(stored.length + items.length, maxSavedReplies), ...conflicts],
    patch: Object.assign({}, ...items.map(({ uid, item }) => replyPatch(uid, item))) as Record<string, unknown>,
    block: blockOf(plan, 'savedReplies', replies !== undefined),
  };
}

function groupPart(
  filed: NonNullable<WidgetFile['questionGroups']>,
  { plan, groups, shown }: Target,
  free: FreeShortcuts,
  makeId: () => string,
): ImportPart {
  const stored = shown.groups.map(({ uid: _uid, ...group }) => group);
  const conflicts: ImportConflict[] = [];
  let automatic = stored.find(({ auto }) => auto)?.label;
  const added = filed.filter((group) => {
    const auto = (other: QuestionGroupFields) => group.auto && (other.auto || automatic === undefined);
    return !stored.some((other) => isSameGroup(other, { ...free.adapt(group, other), auto: auto(other) }));
  });
  const items = added.map((group) => {
    const shortcut = free.take(group, 'group', conflicts);
    if (group.auto && automatic !== undefined) {
      conflicts.push({ code: 'secondAutomatic', label: group.label, owner: automatic });
    }
    const auto = group.auto && automatic === undefined;
    if (auto) automatic = group.label;
    const item: QuestionGroupFields = { ...group, shortcut, auto, tree: withNewIds(group.tree, makeId) };
    const uid = makeId();
    const [error] = Object.values(checkQuestionFields(item));
    if (error) conflicts.push({ code: 'invalid', name: `group:${uid}`, label: group.label, error });
    return { uid, item };
  });
  return {
    tab: 'question-groups',
    changes: items.map(({ uid, item }) => ({ name: `group:${uid}`, after: item })),
    same: filed.length - added.length,
    conflicts: [...tooMany(stored.length + items.length, maxQuestionGroups), ...conflicts],
    patch: Object.assign({}, ...items.map(({ uid, item }) => groupPatch(uid, item))) as Record<string, unknown>,
    block: blockOf(plan, 'questionGroups', groups !== undefined),
  };
}

function tooMany(count: number, most: number): ImportConflict[] {
  return count > most ? [{ code: 'tooMany', count, most }] : [];
}

function blockOf(plan: Plan, feature: PlanFeature, isKnown: boolean): ImportBlock | undefined {
  if (!planIncludes(plan, feature)) return { code: 'planRequired', feature };
  return isKnown ? undefined : unknownTarget;
}

/** Hands out each shortcut once; a taken one becomes empty. */
function freeShortcuts(taken: TakenShortcuts) {
  const owners = new Map(taken);
  return {
    /** The item as an earlier import may have added it: without a shortcut that is taken. */
    adapt<Item extends { shortcut: string }>(item: Item, added: { shortcut: string }): Item {
      const isTaken = added.shortcut === '' && owners.has(foldShortcut(item.shortcut));
      return isTaken ? { ...item, shortcut: '' } : item;
    },
    take(
      { label, shortcut }: { label: string; shortcut: string },
      kind: ShortcutOwner['kind'],
      conflicts: ImportConflict[],
    ): string {
      const owner = shortcutOwner(owners, shortcut, { kind, uid: '' });
      if (owner) {
        conflicts.push({ code: 'shortcutTaken', label, shortcut, owner: { kind: owner.kind, label: owner.label } });
        return '';
      }
      const folded = foldShortcut(shortcut);
      if (folded !== '') owners.set(folded, [{ kind, uid: label, label }]);
      return shortcut;
    },
  };
}

type FreeShortcuts = ReturnType<typeof freeShortcuts>;

/** Ignores the IDs of the questions, which are new in each copy, and which of them are collapsed. */
function isSameGroup(stored: QuestionGroupFields, filed: Omit<QuestionGroupFields, 'tree'> & { tree: QuestionTree }) {
  const plain = ({ tree, ...fields }: QuestionGroupFields) => ({ ...fields, tree: withCleanReplies(bare(tree)) });
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
