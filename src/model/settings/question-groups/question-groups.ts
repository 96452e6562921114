import type { Action } from '../../core/action';
import { cleanHtml } from '../../core/clean-html';
import type { CollectionItem, FlatItems, ItemShape, LeftItems } from '../../collection/collection';
import type { Editor, ErrorCode } from '../../core/editor';
import type { Loadable } from '../../core/loadable';
import type { PlanFeature } from '../../entities/plan';
import type { Problem } from '../../core/problem';
import { checkQuestionGroup, treeError } from './checks';
import { withCleanReplies } from './clean-group';
import type { QuestionGroupCopy } from './copy';
import type { QuestionGroup } from '../../entities/question-group';
import type { QuestionGroupFields } from './group-fields';
import { withFolds } from './lines';
import type { QuestionWidget } from './review';
import { readTree } from './tree-read';
import type { SettingsTabProps } from '../shared/settings-tab';
import { shortcutOwner, type TakenShortcuts } from '../shared/shortcuts';
import { widgetsOf, type User } from '../../entities/user';
import { channelName, isFinished, isOnline } from '../../entities/widget';
import type { WidgetLook } from '../../widget-preview/widget-preview';

/** A group with its form. */
export interface QuestionGroupEntry extends CollectionItem<QuestionGroupFields, 'group'> {
  /** Collapsed nodes. Saved with the next save, but not a change on their own. */
  collapsed: ReadonlySet<string>;
  /** The saved questions as received, if unreadable. They are kept until replaced by new ones. */
  unreadableTree?: string | undefined;
}

export interface QuestionGroupList {
  entries: QuestionGroupEntry[];
  /** All groups as one form, with one undo for all. If absent, the save bar combines the forms of the entries. */
  all?: Editor<FlatItems, string> | undefined;
  /** Unsaved changes from a closed tab, to restore or discard. */
  leftDraft?: LeftItems<QuestionGroupFields> | undefined;
  /** Groups that were malformed. */
  unreadable: Problem[];
  /** The shortcuts in use, so that the error for a taken one can name its owner. */
  shortcuts?: TakenShortcuts | undefined;
}

/** The groups, or why there are none: setup is unfinished, or the plan doesn't include the feature. */
export type QuestionGroupsState =
  Loadable<QuestionGroupList> | { status: 'setupRequired' } | { status: 'planRequired'; feature: PlanFeature };

/** Takes a file to save: its name, with an extension, and its text. */
export type DownloadFile = (this: void, file: { name: string; type: string; text: string }) => void;

/** Props for `QuestionGroupsTab`. */
export interface QuestionGroupsTabProps extends SettingsTabProps {
  /** The groups with their unsaved changes. */
  groups: QuestionGroupsState;
  /** The group whose form is open; falls back to the first one if it doesn't exist. */
  selectedUid: string | undefined;
  /** Called when the user selects another group. */
  onSelectedUidChange(uid: string): void;
  /** Adds a group with the default questions. Absent hides the add controls. */
  onAdd?: (() => void) | undefined;
  /** Adds a copied or pasted group. */
  onAddCopy?: ((copy: QuestionGroupCopy) => void) | undefined;
  /** Called with the whole next set when the user collapses or expands parts of a group's tree. */
  onCollapsedChange(uid: string, collapsed: ReadonlySet<string>): void;
  /** State of deleting a group. */
  deletion: Action;
  /** Deletes a group after the user confirms; absent hides the button. */
  onDelete?: ((uid: string) => void) | undefined;
  /** The account's widgets: answers can lead to them, and each shows the groups. */
  widgets: readonly QuestionWidget[];
  /** This widget's appearance, used by the player. */
  look?: WidgetLook | undefined;
  /** Saves a group's questions as a file; absent hides the downloads. */
  onDownload?: DownloadFile | undefined;
}

/** The account's widgets as targets for answers. */
export function questionWidgets(user: User): QuestionWidget[] {
  return widgetsOf(user).map((widget) => ({
    uuid: widget.Uuid,
    id: widget.Id,
    name: channelName(widget),
    status: !isFinished(widget) ? 'unfinished' : isOnline(widget) ? 'online' : 'offline',
  }));
}

const unfolded: ReadonlySet<string> = new Set();

export function questionGroupValue({ label, shortcut, auto, prompt, treeJson }: QuestionGroup): QuestionGroupFields {
  const reading = readTree(treeJson);
  const tree = reading.status === 'ready' ? withFolds(reading.data, unfolded) : [];
  // Cleaned, as visitors see it, whatever was saved before cleaning existed.
  return { label, shortcut, auto, prompt: cleanHtml(prompt).html, tree: withCleanReplies(tree) };
}

/** Errors that keep a group from being saved, by field. */
export function checkQuestionFields(
  value: QuestionGroupFields,
): Partial<Record<'label' | 'shortcut' | 'prompt' | 'tree', ErrorCode>> {
  const error = treeError(value.tree);
  return { ...checkQuestionGroup(value), ...(error && { tree: error }) };
}

/** Groups as list items. A shortcut can be taken by another group or a saved reply. */
export function groupShape(taken: TakenShortcuts): ItemShape<QuestionGroupFields, 'group'> {
  return {
    section: 'group',
    blank: { label: '', shortcut: '', auto: false, prompt: '', tree: [] },
    check: (value, uid) => ({
      ...(shortcutOwner(taken, value.shortcut, { kind: 'group', uid }) && { shortcut: 'taken' as const }),
      ...checkQuestionFields(value),
    }),
    // Saving another group turns it off, and that group's form already says so.
    silent: ['auto'],
    wireNames: { treeJson: 'tree' },
  };
}
