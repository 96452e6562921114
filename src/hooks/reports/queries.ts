import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { onlineDays } from '../../model/reports/availability';
import type { ComparedPeriod } from '../../model/reports/comparison';
import type { ReportHead } from '../../model/counting/chat-count';
import { missedChats, missedLimit } from '../../model/reports/online-summary';
import { comparedQuery, reportQuery } from '../../model/reports/range';
import type { Id } from '../../model/core/tolerant';
import { readOptions } from '../shared/queries';

/** Keyed by the whole request, so that a late answer for another range shows nowhere. */
function keyOf(client: Client, widgetId: Id, what: string, { dates, zone }: ReportHead) {
  return [client.session.id, 'reports', String(widgetId), what, dates.start, dates.end, zone];
}

/** With the figures of each day, if the server has them. */
export function overviewQuery(client: Client, widgetId: Id, asked: ReportHead) {
  return queryOptions({
    ...readOptions(),
    queryKey: keyOf(client, widgetId, 'overview', asked),
    queryFn: ({ signal }) =>
      client.reports.overview(widgetId, { ...reportQuery(asked.dates, asked.zone), days: true }, { signal }),
  });
}

/** The same for the period that it is compared with. */
export function comparedOverviewQuery(client: Client, widgetId: Id, zone: string, period: ComparedPeriod) {
  const { dates, untilNow } = period;
  return queryOptions({
    ...readOptions(),
    queryKey: keyOf(client, widgetId, untilNow ? 'overview until now' : 'overview', { dates, zone }),
    queryFn: ({ signal }) => {
      return client.reports.overview(widgetId, { ...comparedQuery(period, Date.now(), zone), days: true }, { signal });
    },
  });
}

export function availabilityQuery(client: Client, widgetId: Id, { dates, zone }: ReportHead) {
  return queryOptions({
    ...readOptions(),
    queryKey: keyOf(client, widgetId, 'availability', { dates, zone }),
    queryFn: async ({ signal }) => {
      const rows = await client.reports.availability(widgetId, reportQuery(dates, zone), { signal });
      return onlineDays(rows, dates, zone, Date.now());
    },
  });
}

/** The latest missed chats of the days. */
export function missedChatsQuery(client: Client, widgetId: Id, { dates, zone }: ReportHead) {
  return queryOptions({
    ...readOptions(),
    queryKey: keyOf(client, widgetId, 'missed chats', { dates, zone }),
    queryFn: async ({ signal }) => {
      const request = { ...reportQuery(dates, zone), missed: true, perPage: missedLimit, page: 0 };
      return missedChats(await client.reports.chats(widgetId, request, { signal }));
    },
  });
}
