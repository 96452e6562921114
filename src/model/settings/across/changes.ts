import type { Loadable } from '../../core/loadable';
import type { Id } from '../../core/tolerant';
import type { ChangeEntry } from '../../entities/change-entry';
import type { DraftTab } from './tab-patches';
import type { WidgetSettings } from './widget-settings';

/** What was changed in a widget, newest first. */
export interface ChangeHistory {
  entries: readonly ChangeEntry[];
  /** Kept by the server for all admins; otherwise only this user's changes in this browser. */
  isShared: boolean;
  /** The settings now: a changed field may make sense only with others. */
  settings?: Partial<WidgetSettings> | undefined;
}

/** A tab whose form got unsaved changes from another page. */
export interface LaidDraft {
  tab: DraftTab;
  /** How many choices or items. */
  count: number;
}

/** What came of restoring: unsaved changes, which nothing has saved yet. */
export interface Restored {
  tabs: LaidDraft[];
  /** How many values no form can restore, or the log doesn't keep. */
  skipped: number;
}

/** Props for `Changes`, returned by `useChanges`. */
export interface ChangesProps {
  /** The widget whose changes are listed. */
  widgetId: Id;
  /** Absent until known. */
  roomName?: string | undefined;
  /** The changes. */
  history: Loadable<ChangeHistory>;
  /** Puts the values before one change, or of some of its fields, into the forms, unsaved. Absent hides the buttons. */
  onRestore?: ((id: string, names?: readonly string[]) => void) | undefined;
  /** The same for everything since this change, or for one tab's part of it. */
  onRestoreTo?: ((id: string, tab?: DraftTab) => void) | undefined;
  /** The last restoration. */
  restored?: Restored | undefined;
}
