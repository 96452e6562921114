import { flatItem, readItem, type FlatItems } from '../../collection/collection';
import { isJsonObject } from '../../core/tolerant';
import type { SettingsTab } from '../../places/route';
import { readOperatingHours } from '../../entities/operating-hours-read';
import { weekdays, type WeekHours } from '../operating-hours/schedule';
import type { QuestionGroupFields } from '../question-groups/group-fields';
import { toTree } from '../question-groups/tree-read';
import { blankReply, type SavedReplyFields } from '../saved-replies/saved-replies';
import { readTriggers } from '../triggers/rules';
import { fieldOf } from '../triggers/triggers';
import { readLoggedName, type LoggedState } from './change-log';
import { placeOfSetting, type WidgetSettings } from './widget-settings';

/** The tabs whose unsaved changes another page can add to. */
export type DraftTab = Exclude<SettingsTab, 'install' | 'integrations'>;

export const draftTabs = [
  'behavior',
  'appearance',
  'op-hours',
  'triggers',
  'saved-replies',
  'question-groups',
] as const satisfies readonly DraftTab[];

const tabOfList = { trigger: 'triggers', reply: 'saved-replies', group: 'question-groups' } as const;

/** The tab where a logged value is edited; undefined for the switch. */
export function tabOfLogged(name: string): DraftTab | undefined {
  const item = readLoggedName(name);
  if (item) return tabOfList[item.list];
  return name === 'triggerMinDelay' ? 'triggers' : placeOfSetting(name)?.tab;
}

/** Edits for the form of each tab. */
export type TabPatches = Partial<Record<DraftTab, Record<string, unknown>>>;

/** What already exists, because an item that is gone returns as a new one. */
interface Existing {
  settings: WidgetSettings;
  replies: readonly string[];
  groups: readonly string[];
}

interface SplitValues {
  patches: TabPatches;
  /** The names of values that no form can set: the switch, an uploaded picture, or an item that came later. */
  skipped: string[];
}

/** Distributes logged values over the tabs that edit them. Values of the wrong type are skipped. */
export function tabPatches(values: LoggedState, existing: Existing): SplitValues {
  const patches: TabPatches = {};
  const skipped: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const edit = editFor(name, value, existing);
    if (edit) patches[edit.tab] = { ...patches[edit.tab], ...edit.patch };
    else skipped.push(name);
  }
  return { patches, skipped };
}

function editFor(
  name: string,
  value: unknown,
  existing: Existing,
): { tab: DraftTab; patch: Record<string, unknown> } | undefined {
  const item = readLoggedName(name);
  if (!item) return settingEdit(name, value, existing.settings);
  const { list, uid } = item;
  if (list === 'trigger') {
    const patch = triggerPatch(uid, value);
    return patch && { tab: 'triggers', patch };
  }
  // A form never deletes an item of these lists.
  if (!isJsonObject(value)) return undefined;
  if (list === 'reply') {
    const key = existing.replies.includes(uid) ? uid : `${newReplyPrefix}${uid}`;
    return { tab: 'saved-replies', patch: replyPatch(key, value) };
  }
  const patch = groupPatch(uid, value);
  return patch && { tab: 'question-groups', patch };
}

/** Begins the ID of a reply that the server doesn’t know yet. */
export const newReplyPrefix = 'new:';

function settingEdit(name: string, value: unknown, settings: WidgetSettings) {
  if (name === 'triggerMinDelay') {
    return typeof value === 'number' ? { tab: 'triggers' as const, patch: { [name]: value } } : undefined;
  }
  const place = placeOfSetting(name);
  if (!place || (name === 'teamAvatarUrl' && value !== '')) return undefined;
  const read = name === 'weekHours' ? weekOf(value) : value;
  const isSound = name === 'weekHours' ? read !== undefined : isLike(read, settings[name as keyof WidgetSettings]);
  return isSound ? { tab: place.tab, patch: { [name]: read } } : undefined;
}

/** An empty number field is null. */
function isLike(value: unknown, current: unknown): boolean {
  return typeof value === (current === null ? 'number' : typeof current);
}

function weekOf(value: unknown): WeekHours | undefined {
  if (!isJsonObject(value)) return undefined;
  const isSound = weekdays.every((weekday) => {
    const day = value[weekday];
    if (!Array.isArray(day)) return false;
    return readOperatingHours(day.map((range: unknown) => ({ ...(isJsonObject(range) && range), weekday }))) !== null;
  });
  return isSound ? (value as unknown as WeekHours) : undefined;
}

/** Null deletes a trigger. */
export function triggerPatch(uid: string, value: unknown): Record<string, unknown> | undefined {
  if (value === null) return { [fieldOf(uid)]: null };
  const plainUid = isJsonObject(value) && typeof value.uid === 'string' ? value.uid : uid;
  const reading = readTriggers(
    JSON.stringify({ triggers: [isJsonObject(value) ? { ...value, uid: plainUid } : value] }),
  );
  const [trigger] = reading.status === 'ready' ? reading.data.triggers : [];
  return trigger && { [fieldOf(uid)]: trigger };
}

export function replyPatch(uid: string, value: object): FlatItems {
  const fields: SavedReplyFields = readItem(flatItem(uid, value), uid, { blank: blankReply });
  return flatItem(uid, fields);
}

export const blankGroup: QuestionGroupFields = { label: '', shortcut: '', auto: false, prompt: '', tree: [] };

export function groupPatch(uid: string, value: object): FlatItems | undefined {
  const fields = readItem(flatItem(uid, value), uid, { blank: blankGroup });
  const tree = toTree(fields.tree);
  return tree && flatItem(uid, { ...fields, tree });
}

/** The items that a patch of a list edits. */
export function itemCount(patch: FlatItems): number {
  return new Set(Object.keys(patch).map((name) => name.slice(0, name.lastIndexOf('/')))).size;
}

/** How many choices or items a patch edits. */
export function editCount(tab: DraftTab, patch: Record<string, unknown>): number {
  if (tab === 'saved-replies' || tab === 'question-groups') return itemCount(patch);
  const places = new Set(Object.keys(patch).map((name) => placeOfSetting(name)?.names[0] ?? name));
  return places.size;
}
