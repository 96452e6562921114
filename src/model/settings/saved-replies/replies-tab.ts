import type { Action } from '../../core/action';
import type { Loadable } from '../../core/loadable';
import type { Id } from '../../core/tolerant';
import type { WidgetLook } from '../../widget-preview/widget-preview';
import type { TakenShortcuts } from '../shared/shortcuts';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';
import type { ListedReply, ReplyJob, ReplyJobKind, ReplyStep } from './reply-job';
import type { SavedReplyFields, SavedReplyList } from './saved-replies';

/** A file to download. */
export interface ReplyFile {
  name: string;
  text: string;
}

/** The last completed action, announced once. */
export interface SavedReplyOutcome {
  kind: 'saved' | 'deleted';
  label: string;
  /** Takes the save back, or what took it back. */
  offer?: { kind: 'undo' | 'redo'; onUse(): void } | undefined;
}

/** A widget that replies can be copied to. */
export interface ReplyCopyWidget {
  widgetId: Id;
  /** The channel's name. */
  name: string;
  /** Empty if unknown. */
  workspace: string;
}

/** A chosen widget, with what a copy has to know of it. */
export interface ReplyCopyTarget {
  widgetId: Id;
  content: Loadable<{ listed: readonly ListedReply[]; shortcuts: TakenShortcuts }>;
}

/** Copying replies to other widgets. */
export interface ReplyCopy {
  /** The account's other widgets. */
  widgets: readonly ReplyCopyWidget[];
  /** The chosen ones. */
  targets: readonly ReplyCopyTarget[];
  /** Loads the replies of the chosen widgets. */
  onTargetsChange(ids: readonly Id[]): void;
}

/** Props for `SavedRepliesTab`, returned by `useSavedRepliesTab`. */
export interface SavedRepliesTabProps extends SettingsTabProps {
  /** The replies with their unsaved changes. */
  replies: SettingsContent<SavedReplyList>;
  /** Opens or closes a reply's form; unsaved changes stay as a draft. */
  onOpenUidChange(uid: string | undefined): void;
  /** Opens the form for a new reply. Absent hides the add controls. */
  onAdd?: (() => void) | undefined;
  /** Opens the form for a new reply with the same content. Absent hides the button. */
  onDuplicate?: ((uid: string, label: string) => void) | undefined;
  /** Discards a reply's unsaved changes. */
  onDiscard(uid: string): void;
  /** Restores discarded changes. Absent hides undo. */
  onRestore?: ((uid: string, value: SavedReplyFields) => void) | undefined;
  /** State of deleting a reply. */
  deletion: Action;
  /** Absent hides the button. */
  onDelete?: ((uid: string) => void) | undefined;
  /** The last save or deletion, to announce. */
  outcome?: SavedReplyOutcome | undefined;
  /** Changes to many replies, which run or have ended. */
  job?: ReplyJob | undefined;
  /** Starts one, after any other has ended. Absent hides what changes several replies. */
  onJobStart?: ((kind: ReplyJobKind, steps: readonly ReplyStep[]) => void) | undefined;
  /** Ends it after the current reply. */
  onJobCancel?: (() => void) | undefined;
  /** Tries what failed again. */
  onJobRetry?: (() => void) | undefined;
  /** Undoes all of it. */
  onJobUndo?: (() => void) | undefined;
  /** Removes the notice of one that has ended, after which it can't be undone. */
  onJobDismiss?: (() => void) | undefined;
  /** Absent hides copying to other widgets. */
  copy?: ReplyCopy | undefined;
  /** The widget's look, for a reply as visitors see it; a new widget's if absent. */
  look?: WidgetLook | undefined;
  /** Takes a file of replies. Absent hides the download. */
  onFile?: ((file: ReplyFile) => void) | undefined;
}
