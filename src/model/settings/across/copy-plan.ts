import { pickFields } from '../../core/draft';
import { jsonEqual } from '../../core/json-equal';
import type { ErrorCode } from '../../core/editor';
import type { Id } from '../../core/tolerant';
import { normalizeOperatingHours } from '../operating-hours/operating-hours';
import { patchErrors, settingRefusal, type AccountRules, type CopyRefusal, type SettingsTarget } from './copy-refusals';
import type { SettingPlace, WidgetSettingName, WidgetSettings } from './widget-settings';

export type SettingPatch = Partial<WidgetSettings>;

/** A choice that a copy changes on one widget. */
export interface CopyChange {
  place: SettingPlace;
  before: SettingPatch;
  after: SettingPatch;
}

/** A choice that a copy leaves as it is, and why. */
export interface RefusedCopy {
  place: SettingPlace;
  after: SettingPatch;
  reason: CopyRefusal;
  /** What is wrong with an invalid value. */
  error?: ErrorCode | undefined;
}

/** What a copy does to one widget. */
export interface TargetPlan {
  widgetId: Id;
  changes: readonly CopyChange[];
  refused: readonly RefusedCopy[];
  /** How many of the chosen settings already have the value. */
  unchanged: number;
}

/** What to copy, from which widget, to which others. */
export interface CopyRequest {
  /** The chosen settings. */
  places: readonly SettingPlace[];
  source: WidgetSettings;
  targets: readonly SettingsTarget[];
  rules: AccountRules;
}

/** What a copy would do to each target. Nothing that a plan, a permission, or a check forbids is in the changes. */
export function copyPlan({ places, source, targets, rules }: CopyRequest): TargetPlan[] {
  const values = { ...source, ...normalizeOperatingHours({ weekHours: source.weekHours }) };
  return targets.map((target) => targetPlan(places, values, target, rules));
}

function targetPlan(
  places: readonly SettingPlace[],
  source: WidgetSettings,
  target: SettingsTarget,
  rules: AccountRules,
): TargetPlan {
  const { settings } = target;
  const differing = places.filter(({ names }) => !isSame(source, settings, names));
  let changes = differing.map((place): CopyChange => ({
    place,
    before: pickFields(settings, place.names),
    after: pickFields(source, place.names),
  }));
  const refused: RefusedCopy[] = [];
  // One refusal can lead to another: without visitor data, for example, no country list can be set.
  for (;;) {
    const next = refusedAmong(changes, target, rules);
    if (next.length === 0) break;
    refused.push(...next);
    changes = changes.filter(({ place }) => !next.some((one) => isSamePlace(one.place, place)));
  }
  return { widgetId: target.widgetId, changes, refused, unchanged: places.length - differing.length };
}

function refusedAmong(changes: readonly CopyChange[], target: SettingsTarget, rules: AccountRules): RefusedCopy[] {
  const patch = patchOf(changes);
  const forbidden = changes.flatMap(({ place, after }) => {
    const reason = settingRefusal(place, patch, target, rules);
    return reason ? [{ place, after, reason }] : [];
  });
  if (forbidden.length > 0) return forbidden;
  const invalid = invalidAmong(changes, target.settings, rules);
  return invalid.length > 0 ? invalid : lastingAmong(changes, target, rules);
}

/** The changes that couldn't be undone: what they overwrite would be refused today. */
function lastingAmong(changes: readonly CopyChange[], target: SettingsTarget, rules: AccountRules): RefusedCopy[] {
  const copied = { ...target, settings: { ...target.settings, ...patchOf(changes) } };
  const undo = changes.map(({ place, before, after }) => ({ place, before: after, after: before }));
  const patch = patchOf(undo);
  const invalid = invalidAmong(undo, copied.settings, rules);
  return changes.flatMap(({ place, after }): RefusedCopy[] => {
    const isInvalid = invalid.some((one) => isSamePlace(one.place, place));
    const reason = settingRefusal(place, patch, copied, rules) ?? (isInvalid ? 'formerInvalid' : undefined);
    return reason ? [{ place, after, reason }] : [];
  });
}

/** The changes whose values are invalid; failing that, the one that makes another setting invalid. */
function invalidAmong(changes: readonly CopyChange[], settings: WidgetSettings, { policy }: AccountRules) {
  const errors = patchErrors(patchOf(changes), settings, policy);
  const refuse = ({ place, after }: CopyChange, error?: ErrorCode): RefusedCopy => ({
    place,
    after,
    reason: 'invalid',
    error,
  });
  const wrong = changes.flatMap((change) => {
    const name = change.place.names.find((one) => errors[one] !== undefined);
    return name ? [refuse(change, errors[name])] : [];
  });
  const [left] = Object.values(errors);
  if (wrong.length > 0 || left === undefined) return wrong;
  const count = Object.keys(errors).length;
  const cause = changes.find((change) => {
    const others = changes.filter((one) => one !== change);
    return Object.keys(patchErrors(patchOf(others), settings, policy)).length < count;
  });
  return (cause ? [cause] : changes).map((change) => refuse(change, left));
}

/** The fields that these changes set. */
export function patchOf(changes: readonly CopyChange[]): SettingPatch {
  return Object.assign({}, ...changes.map(({ after }) => after)) as SettingPatch;
}

/** What undoing a copy does to one widget. */
export interface UndoPlan {
  /** Each choice that still has what the copy wrote, with the value from before it as `after`. */
  changes: readonly CopyChange[];
  /** Choices that someone has changed since: they stay. */
  conflicts: readonly SettingPlace[];
}

/**
 * Undoes what a copy wrote to a widget, given its newest settings. Also for a copy whose outcome is unknown: a choice
 * that never changed needs nothing.
 */
export function undoPlan(written: readonly CopyChange[], newest: WidgetSettings): UndoPlan {
  const isNow = (values: SettingPatch, { names }: SettingPlace) => isSame(values, newest, names);
  const changed = written.filter(({ place, before }) => !isNow(before, place));
  return {
    changes: changed
      .filter(({ place, after }) => isNow(after, place))
      .map(({ place, before, after }) => ({ place, before: after, after: before })),
    conflicts: changed.filter(({ place, after }) => !isNow(after, place)).map(({ place }) => place),
  };
}

/**
 * What is left of a copy, given the newest settings of its target. What someone has changed since the preview is in
 * conflict, unless the user has seen that it is (`seen`) and tries again.
 */
export function restOfCopy(
  planned: readonly CopyChange[],
  newest: WidgetSettings,
  seen: readonly SettingPlace[] = [],
): UndoPlan {
  const isNow = (values: SettingPatch, { names }: SettingPlace) => isSame(values, newest, names);
  const left = planned.filter(({ place, after }) => !isNow(after, place));
  const isOpen = ({ place, before }: CopyChange) => isNow(before, place) || seen.some((one) => isSamePlace(one, place));
  return {
    changes: left.filter(isOpen).map((change) => ({ ...change, before: pickFields(newest, change.place.names) })),
    conflicts: left.filter((change) => !isOpen(change)).map(({ place }) => place),
  };
}

/** Whether both are the same choice. */
export function isSamePlace(a: SettingPlace, b: SettingPlace): boolean {
  return a.names[0] === b.names[0];
}

function isSame(a: SettingPatch, b: SettingPatch, names: readonly WidgetSettingName[]): boolean {
  return names.every((name) => jsonEqual(a[name], b[name]));
}
