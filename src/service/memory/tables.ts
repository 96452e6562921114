import type {
  AttemptRecord,
  AvatarRecord,
  InvitationRecord,
  InvoiceRecord,
  PasswordResetRecord,
  ServiceKeyRecord,
} from '../contract/account-records';
import type {
  AccountRecord,
  BotUserRecord,
  ChatRecord,
  PresenceRecord,
  QuestionGroupRecord,
  SavedReplyRecord,
  SessionRecord,
  TeamChannelRecord,
  UserRecord,
  WidgetRecord,
} from '../contract/records';
import type { ChangeRecord } from '../contract/change-store';
import type { TeamInstallRecord, TeamVisitRecord } from '../contract/slack-store';

/** Rows by id. An id is never reused. */
export class Rows<Row extends { id: number }> extends Map<number, Row> {
  #highestId = 0;

  get nextId(): number {
    return this.#highestId + 1;
  }

  override set(id: number, row: Row): this {
    this.#highestId = Math.max(this.#highestId, id);
    return super.set(id, row);
  }
}

/** Everything the memory store keeps. Its parts share it as the tables of a database are shared. */
export interface Tables {
  accounts: Rows<AccountRecord>;
  users: Rows<UserRecord>;
  widgets: Rows<WidgetRecord>;
  /** By token hash. */
  sessions: Map<string, SessionRecord>;
  /** By token hash. */
  passwordResets: Map<string, PasswordResetRecord>;
  /** By user id. */
  invitations: Map<number, InvitationRecord>;
  serviceKeys: Rows<ServiceKeyRecord>;
  /** When a partner’s people had their tokens revoked, by account id and the partner’s id. */
  revocations: Map<string, Date>;
  attempts: Map<string, AttemptRecord>;
  /** By picture name. */
  avatars: Map<string, AvatarRecord>;
  invoices: InvoiceRecord[];
  chats: ChatRecord[];
  presence: PresenceRecord[];
  questionGroups: QuestionGroupRecord[];
  savedReplies: Rows<SavedReplyRecord>;
  botUsers: BotUserRecord[];
  changes: Rows<ChangeRecord>;
  /** By workspace id and channel id. */
  teamChannels: Map<string, TeamChannelRecord>;
  /** By account id and workspace id. */
  teamInstalls: Map<string, TeamInstallRecord>;
  /** By state hash. */
  teamVisits: Map<string, TeamVisitRecord>;
  /** Scopes by workspace id and holder. */
  teamGrants: Map<string, string[]>;
}

export function emptyTables(): Tables {
  return {
    accounts: new Rows(),
    users: new Rows(),
    widgets: new Rows(),
    sessions: new Map(),
    passwordResets: new Map(),
    invitations: new Map(),
    serviceKeys: new Rows(),
    revocations: new Map(),
    attempts: new Map(),
    avatars: new Map(),
    invoices: [],
    chats: [],
    presence: [],
    questionGroups: [],
    savedReplies: new Rows(),
    botUsers: [],
    changes: new Rows(),
    teamChannels: new Map(),
    teamInstalls: new Map(),
    teamVisits: new Map(),
    teamGrants: new Map(),
  };
}

/** The record if it belongs to the account. */
export function own<T extends { accountId: number }>(record: T | undefined, accountId: number): T | undefined {
  return record?.accountId === accountId ? record : undefined;
}

/** The account’s records, lowest id first. */
export function ownOf<T extends { id: number; accountId: number }>(table: Map<number, T>, accountId: number): T[] {
  return [...table.values()].filter((record) => record.accountId === accountId).sort((a, b) => a.id - b.id);
}

/** Deletes the rows that `isGone` matches. */
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

/** A deep copy, so that callers can’t change what is stored. */
export function copied<T>(value: T): Promise<T> {
  return Promise.resolve(structuredClone(value));
}
