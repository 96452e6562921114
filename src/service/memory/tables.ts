import type { AttemptRecord, AvatarRecord, InvoiceRecord, PasswordResetRecord } from '../account-records';
import type {
  AccountRecord,
  BotUserRecord,
  ChatRecord,
  PresenceRecord,
  QuestionGroupRecord,
  SavedReplyRecord,
  SessionRecord,
  UserRecord,
  WidgetRecord,
} from '../records';

/** Everything that a store in memory keeps. Its parts share it, as tables of a database are shared. */
export interface Tables {
  accounts: Map<number, AccountRecord>;
  users: Map<number, UserRecord>;
  widgets: Map<number, WidgetRecord>;
  /** By the hash of the token. */
  sessions: Map<string, SessionRecord>;
  /** By the hash of the token. */
  passwordResets: Map<string, PasswordResetRecord>;
  attempts: Map<string, AttemptRecord>;
  /** By the picture's name. */
  avatars: Map<string, AvatarRecord>;
  invoices: InvoiceRecord[];
  chats: ChatRecord[];
  presence: PresenceRecord[];
  questionGroups: QuestionGroupRecord[];
  savedReplies: SavedReplyRecord[];
  botUsers: BotUserRecord[];
}

export function emptyTables(): Tables {
  return {
    accounts: new Map(),
    users: new Map(),
    widgets: new Map(),
    sessions: new Map(),
    passwordResets: new Map(),
    attempts: new Map(),
    avatars: new Map(),
    invoices: [],
    chats: [],
    presence: [],
    questionGroups: [],
    savedReplies: [],
    botUsers: [],
  };
}

/** The record, if it belongs to the account. */
export function own<T extends { accountId: number }>(record: T | undefined, accountId: number): T | undefined {
  return record?.accountId === accountId ? record : undefined;
}

/** The account's records, lowest id first. */
export function ownOf<T extends { id: number; accountId: number }>(table: Map<number, T>, accountId: number): T[] {
  return [...table.values()].filter((record) => record.accountId === accountId).sort((a, b) => a.id - b.id);
}

export function nextId(table: Map<number, unknown>): number {
  return Math.max(0, ...table.keys()) + 1;
}

/** Takes out of a table what `isGone` names. */
export function removeWhere<T>(table: Map<unknown, T> | T[], isGone: (record: T) => boolean): void {
  if (!Array.isArray(table)) {
    for (const [key, record] of table) if (isGone(record)) table.delete(key);
    return;
  }
  for (let index = table.length - 1; index >= 0; index -= 1) {
    const record = table[index] as T;
    if (isGone(record)) table.splice(index, 1);
  }
}

/** A deep copy, so that a caller cannot change what is stored by changing what they got. */
export function copied<T>(value: T): Promise<T> {
  return Promise.resolve(structuredClone(value));
}
