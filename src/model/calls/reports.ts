import * as z from 'zod/mini';
import { chatsSchema } from '../entities/chat';
import { availabilityStatsSchema, overviewStatsSchema } from '../entities/report';
import type { Id } from '../core/tolerant';
import { defineCall } from './call';

/** Local wall time in the query's time zone. */
const wallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
const wholeNumber = z.string().check(z.regex(/^\d{1,9}$/));
const yesOrNo = z.enum(['true', 'false']);

/** `tz` is an IANA name; the range includes both ends. */
const range = { tz: z.string().check(z.minLength(1)), startDate: wallTime, endDate: wallTime };
const rangeQuery = z.object(range);
const overviewQuery = z.object({ ...range, days: z.optional(yesOrNo) });

/** Selects the chats in the range and the page to return; pages start at 0. */
const chatsQuery = z.object({
  ...range,
  agent: z.optional(z.string()),
  rating: z.optional(z.enum(['up', 'down'])),
  missed: z.optional(yesOrNo),
  trigger: z.optional(yesOrNo),
  q: z.optional(z.string().check(z.maxLength(200))),
  perPage: wholeNumber,
  page: wholeNumber,
});

export type ReportQuery = z.infer<typeof rangeQuery>;
export type OverviewQuery = z.infer<typeof overviewQuery>;
export type ChatsQuery = z.infer<typeof chatsQuery>;

/** A range, and whether to send the figures of each of its days as well. */
export interface OverviewRequest extends ReportQuery {
  days?: boolean | undefined;
}

/** Chat filters and page. */
export interface ChatsRequest extends ReportQuery, Pick<ChatsQuery, 'agent' | 'rating' | 'q'> {
  /** `true` for missed chats only, `false` for answered chats only. */
  missed?: boolean | undefined;
  /** `true` for chats started by a trigger only, `false` for all others only. */
  trigger?: boolean | undefined;
  /** At most 1000. */
  perPage: number;
  /** Zero-based. */
  page: number;
}

/** Each of these is `forbidden` for agents; a bad range or filter is `invalid` with its `path`. */
export const reportCalls = {
  /** One widget's figures, for the team and for each agent, and on request for each day. */
  overview: defineCall({
    name: 'overviewReport',
    method: 'GET',
    path: '/reports/{id}/overview',
    access: 'admin',
    query: overviewQuery,
    args: (widgetId: Id, { days, ...query }: OverviewRequest) => ({
      params: { id: widgetId },
      query: { ...query, days: days === undefined ? undefined : (`${days}` as const) },
    }),
    answer: overviewStatsSchema,
  }),
  /** A page of one widget's history, newest first. */
  chats: defineCall({
    name: 'chatsReport',
    method: 'GET',
    path: '/reports/{id}/chats',
    access: 'admin',
    query: chatsQuery,
    args: (widgetId: Id, request: ChatsRequest) => ({ params: { id: widgetId }, query: toQuery(request) }),
    answer: chatsSchema,
    paging: { rows: 'chats', sizeOf: ({ perPage }) => Number(perPage) },
  }),
  /** When operators were online, by day, split at local midnight. */
  availability: defineCall({
    name: 'availabilityReport',
    method: 'GET',
    path: '/reports/{id}/availability',
    access: 'admin',
    query: rangeQuery,
    args: (widgetId: Id, query: ReportQuery) => ({ params: { id: widgetId }, query }),
    answer: availabilityStatsSchema,
  }),
};

function toQuery({ missed, trigger, perPage, page, ...rest }: ChatsRequest): ChatsQuery {
  return {
    ...rest,
    missed: missed === undefined ? undefined : `${missed}`,
    trigger: trigger === undefined ? undefined : `${trigger}`,
    perPage: String(perPage),
    page: String(page),
  };
}
