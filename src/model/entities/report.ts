import * as z from 'zod/mini';
import { bareOrIn, countField, entity, instantField, listOf, rowsOf, textField } from '../core/tolerant';

/** A figure that has no value where there was nothing to measure. */
const figure = z.catch(z.nullable(z.number()), null);

/** Answer schema of one agent's figures, or of the whole team's. */
export const chatFiguresSchema = entity({
  /** Empty in the row of missed chats, and for the team. */
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

/** Figures of one widget: the whole team with the missed chats, and a row per agent. */
export const overviewStatsSchema = entity({ totalStats: chatFiguresSchema, stats: rowsOf(chatFiguresSchema) });
export type OverviewStats = z.infer<typeof overviewStatsSchema>;

const periodSchema = entity({ state: textField, prevState: textField, start: instantField, end: instantField });
export type AvailabilityPeriod = z.infer<typeof periodSchema>;

/** One local day: the times when operators came or went. */
export const availabilityDaySchema = entity({
  /** Short month and day, as in `Nov 3`. */
  label: textField,
  periods: z.catch(listOf(periodSchema), []),
});
export type AvailabilityDay = z.infer<typeof availabilityDaySchema>;

/** A list of days, bare or as `{ stats: [...] }`. */
export const availabilityStatsSchema = bareOrIn('stats', rowsOf(availabilityDaySchema));
