import type { Action } from '../../core/action';
import { cleanHtml } from '../../core/clean-html';
import type { CollectionItem, ItemShape } from '../../core/collection';
import type { ErrorCode } from '../../core/editor';
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

/** A group of the account with its form. */
export interface QuestionGroupEntry extends CollectionItem<QuestionGroupFields, 'group'> {
  /** The nodes that are folded. They are stored with the next save, and are no change by themselves. */
  collapsed: ReadonlySet<string>;
  /** The stored questions as they came, where nobody can read them. They stay as they are until others are made. */
  unreadableTree?: string | undefined;
}

export interface QuestionGroupList {
  entries: QuestionGroupEntry[];
  /** Groups that came malformed. */
  unreadable: Problem[];
  /** Which shortcuts are in use, so that the error of one that is taken can name what has it. */
  shortcuts?: TakenShortcuts | undefined;
}

/** The groups, or why there are none: setup comes first, or the plan lacks the feature. */
export type QuestionGroupsState =
  Loadable<QuestionGroupList> | { status: 'setupRequired' } | { status: 'planRequired'; feature: PlanFeature };

/** What `QuestionGroupsTab` takes. */
export interface QuestionGroupsTabProps extends SettingsTabProps {
  /** The groups with what is unsaved in each. */
  groups: QuestionGroupsState;
  /** The group whose form is open; the first one when it is not there. */
  selectedUid: string | undefined;
  /** The person turns to another group. */
  onSelectedUidChange(uid: string): void;
  /** Adds a group with the default questions. Absent hides what adds. */
  onAdd?: (() => void) | undefined;
  /** Adds a group as it was copied or pasted. */
  onAddCopy?: ((copy: QuestionGroupCopy) => void) | undefined;
  /** The person has folded or unfolded parts of a group's tree; the whole next set. */
  onCollapsedChange(uid: string, collapsed: ReadonlySet<string>): void;
  /** How far the deletion of a group is. */
  deletion: Action;
  /** Deletes a group, once the person has confirmed it; absent hides the button. */
  onDelete?: ((uid: string) => void) | undefined;
  /** Those of the account: answers lead to them, and each shows the groups. */
  widgets: readonly QuestionWidget[];
  /** How this widget looks; the player wears it. */
  look?: WidgetLook | undefined;
}

/** The widgets of an account as answers lead to them. */
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
  // As visitors see it, whatever was stored before there was a limit.
  return { label, shortcut, auto, prompt: cleanHtml(prompt).html, tree: withCleanReplies(tree) };
}

/** What keeps a group from being saved, by field. */
export function checkQuestionFields(
  value: QuestionGroupFields,
): Partial<Record<'label' | 'shortcut' | 'prompt' | 'tree', ErrorCode>> {
  const error = treeError(value.tree);
  return { ...checkQuestionGroup(value), ...(error && { tree: error }) };
}

/** Groups as items of a list; a shortcut may be taken by another group or by a saved reply. */
export function groupShape(taken: TakenShortcuts): ItemShape<QuestionGroupFields, 'group'> {
  return {
    section: 'group',
    blank: { label: '', shortcut: '', auto: false, prompt: '', tree: [] },
    check: (value, uid) => ({
      ...(shortcutOwner(taken, value.shortcut, { kind: 'group', uid }) && { shortcut: 'taken' as const }),
      ...checkQuestionFields(value),
    }),
    // A save of another group switches it off, which that one's form says.
    silent: ['auto'],
    wireNames: { treeJson: 'tree' },
  };
}
