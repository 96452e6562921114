import * as z from 'zod/mini';
import { bareOrIn, countField, entity, instantField, listOf, rowsOf, textField } from '../core/tolerant';

/** A figure; null when there was nothing to measure. */
const figure = z.catch(z.nullable(z.number()), null);

/** Response schema of figures for one agent or the whole team. */
export const chatFiguresSchema = entity({
  /** Empty for the missed-chats row and for the team. */
  agentName: textField,
  totalChats: countField,
  avgChatsPerDay: figure,
  chatsFromTrigger: countField,
  /** 0-100: up / (up + down). */
  upRatingPercent: figure,
  upRatingCount: countField,
  lateReply: countField,
  /** Seconds. */
  avgTimeToFirstReply: figure,
  /** Seconds. */
  avgChatDuration: figure,
  avgMsgsPerChat: figure,
  totalOfflineMsgs: countField,
});
export type ChatFigures = z.infer<typeof chatFiguresSchema>;

/** Response schema of a widget's figures for one local day. */
export const dayFiguresSchema = entity({
  /** `yyyy-MM-dd` in the query's time zone. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  totalChats: countField,
  /** Of these, those that no one answered. */
  missedChats: countField,
  upRatingCount: countField,
  downRatingCount: countField,
  /** Chats with a first reply. */
  answeredChats: countField,
  /** Seconds, unrounded. */
  avgTimeToFirstReply: figure,
});
export type DayFigures = z.infer<typeof dayFiguresSchema>;

/** One widget's figures: the whole team including missed chats, and a row per agent. */
export const overviewStatsSchema = entity({
  totalStats: chatFiguresSchema,
  stats: rowsOf(chatFiguresSchema),
  /** A row per day of the range, if the query asks for days and the server knows them. */
  days: z.catch(z.optional(rowsOf(dayFiguresSchema)), undefined),
});
export type OverviewStats = z.infer<typeof overviewStatsSchema>;

const periodSchema = entity({ state: textField, prevState: textField, start: instantField, end: instantField });
export type AvailabilityPeriod = z.infer<typeof periodSchema>;

/** One local day: when operators went online or offline. */
export const availabilityDaySchema = entity({
  /** Short month and day, as in `Nov 3`. */
  label: textField,
  periods: z.catch(listOf(periodSchema), []),
});
export type AvailabilityDay = z.infer<typeof availabilityDaySchema>;

/** A list of days, bare or as `{ stats: [...] }`. */
export const availabilityStatsSchema = bareOrIn('stats', rowsOf(availabilityDaySchema));
