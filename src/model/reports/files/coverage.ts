import { wallTime } from '../../time/zoned-time';
import { weekdays, type Weekday } from '../../settings/operating-hours/schedule';
import { gapsOf, type Adherence } from '../coverage/adherence';
import { at, hoursOfDay, type WeekShares } from '../coverage/coverage';
import type { CoverageStarts, HoursOffer, OnlineCoverage } from '../coverage/coverage-report';
import type { CsvValue } from '../../csv/csv';
import type { DownloadFormat } from '../download';
import type { ReportHead } from '../../counting/chat-count';
import type { ReportWidget } from '../props';
import { definedColumns, writeCsv, writeJson } from './widget-file';

/** A widget's coverage, as far as it is known. */
export interface WrittenCoverage {
  /** The days whose chats are counted. */
  counted: ReportHead['dates'];
  starts: CoverageStarts;
  planned?: WeekShares | undefined;
  online?: OnlineCoverage | undefined;
  offer?: HoursOffer | undefined;
}

/** What the figures of a file mean, in the header of each. */
const definitions = {
  chats: 'chats that started in the hour',
  missedChats: 'of these, chats that no agent answered',
  operatingHoursPercent: 'share of the hour within operating hours',
  onlinePercent: 'share of the hour with at least one operator online, without unreadable days and time to come',
  plannedSeconds: 'operating hours that have begun',
  keptSeconds: 'of these, time with at least one operator online',
  extraSeconds: 'time online outside operating hours',
  gapSeconds: 'time without an operator at the start, at the end, or in all of the operating hours',
};

/** In the columns of a file, next to the figures. */
const dayNames: Record<Weekday, string> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  0: 'Sunday',
};

/** Writes when chats of a widget start, hour by hour of the week, and how its operating hours were kept. */
export function writeCoverage(
  format: DownloadFormat,
  head: ReportHead,
  { widget, data }: { widget: ReportWidget; data: WrittenCoverage },
): string {
  const hours = hoursOf(data);
  const gaps = writtenGaps(data.online?.adherence, head.zone);
  const plan = planOf(data.online?.adherence);
  const suggestion = suggestionOf(data.offer);
  if (format === 'json') {
    const range = { startDate: data.counted.start, endDate: data.counted.end };
    return writeJson(head, [{ widget, data }], () => ({ counted: range, hours, suggestion, plan, gaps }), {
      definitions,
    });
  }
  const rowOf = (of: string, values: FileRow, { dates, zone }: ReportHead = head): CsvValue[] => [
    widget.name,
    String(widget.id),
    of,
    dates.start,
    dates.end,
    zone,
    ...columns.map((name) => values[name] ?? (name === 'hoursTimeZone' ? zone : '')),
    ...Object.keys(definitions).map((name) => values[name as keyof typeof definitions] ?? ''),
  ];
  const counted = { dates: data.counted, zone: head.zone };
  return writeCsv(
    ['widget', 'widgetId', 'of', 'startDate', 'endDate', 'timeZone', ...columns, ...definedColumns(definitions)],
    [
      ...hours.map((hour) => rowOf('hour', hour, counted)),
      ...(suggestion
        ? [
            rowOf(
              'suggestion',
              { ...suggestion, weekday: suggestion.weekdays.join(' '), hoursTimeZone: suggestion.timeZone },
              counted,
            ),
          ]
        : []),
      ...(plan ? [rowOf('plan', plan)] : []),
      ...gaps.map(({ kind, ...gap }) => rowOf(kind, gap)),
    ],
  );
}

/** The last one is the time zone of these hours. */
const columns = ['weekday', 'from', 'to', 'hoursTimeZone'] as const;
type FileRow = Partial<Record<(typeof columns)[number] | keyof typeof definitions, CsvValue>>;

function hoursOf({ starts, planned, online }: WrittenCoverage) {
  const percent = (shares: WeekShares | undefined, weekday: Weekday, hour: number) => {
    const share = shares ? at(shares, weekday, hour) : null;
    return share === null ? null : Math.round(share * 100);
  };
  return weekdays.flatMap((weekday) =>
    hoursOfDay.map((hour) => {
      const { chats, missed } = at(starts.shown, weekday, hour);
      return {
        weekday: dayNames[weekday],
        from: clock(hour),
        to: clock(hour + 1),
        chats,
        missedChats: missed,
        operatingHoursPercent: percent(planned, weekday, hour),
        onlinePercent: percent(online?.shares, weekday, hour),
      };
    }),
  );
}

function suggestionOf(offer: HoursOffer | undefined) {
  if (!offer?.advice) return undefined;
  const { days, from, to, chats, missed } = offer.advice;
  return {
    timeZone: offer.zone,
    weekdays: days.map((day) => dayNames[day]),
    from: clock(from),
    to: clock(to),
    chats,
    missedChats: missed,
  };
}

function planOf(kept: Adherence | undefined) {
  return (
    kept && {
      plannedSeconds: toSeconds(kept.planned),
      keptSeconds: toSeconds(kept.kept),
      extraSeconds: toSeconds(kept.extra),
    }
  );
}

function writtenGaps(kept: Adherence | undefined, zone: string) {
  const local = (instant: number) => wallTime(instant, zone).replace('T', ' ');
  return (kept ? gapsOf(kept) : []).map(({ kind, from, to }) => ({
    kind,
    from: local(from),
    to: local(to),
    gapSeconds: toSeconds(to - from),
  }));
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function toSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 1000);
}
