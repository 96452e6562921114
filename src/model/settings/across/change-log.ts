import { jsonEqual } from '../../core/json-equal';
import type { Instant } from '../../core/tolerant';
import type { ChangeEntry, LoggedValue } from '../../entities/change-entry';
import { secretSettings } from '../../entities/widget-settings';

/** How long changes are kept, in days. */
export const changeLogDays = 90;
/** How many changes are kept for a widget. */
export const maxChangeEntries = 500;
/** The most characters of JSON that a value is kept with. */
const maxLoggedLength = 20_000;

/** Values by their names in the change log. */
export type LoggedState = Readonly<Record<string, unknown>>;

/** A list whose items are logged whole. */
export type LoggedList = 'reply' | 'group';

/** The name of a reply or a group in the log. */
export function loggedName(list: LoggedList, uid: string): string {
  return `${list}:${uid}`;
}

/** The list that a name in the log belongs to, and the item's ID; undefined for a setting. */
export function readLoggedName(name: string): { list: LoggedList | 'trigger'; uid: string } | undefined {
  const [, list, uid] = /^(reply|group|trigger):(.+)$/s.exec(name) ?? [];
  return list === undefined || uid === undefined ? undefined : { list: list as LoggedList | 'trigger', uid };
}

/** Whether these are changes to question groups, which all widgets of an account share. */
export function isAboutGroups(changes: readonly Pick<LoggedValue, 'name'>[]): boolean {
  return changes.some(({ name }) => readLoggedName(name)?.list === 'group');
}

/** What changed between two states. An absent or null value means that there is no such item. */
export function changesBetween(before: LoggedState, after: LoggedState): LoggedValue[] {
  const names = Object.keys({ ...before, ...after });
  return names.flatMap((name) => {
    const [was, is] = [valueIn(before, name), valueIn(after, name)];
    return jsonEqual(was, is) ? [] : [loggedValue(name, was, is)];
  });
}

/** What a call without an answer may have stored. */
export interface SentChange extends Pick<ChangeEntry, 'at' | 'who' | 'how'> {
  before: LoggedState;
  after: LoggedState;
}

/** The part of the log that one read shows whole. */
export type LoggedPart = 'widget' | LoggedList;

/**
 * What a newer copy of one part shows of calls without an answer, oldest first: the changes that were stored, and the calls
 * still open. Where several sent the same value, it was the last of them: earlier ones didn't arrive and no longer will.
 */
export function answeredByCopy(
  sent: readonly SentChange[],
  part: LoggedPart,
  newest: LoggedState,
): { stored: Omit<ChangeEntry, 'id'>[]; open: SentChange[] } {
  const stored: Omit<ChangeEntry, 'id'>[] = [];
  const open: SentChange[] = [];
  const seen = new Set<string>();
  for (const one of sent.toReversed()) {
    const { before, after, ...entry } = one;
    const own = changesBetween(before, after).filter(({ name }) => partOf(name) === part);
    const unseen = own.filter(({ name }) => !seen.has(name));
    const changes = unseen.filter(({ name }) => jsonEqual(valueIn(newest, name), valueIn(after, name)));
    for (const { name } of changes) seen.add(name);
    if (changes.length > 0) stored.push({ ...entry, changes });
    else if (own.length === 0 || unseen.length > 0) open.push(one);
  }
  return { stored: stored.toReversed(), open: open.toReversed() };
}

function partOf(name: string): LoggedPart {
  const list = readLoggedName(name)?.list;
  return list === 'reply' || list === 'group' ? list : 'widget';
}

function loggedValue(name: string, before: unknown, after: unknown): LoggedValue {
  if (isSecretName(name) || isTooLong(before) || isTooLong(after)) return { name, isHidden: true };
  return { name, ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function valueIn(state: LoggedState, name: string): unknown {
  return Object.hasOwn(state, name) ? (state[name] ?? undefined) : undefined;
}

function isSecretName(name: string): boolean {
  return (secretSettings as readonly string[]).includes(name);
}

function isTooLong(value: unknown): boolean {
  return value !== undefined && JSON.stringify(value).length > maxLoggedLength;
}

/** The state after these changes, oldest first. Hidden values stay as they are. */
export function replayChanges(state: LoggedState, entries: readonly ChangeEntry[]): LoggedState {
  return entries.reduce((now, { changes }) => withValues(now, changes, 'after'), state);
}

/** The state before these changes, newest first. Hidden values stay as they are. */
export function rewindChanges(state: LoggedState, entries: readonly ChangeEntry[]): LoggedState {
  return entries.reduce((now, { changes }) => withValues(now, changes, 'before'), state);
}

function withValues(state: LoggedState, changes: readonly LoggedValue[], side: 'before' | 'after'): LoggedState {
  const next: Record<string, unknown> = { ...state };
  for (const change of changes) {
    if (change.isHidden) continue;
    if (change[side] === undefined) Reflect.deleteProperty(next, change.name);
    else Object.defineProperty(next, change.name, { value: change[side], ...ordinary });
  }
  return next;
}

/** Sets a property whatever its name is: `__proto__`, too. */
const ordinary = { configurable: true, enumerable: true, writable: true };

/** What changed after the entry `id`, oldest first. `entries` are the newest first. */
export function changesSince(entries: readonly ChangeEntry[], id: string): LoggedValue[] {
  const index = entries.findIndex((entry) => entry.id === id);
  const newer = entries.slice(0, Math.max(0, index));
  return newer.flatMap(({ changes }) => changes).toReversed();
}

/** The values before some changes. */
interface EarlierValues {
  /** An item that didn't exist is null. */
  values: LoggedState;
  /** The names of values that the log doesn't keep. */
  hidden: string[];
}

/** The values before these changes, oldest first. */
export function valuesBefore(changes: readonly LoggedValue[]): EarlierValues {
  const firsts = new Map<string, LoggedValue>();
  for (const change of changes) if (!firsts.has(change.name)) firsts.set(change.name, change);
  const all = [...firsts.values()];
  const known = all.filter(({ isHidden }) => !isHidden);
  return {
    values: Object.fromEntries(known.map(({ name, before = null }) => [name, before])),
    hidden: all.filter(({ isHidden }) => isHidden).map(({ name }) => name),
  };
}

/** The entries of one browser, the newest first. */
export function newestFirst(entries: readonly ChangeEntry[]): ChangeEntry[] {
  return entries.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** The entries that are not too old or too many to keep. */
export function keptEntries<Entry extends Pick<ChangeEntry, 'at'>>(
  entries: readonly Entry[],
  { now, days, most }: { now: Instant; days: number; most: number },
): Entry[] {
  const since = now - days * 24 * 60 * 60 * 1000;
  return entries.filter(({ at }) => at !== null && at >= since).slice(0, most);
}
