import type { ChatRecord } from './records';

/** Local wall times in a zone, `yyyy-MM-ddTHH:mm:ss`; both ends belong to the range, the last second wholly. */
export interface ReportRange {
  /** An IANA name that is known. */
  tz: string;
  startDate: string;
  endDate: string;
}

/** Which chats of a range. What is undefined does not matter. */
export interface ChatFilter extends ReportRange {
  agent?: string | undefined;
  rating?: 'up' | 'down' | undefined;
  /** Nobody answered. */
  isMissed?: boolean | undefined;
  isFromTrigger?: boolean | undefined;
  /** A part of `searchText`, in lower case. */
  search?: string | undefined;
}

export interface ChatPage {
  chats: ChatRecord[];
  /** How many there are on all pages. */
  total: number;
}

/** Sums over one agent's chats; the missed ones are those of the agent ''. */
export interface ChatSums {
  agentName: string;
  chats: number;
  fromTrigger: number;
  ratedUp: number;
  ratedDown: number;
  /** First answered after more than `lateReplySeconds`. */
  late: number;
  answered: number;
  /** Milliseconds from the start to the first answer, over the answered. */
  waiting: number;
  /** Milliseconds from start to end. */
  duration: number;
  messages: number;
  offlineMessages: number;
}

/** The sums of an agent without chats. */
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

/** A day of the calendar and when somebody was online in it: in order, apart from each other, cut at its midnights. */
export interface OnlineDay {
  /** `yyyy-MM-dd` */
  date: string;
  online: { start: Date; end: Date }[];
}

/** A widget that the account does not have has nothing to report. */
export interface ReportStore {
  /** A sum for each agent who has a chat in the range, in no order. */
  sums(accountId: number, widgetId: number, range: ReportRange): Promise<ChatSums[]>;
  /** A page of chats, newest first, and those of one moment by id, the highest first. */
  chats(
    accountId: number,
    widgetId: number,
    filter: ChatFilter,
    page: { limit: number; offset: number },
  ): Promise<ChatPage>;
  /** Every day of the range in order; whoever has not gone offline is online until `now`. */
  onlineDays(accountId: number, widgetId: number, range: ReportRange, now: Date): Promise<OnlineDay[]>;
}

/** Who waited longer than this for the first answer was answered late. */
export const lateReplySeconds = 60;

/** Where a search looks: in lower case, so that every store finds the same whatever its language rules. */
export function searchText({ title, feedback, visitor }: Pick<ChatRecord, 'title' | 'feedback' | 'visitor'>): string {
  return [visitor.name, visitor.email, title, feedback].join('\n').toLowerCase();
}
