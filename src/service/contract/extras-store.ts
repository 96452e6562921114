import type { BotUserRecord, QuestionGroupRecord, SavedReplyRecord } from './records';

/**
 * Called with the current count before something is added, while no one else can add one. If it throws, nothing is
 * written.
 */
export type CountCheck = (count: number) => void;

export interface QuestionGroupStore {
  /** In order of creation. */
  list(accountId: number): Promise<QuestionGroupRecord[]>;
  /**
   * Stores a group, replacing the one with the same uid. With `isAuto`, the account’s other groups lose theirs in the
   * same step, so that there are never two. A new group is checked first.
   */
  save(group: QuestionGroupRecord, check: CountCheck): Promise<void>;
  /** Returns whether there was one to remove. */
  remove(accountId: number, uid: string): Promise<boolean>;
}

/** The caller has made sure that the widget belongs to the account. */
export interface SavedReplyStore {
  /** In order of creation. */
  list(widgetId: number): Promise<SavedReplyRecord[]>;
  /** Stores a new reply unless `check` throws, and assigns its id; undefined if the widget is gone. */
  create(reply: Omit<SavedReplyRecord, 'id'>, check: CountCheck): Promise<SavedReplyRecord | undefined>;
  /** Returns whether the widget had one with this id to replace. */
  replace(reply: SavedReplyRecord): Promise<boolean>;
  /** Returns whether there was one to remove. */
  remove(widgetId: number, replyId: number): Promise<boolean>;
}

/** The caller has made sure that the widget belongs to the account. */
export interface BotUserStore {
  /** In the order they were added. */
  list(widgetId: number): Promise<BotUserRecord[]>;
  /**
   * Adds a bot user unless `check` throws; an existing one gets the new name and bot id. Returns false and adds none if
   * the widget is gone.
   */
  add(bot: BotUserRecord, check: CountCheck): Promise<boolean>;
  /** Returns whether there was one to remove. */
  remove(widgetId: number, userId: string): Promise<boolean>;
}
