import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import type { DateRange } from '../../model/date-range';
import { onlineDays } from '../../model/report-availability';
import { queryBefore, reportQuery } from '../../model/report-range';
import type { Id } from '../../model/tolerant';

/** Figures are counted anew at most each minute: going back and forth between the tabs asks for nothing. */
const readOptions = { retry: false, networkMode: 'always', staleTime: 60_000 } as const;

interface Asked {
  dates: DateRange;
  /** An IANA name. */
  zone: string;
}

/** Keyed by all that was asked for, so that a late answer for another range shows nowhere. */
function keyOf(client: Client, widgetId: Id, what: string, { dates, zone }: Asked) {
  return [client.session.id, 'reports', String(widgetId), what, dates.start, dates.end, zone];
}

export function overviewQuery(client: Client, widgetId: Id, asked: Asked) {
  return queryOptions({
    ...readOptions,
    queryKey: keyOf(client, widgetId, 'overview', asked),
    queryFn: ({ signal }) => client.reports.overview(widgetId, reportQuery(asked.dates, asked.zone), { signal }),
  });
}

/** The same of the period before, up to the same time of the day. */
export function overviewBeforeQuery(client: Client, widgetId: Id, asked: Asked) {
  return queryOptions({
    ...readOptions,
    queryKey: keyOf(client, widgetId, 'overview before', asked),
    queryFn: ({ signal }) => {
      return client.reports.overview(widgetId, queryBefore(asked.dates, Date.now(), asked.zone), { signal });
    },
  });
}

export function availabilityQuery(client: Client, widgetId: Id, { dates, zone }: Asked) {
  return queryOptions({
    ...readOptions,
    queryKey: keyOf(client, widgetId, 'availability', { dates, zone }),
    queryFn: async ({ signal }) => {
      const rows = await client.reports.availability(widgetId, reportQuery(dates, zone), { signal });
      return onlineDays(rows, dates, zone, Date.now());
    },
  });
}
