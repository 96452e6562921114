import type { ErrorCode } from '../../core/editor';
import type { LoggedValue } from '../../entities/change-entry';
import { planIncludes, type Plan, type PlanFeature } from '../../entities/plan';
import type { QuestionGroup } from '../../entities/question-group';
import type { SavedReply } from '../../entities/saved-reply';
import type { Widget } from '../../entities/widget';
import type { ShortcutOwner } from '../shared/shortcuts';
import type { AccountRules, CopyRefusal } from './copy-refusals';
import type { ShownTarget } from './shown-target';
import type { DraftTab, TabPatches } from './tab-patches';

/** What an import has to leave out or adapt. */
export type ImportConflict =
  /** Another reply or group has the shortcut, so the new one gets none. */
  | { code: 'shortcutTaken'; label: string; shortcut: string; owner: Pick<ShortcutOwner, 'kind' | 'label'> }
  /** Another group opens automatically, so the new one doesn't. */
  | { code: 'secondAutomatic'; label: string; owner: string }
  /** Answers of a group lead to a widget of another account, so they lead nowhere yet. */
  | { code: 'foreignWidget'; label: string }
  /** This widget can’t have the setting, so it stays as it is. */
  | { code: 'refused'; name: string; reason: CopyRefusal }
  /** The list would be longer than it can be. */
  | { code: 'tooMany'; count: number; most: number }
  /** A value that a save would reject; it can be corrected in its form. */
  | { code: 'invalid'; name: string; label?: string | undefined; error: ErrorCode };

/** Why a part of a file can't be imported. */
export type ImportBlock =
  /** The user hasn't accepted the terms, so no setting can be saved. */
  | { code: 'terms' }
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
  /** What the account allows. */
  rules: AccountRules;
  /** The UUIDs of the account’s widgets, to which answers can lead. */
  widgetUuids: readonly string[];
  /** Absent if they couldn't be loaded. */
  replies?: readonly SavedReply[] | undefined;
  groups?: readonly QuestionGroup[] | undefined;
  /** The unsaved changes of the tabs, to which the import adds. */
  drafted?: TabPatches | undefined;
}

/** The widget, and what its forms show. */
export type Target = ImportTarget & { shown: ShownTarget };

/** Why a part that needs `feature` can't be imported, if it can't. */
export function blockOf(
  { plan, rules }: ImportTarget,
  feature: PlanFeature | undefined,
  isKnown: boolean,
): ImportBlock | undefined {
  if (!rules.hasAcceptedTerms) return { code: 'terms' };
  if (feature && !planIncludes(plan, feature)) return { code: 'planRequired', feature };
  return isKnown ? undefined : { code: 'unknownTarget' };
}
