import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { onlineDays } from '../../model/reports/availability';
import type { ReportHead } from '../../model/reports/download';
import { queryBefore, reportQuery } from '../../model/reports/range';
import type { Id } from '../../model/core/tolerant';
import { readOptions } from '../shared/queries';

/** Keyed by the whole request, so that a late answer for another range shows nowhere. */
function keyOf(client: Client, widgetId: Id, what: string, { dates, zone }: ReportHead) {
  return [client.session.id, 'reports', String(widgetId), what, dates.start, dates.end, zone];
}

export function overviewQuery(client: Client, widgetId: Id, asked: ReportHead) {
  return queryOptions({
    ...readOptions(),
    queryKey: keyOf(client, widgetId, 'overview', asked),
    queryFn: ({ signal }) => client.reports.overview(widgetId, reportQuery(asked.dates, asked.zone), { signal }),
  });
}

/** The same for the previous period, up to the same time of day. */
export function overviewBeforeQuery(client: Client, widgetId: Id, asked: ReportHead) {
  return queryOptions({
    ...readOptions(),
    queryKey: keyOf(client, widgetId, 'overview before', asked),
    queryFn: ({ signal }) => {
      return client.reports.overview(widgetId, queryBefore(asked.dates, Date.now(), asked.zone), { signal });
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
