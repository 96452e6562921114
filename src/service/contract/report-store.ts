import type { ChatRecord } from './records';

/** Local wall times in a zone, `yyyy-MM-ddTHH:mm:ss`. Both ends are included, up to the end of the last second. */
export interface ReportRange {
  /** A known IANA name. */
  tz: string;
  startDate: string;
  endDate: string;
}

/** Selects chats of a range. Undefined fields match everything. */
export interface ChatFilter extends ReportRange {
  agent?: string | undefined;
  rating?: 'up' | 'down' | undefined;
  /** No one answered. */
  isMissed?: boolean | undefined;
  isFromTrigger?: boolean | undefined;
  /** Part of `searchText`, in lowercase. */
  search?: string | undefined;
}

export interface ChatPage {
  chats: ChatRecord[];
  /** The total across all pages. */
  total: number;
}

/** Totals of one agent’s chats. Missed chats have the agent ''. */
export interface ChatSums {
  agentName: string;
  chats: number;
  fromTrigger: number;
  ratedUp: number;
  ratedDown: number;
  /** First answered after more than `lateReplySeconds`. */
  late: number;
  answered: number;
  /** Milliseconds to the first answer, over the answered chats. */
  waiting: number;
  /** Milliseconds from start to end. */
  duration: number;
  messages: number;
  offlineMessages: number;
}

/** The totals of an agent without chats. */
export const noChats: Omit<ChatSums, 'agentName'> = {
  chats: 0,
  fromTrigger: 0,
  ratedUp: 0,
  ratedDown: 0,
  late: 0,
  answered: 0,
  waiting: 0,
  duration: 0,
  messages: 0,
  offlineMessages: 0,
};

/** Totals of the chats that started on a calendar day. */
export interface DaySums {
  /** `yyyy-MM-dd` in the range’s zone. */
  date: string;
  chats: number;
  missed: number;
  ratedUp: number;
  ratedDown: number;
  answered: number;
  /** Milliseconds to the first answer, over the answered chats. */
  waiting: number;
}

/** A calendar day and the periods when someone was online: sorted, not overlapping, cut at its midnights. */
export interface OnlineDay {
  /** `yyyy-MM-dd` */
  date: string;
  online: { start: Date; end: Date }[];
}

/** Returns nothing for a widget of another account. */
export interface ReportStore {
  /** One entry for each agent with a chat in the range, in no particular order. */
  sums(accountId: number, widgetId: number, range: ReportRange): Promise<ChatSums[]>;
  /** One entry for each day with a chat in the range, in no particular order. */
  daySums(accountId: number, widgetId: number, range: ReportRange): Promise<DaySums[]>;
  /** A page of chats, newest first; chats of the same moment by id, highest first. */
  chats(
    accountId: number,
    widgetId: number,
    filter: ChatFilter,
    page: { limit: number; offset: number },
  ): Promise<ChatPage>;
  /** Every day of the range in order. An operator who hasn’t gone offline counts as online until `now`. */
  onlineDays(accountId: number, widgetId: number, range: ReportRange, now: Date): Promise<OnlineDay[]>;
}

/** A first answer after more than this many seconds is late. */
export const lateReplySeconds = 60;

/** The text a search looks at: lowercase, so that every store finds the same regardless of its collation. */
export function searchText({ title, feedback, visitor }: Pick<ChatRecord, 'title' | 'feedback' | 'visitor'>): string {
  return [visitor.name, visitor.email, title, feedback].join('\n').toLowerCase();
}
