import { findConflicts, rebaseDraft } from '../../core/draft';
import type { Loadable } from '../../core/loadable';
import type { Problem } from '../../core/problem';
import type { Id } from '../../core/tolerant';
import { canSendTranscripts } from '../../entities/slack';
import { planIncludes } from '../../entities/plan';
import { currentTermsVersion, widgetsOf, type User } from '../../entities/user';
import { channelName, isFinished, workspaceName } from '../../entities/widget';
import { behaviorGroups } from '../behavior/behavior';
import type { CopyJob } from './copy-job';
import type { AccountRules, SettingsTarget } from './copy-refusals';
import type { SettingPatch, TargetPlan } from './copy-plan';
import {
  settingPlaces,
  widgetSettings,
  type SettingPlace,
  type WidgetSettingName,
  type WidgetSettings,
} from './widget-settings';

/** A widget among others whose settings are compared. */
export interface ComparedWidget extends SettingsTarget {
  /** Its channel's name; empty without a channel. */
  name: string;
  /** The first label of its workspace's host. */
  workspace: string;
}

/** An edit of one cell: a choice of one widget. */
export interface CellEdit {
  widgetId: Id;
  /** The fields of the choice. */
  names: readonly WidgetSettingName[];
  patch: SettingPatch;
  /** What the fields were when the edit began. Absent overwrites what someone else has saved since. */
  base?: SettingPatch | undefined;
}

/**
 * An edit that is being saved, was just saved, or failed. A failed one keeps what was typed, and one without a problem
 * was never sent.
 */
export interface CellSave extends CellEdit {
  status: 'saving' | 'saved' | 'failed';
  problem?: Problem | undefined;
}

/** Props for `Compare`, returned by `useCompare`. */
export interface CompareProps {
  /** Every widget whose setup is finished. */
  widgets: Loadable<readonly ComparedWidget[]>;
  /** What the account allows. */
  rules: AccountRules;
  /** Edits that aren't simply stored: at most one per cell. */
  cells: readonly CellSave[];
  /** Saves one cell. Absent makes the page read-only. */
  onSave?: ((edit: CellEdit) => void) | undefined;
  /** Keeps an edit that can't be saved as it is, as a failed one. */
  onKeep(edit: CellEdit): void;
  /** Forgets a failed edit. */
  onDiscard(edit: CellEdit): void;
  /** The last copy, until it is dismissed. */
  copy?: CopyJob | undefined;
  /** Starts a copy. Absent hides copying. */
  onCopy?: ((sourceId: Id, places: readonly SettingPlace[], plans: readonly TargetPlan[]) => void) | undefined;
  /** Ends the copy after the current widget. */
  onCopyCancel(): void;
  /** Tries again for one widget, or for all that failed. */
  onCopyRetry(widgetId?: Id): void;
  /** Restores what the copy overwrote. */
  onCopyUndo(): void;
  /** Closes the result of a copy that has ended. */
  onCopyDismiss(): void;
}

/** Whether someone else has stored another value since an edit began. Values in `sent` are the user's own. */
export function isChangedByOthers(
  { patch, base = {} }: Pick<CellEdit, 'patch' | 'base'>,
  newest: WidgetSettings,
  sent: readonly SettingPatch[],
): boolean {
  const groups = behaviorGroups;
  const draft = rebaseDraft<WidgetSettings>({ patch, base: { ...newest, ...base } }, newest, { groups, sent });
  return Object.keys(findConflicts(draft, newest, { groups })).length > 0;
}

/** Whether an edit may be stored without an answer. */
export function wasSent({ status, problem }: CellSave): boolean {
  return status !== 'failed' || problem !== undefined;
}

/** How the widgets differ in one choice. */
export interface RowDifference {
  place: SettingPlace;
  /** All widgets have the same value. */
  isSame: boolean;
  /** A widget with the value that most have; absent if none is more common than the others. */
  commonId: Id | undefined;
  /** How many have it. */
  commonCount: number;
  /** The widgets that don't have it. */
  differing: ReadonlySet<Id>;
}

/** The account's finished widgets, in their original order. */
export function comparedWidgets(user: User): ComparedWidget[] {
  return widgetsOf(user)
    .filter(isFinished)
    .map((widget) => ({
      widgetId: widget.Id,
      name: channelName(widget),
      workspace: workspaceName(widget.slackBaseUrl),
      settings: widgetSettings(widget),
      canSendTranscripts: canSendTranscripts(widget),
    }));
}

/** What the user's account allows. */
export function accountRules(user: User): AccountRules {
  return {
    hasAcceptedTerms: user.ActiveTOSPP === currentTermsVersion,
    hasOperatingHours: planIncludes(user.account.plan, 'operatingHours'),
  };
}

/** Every choice, with how these widgets differ in it. */
export function compareRows(
  widgets: readonly ComparedWidget[],
  places: readonly SettingPlace[] = settingPlaces,
): RowDifference[] {
  return places.map((place) => rowDifference(place, widgets));
}

function rowDifference(place: SettingPlace, widgets: readonly ComparedWidget[]): RowDifference {
  const byValue = new Map<string, Id[]>();
  for (const { widgetId, settings } of widgets) {
    const key = JSON.stringify(place.names.map((name) => settings[name]));
    const ids = byValue.get(key);
    if (ids) ids.push(widgetId);
    else byValue.set(key, [widgetId]);
  }
  const [common = [], second = []] = [...byValue.values()].sort((a, b) => b.length - a.length);
  const isTie = common.length === second.length;
  const isSame = byValue.size < 2;
  const commonIds = new Set(isTie ? [] : common);
  return {
    place,
    isSame,
    commonId: isTie ? undefined : common[0],
    commonCount: common.length,
    differing: new Set(isSame ? [] : widgets.map(({ widgetId }) => widgetId).filter((id) => !commonIds.has(id))),
  };
}
