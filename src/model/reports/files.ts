import { toCsv, type CsvValue } from './csv';
import { decodeEntities } from '../core/decode-entities';
import { byteOrderMark } from './history-file';
import { inertJson } from './inert-json';
import type { ChatFigures, OverviewStats } from '../entities/report';
import type { DownloadFormat, ReportHead } from './download';
import type { OnlineDay, OnlineDays, OnlinePeriod } from './availability';
import { overviewFigures } from './overview';
import type { ReportWidget } from './props';
import { readyRows, type Instant } from '../core/tolerant';
import { wallTime } from '../time/zoned-time';

/** A report's data for one widget. */
export interface WidgetPart<T> {
  widget: ReportWidget;
  data: T;
}

/**
 * Writes the overview's figures under the server's names: for each widget, those of the team, each agent, and missed
 * chats.
 */
export function writeOverview(
  format: DownloadFormat,
  head: ReportHead,
  overviews: readonly WidgetPart<OverviewStats>[],
): string {
  if (format === 'json') return writeJson(head, overviews, ({ data }) => statsOf(data));
  const rows = overviews.flatMap(({ widget, data }) => [
    figureCells('team', widget, data.totalStats, head),
    ...readyRows(data.stats).map((figures) => {
      return figureCells(figures.agentName === '' ? 'missed' : 'agent', widget, figures, head);
    }),
  ]);
  return writeCsv(
    ['widget', 'widgetId', 'startDate', 'endDate', 'timeZone', 'of', 'agentName', ...overviewFigures],
    rows,
  );
}

function statsOf({ totalStats, stats }: OverviewStats) {
  return { totalStats, stats: stats.map(({ raw }) => raw) };
}

function figureCells(of: string, { id, name }: ReportWidget, figures: ChatFigures, { dates, zone }: ReportHead) {
  const place = [name, String(id), dates.start, dates.end, zone];
  return [...place, of, decodeEntities(figures.agentName), ...overviewFigures.map((figure) => figures[figure])];
}

/** Writes when operators were online, one row per day. Percentages are of the day's elapsed time. */
export function writeAvailability(
  format: DownloadFormat,
  head: ReportHead,
  availabilities: readonly WidgetPart<OnlineDays>[],
): string {
  if (format === 'json') return writeJson(head, availabilities, ({ data }) => ({ days: data.days.map(dayOf) }));
  const rows = availabilities.flatMap(({ widget, data }) => data.days.map((day) => dayCells(day, widget, head)));
  return writeCsv(['widget', 'widgetId', 'date', 'timeZone', 'onlinePercent', 'onlineSeconds', 'online'], rows);
}

function dayOf(day: OnlineDay) {
  const periods = day.periods.map(({ from, to }) => ({ start: toUtc(from), end: toUtc(to) }));
  return { date: day.date, onlinePercent: percentOf(day), periods: day.isUnreadable ? null : periods };
}

/** The day's online times in the report's time zone: `08:30:00-12:00:00 13:00:00-24:00:00`. */
function dayCells(day: OnlineDay, { id, name }: ReportWidget, { zone }: ReportHead): CsvValue[] {
  const clock = (instant: Instant) => wallTime(instant, zone).slice(11);
  const endOf = ({ to, end }: OnlinePeriod) => (end >= day.hours ? '24:00:00' : clock(to));
  const times = day.periods.map((period) => `${clock(period.from)}-${endOf(period)}`).join(' ');
  const seconds = day.isUnreadable ? null : Math.round(day.online * 3600);
  return [name, String(id), day.date, zone, percentOf(day), seconds, times];
}

/** Null when the day is unreadable or none of it has passed. */
function percentOf({ share, elapsed, isUnreadable }: OnlineDay): number | null {
  return isUnreadable || elapsed <= 0 ? null : Math.round(share * 100);
}

function toUtc(instant: Instant): string {
  return new Date(instant).toISOString();
}

function writeCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + toCsv([columns, ...rows]);
}

function writeJson<T>(
  { dates, zone }: ReportHead,
  parts: readonly WidgetPart<T>[],
  content: (part: WidgetPart<T>) => object,
): string {
  const widgets = parts.map((part) => ({ id: part.widget.id, name: part.widget.name, ...content(part) }));
  const file = { startDate: dates.start, endDate: dates.end, timeZone: zone, widgets };
  return `${inertJson(file, 2)}\n`;
}
