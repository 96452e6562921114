import * as z from 'zod/mini';
import { defineCall } from './call';
import { chatsSchema } from '../entities/chat';
import { availabilityStatsSchema, overviewStatsSchema } from '../entities/report';

/** Local wall time in the query's zone. */
const wallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/));
const wholeNumber = z.string().check(z.regex(/^\d{1,9}$/));
const yesOrNo = z.enum(['true', 'false']);

/** `tz` is an IANA name; both ends belong to the range (decisions, "Wire contract"). */
const range = { tz: z.string().check(z.minLength(1)), startDate: wallTime, endDate: wallTime };
const rangeQuery = z.object(range);

/** Which chats of the range, and which page of them; pages count from 0. */
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
export type ChatsQuery = z.infer<typeof chatsQuery>;

/** GET /reports/{id}/overview: figures of one widget, for the team and each agent. */
export const overviewReport = defineCall({
  method: 'GET',
  path: '/reports/{id}/overview',
  access: 'admin',
  query: rangeQuery,
  answer: overviewStatsSchema,
});

/** GET /reports/{id}/chats: a page of the history of one widget, newest first; at most 1000 a page. */
export const chatsReport = defineCall({
  method: 'GET',
  path: '/reports/{id}/chats',
  access: 'admin',
  query: chatsQuery,
  answer: chatsSchema,
});

/** GET /reports/{id}/availability: when operators were online, day by day, each cut at local midnight. */
export const availabilityReport = defineCall({
  method: 'GET',
  path: '/reports/{id}/availability',
  access: 'admin',
  query: rangeQuery,
  answer: availabilityStatsSchema,
});
