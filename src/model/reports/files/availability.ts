import type { Instant } from '../../core/tolerant';
import { wallTime } from '../../time/zoned-time';
import type { MissedChats, OnlineDay, OnlineDays, OnlinePeriod } from '../availability';
import type { CsvValue } from '../../csv/csv';
import type { DownloadFormat } from '../download';
import type { ReportHead } from '../../counting/chat-count';
import { missedLimit, missedOn, offlineCount, onlineSummary, type OnlineTotals } from '../online-summary';
import { definedColumns, writeCsv, writeJson, type WidgetPart } from './widget-file';

/** A widget's online times, and its missed chats, if they are known. */
export interface WrittenAvailability extends OnlineDays {
  missed?: MissedChats | undefined;
}

/** What the figures of the availability mean, in the header of each. */
const availabilityDefinitions = {
  onlinePercent: 'share of the elapsed time with at least one operator online',
  onlineSeconds: 'time with at least one operator online',
  missedChats: `chats that no agent answered; unknown before the latest ${missedLimit} of them`,
  missedWhileOffline: 'of these, chats that started while no one was online',
};

/** Writes when operators were online: for each widget a row per day, then a row per week. */
export function writeAvailability(
  format: DownloadFormat,
  head: ReportHead,
  availabilities: readonly WidgetPart<WrittenAvailability>[],
): string {
  const { zone } = head;
  if (format === 'json') {
    return writeJson(head, availabilities, ({ data }) => availabilityOf(data, zone), {
      definitions: availabilityDefinitions,
    });
  }
  const rows = availabilities.flatMap(({ widget: { id, name }, data }) => {
    const place = [name, String(id)];
    return [
      ...data.days.map((day): CsvValue[] => [
        ...place,
        'day',
        day.date,
        day.date,
        zone,
        ...Object.values(dayFigures(day, data, zone)),
        onlineTimes(day, zone),
      ]),
      ...onlineSummary(data.days, data.missed, zone).weeks.map((week): CsvValue[] => [
        ...place,
        'week',
        week.start,
        week.end,
        zone,
        ...Object.values(totalsFigures(week)),
        '',
      ]),
    ];
  });
  return writeCsv(
    [
      'widget',
      'widgetId',
      'of',
      'startDate',
      'endDate',
      'timeZone',
      ...definedColumns(availabilityDefinitions),
      'online',
    ],
    rows,
  );
}

type AvailabilityFigures = Record<keyof typeof availabilityDefinitions, number | null>;

function availabilityOf(data: WrittenAvailability, zone: string) {
  const { weeks, average, worst } = onlineSummary(data.days, data.missed, zone);
  return {
    averageSecondsPerDay: average === null ? null : Math.round(average * 3600),
    worstDay: worst?.day.date ?? null,
    weeks: weeks.map((week) => ({ startDate: week.start, endDate: week.end, ...totalsFigures(week) })),
    days: data.days.map((day) => ({
      date: day.date,
      ...dayFigures(day, data, zone),
      periods: day.isUnreadable ? null : day.periods.map(({ from, to }) => ({ start: toUtc(from), end: toUtc(to) })),
    })),
  };
}

function dayFigures(day: OnlineDay, { missed }: WrittenAvailability, zone: string): AvailabilityFigures {
  const starts = missedOn(day, missed, zone);
  const isKnown = !day.isUnreadable && day.elapsed > 0;
  return {
    onlinePercent: isKnown ? Math.round(day.share * 100) : null,
    onlineSeconds: day.isUnreadable ? null : Math.round(day.online * 3600),
    missedChats: starts && starts.length,
    missedWhileOffline: day.isUnreadable ? null : offlineCount(starts),
  };
}

function totalsFigures(totals: OnlineTotals): AvailabilityFigures {
  return {
    onlinePercent: totals.share === null ? null : Math.round(totals.share * 100),
    onlineSeconds: Math.round(totals.online * 3600),
    missedChats: totals.missed,
    missedWhileOffline: totals.missedOffline,
  };
}

/** The day's online times in the report's time zone: `08:30:00-12:00:00 13:00:00-24:00:00`. */
function onlineTimes(day: OnlineDay, zone: string): string {
  const clock = (instant: Instant) => wallTime(instant, zone).slice(11);
  const endOf = ({ to, end }: OnlinePeriod) => (end >= day.hours ? '24:00:00' : clock(to));
  return day.periods.map((period) => `${clock(period.from)}-${endOf(period)}`).join(' ');
}

function toUtc(instant: Instant): string {
  return new Date(instant).toISOString();
}
