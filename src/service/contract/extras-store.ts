import type { BotUserRecord, QuestionGroupRecord, SavedReplyRecord } from './records';

/**
 * Called before something new is added, with how many there are, while nobody else can add one. What it throws is thrown,
 * and nothing is written.
 */
export type CountCheck = (count: number) => void;

export interface QuestionGroupStore {
  /** In the order in which they were made. */
  list(accountId: number): Promise<QuestionGroupRecord[]>;
  /**
   * Stores a group in place of the one with its uid, if there is one. With `isAuto` the account's other groups lose
   * theirs in the same step, so that nobody ever sees two. A new one is checked first.
   */
  save(group: QuestionGroupRecord, check: CountCheck): Promise<void>;
  /** Whether there was one to remove. */
  remove(accountId: number, uid: string): Promise<boolean>;
}

/** Whoever asks has made sure that the widget is the caller's own. */
export interface SavedReplyStore {
  /** In the order in which they were made. */
  list(widgetId: number): Promise<SavedReplyRecord[]>;
  /** Stores a new one, unless `check` throws, and gives it its id; undefined when the widget is gone by now. */
  create(reply: Omit<SavedReplyRecord, 'id'>, check: CountCheck): Promise<SavedReplyRecord | undefined>;
  /** Whether the widget has one of this id to replace. */
  replace(reply: SavedReplyRecord): Promise<boolean>;
  /** Whether there was one to remove. */
  remove(widgetId: number, replyId: number): Promise<boolean>;
}

/** Whoever asks has made sure that the widget is the caller's own. */
export interface BotUserStore {
  /** In the order in which they were added. */
  list(widgetId: number): Promise<BotUserRecord[]>;
  /**
   * Adds one, unless `check` throws; whoever is there already gets the name and bot id that came now. Adds none, and says
   * false, when the widget is gone by now.
   */
  add(bot: BotUserRecord, check: CountCheck): Promise<boolean>;
  /** Whether there was one to remove. */
  remove(widgetId: number, userId: string): Promise<boolean>;
}
