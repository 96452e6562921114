import type { ChangeWay } from '../../model/core/draft';
import type { LoggedValue } from '../../model/entities/change-entry';

/** One saved change to a widget, its replies, or its groups. */
export interface ChangeRecord {
  id: number;
  widgetId: number;
  at: Date;
  /** The user’s email address at the time. */
  who: string;
  how: ChangeWay;
  changes: LoggedValue[];
}

/** The change log. The caller has made sure that the widget belongs to the account. */
export interface ChangeStore {
  /**
   * The newest first, at most `limit`, none from before `since`: the widget’s, and those to the account’s question
   * groups, which all its widgets share (`isAboutGroups`).
   */
  list(widgetId: number, since: Date, limit: number): Promise<ChangeRecord[]>;
  /** Adds a change, and deletes all changes to the account’s widgets from before `since`. Adds none if the widget is gone. */
  add(change: Omit<ChangeRecord, 'id'>, since: Date): Promise<void>;
}
