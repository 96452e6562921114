import type { Id } from '../../../model/core/tolerant';
import type { OverviewStats } from '../../../model/entities/report';
import { trendViews, type TrendView } from '../../../model/places/report-route';
import type { OverviewBlock, TrendControl } from '../../../model/reports/overview';
import { trendDays, type TrendDay } from '../../../model/reports/roll-up';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { TrendChart } from '../../../ui/charts/trend-chart';
import type { TrendPoint } from '../../../ui/charts/trend-points';
import { useTrendWords } from '../../../ui/charts/trend-words';
import { Link, useHasScreen } from '../../../ui/base/link';
import { Skeleton } from '../../../ui/base/skeleton';
import { useDateRange } from '../../../ui/format/date-range';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { reportsOverviewLabels } from './labels';
import type { OverviewPlace } from './place';
import { useRollUpText } from './values';

interface TrendProps extends OverviewPlace {
  trend: TrendControl;
  /** What the chart shows. */
  label: string;
  /** Of the widgets it adds up. */
  stats: readonly OverviewStats[];
  /** Absent until they are known. */
  compared: readonly OverviewStats[] | undefined;
  /** The one widget that it shows, whose setting changes are marked. */
  only?: OverviewBlock | undefined;
}

/** The days of the chosen figure beside the compared ones, as a chart or as a table. Nothing if the server sends no days. */
export function Trend({ trend, label, stats, compared, only, ...place }: TrendProps) {
  const labels = useLabels(reportsOverviewLabels);
  const writeRange = useDateRange();
  const { figure, view, onViewChange } = trend;
  const { range, period, compare } = place;
  const { dates, zone, today } = range;
  const days = trendDays(figure, stats, compared, { dates, zone, today, period, changes: only?.changes });
  const words = useDayWords(trend);
  if (!days) return null;
  const line = typeof compare === 'string' ? labels.comparedLine[compare] : writeRange(period.dates);
  const where = `${writeRange(dates)}, ${zone.replaceAll('_', ' ')}`;
  return (
    <div className="cd-report-trend" data-chatdeck="report-trend" data-state={view}>
      <div className="cd-report-view">
        <Text as="p" size="1" color="gray">
          {`${label} · ${where}`}
        </Text>
        <SegmentedControl<TrendView>
          label={labels.trendView}
          value={view}
          onValueChange={(next) => onViewChange(next)}
          options={trendViews.map((value) => ({ value, label: labels[value] }))}
        />
      </div>
      {view === 'chart' ? (
        <TrendChart
          label={label}
          points={days.map(words.point)}
          formatValue={words.value}
          nameColumn={labels.day}
          valueColumn={labels.rollUp[figure]}
          comparedLabel={compared && line}
        />
      ) : (
        <DayTable label={label} days={days} valueColumn={labels.rollUp[figure]} words={words} />
      )}
      {view === 'chart' &&
        days.map((day) => {
          const note = words.note(day);
          return (
            note !== undefined && (
              <Text as="p" size="1" color="gray" key={day.date} className="cd-report-mark">
                {note}
              </Text>
            )
          );
        })}
      {only && days.some((day) => day.changes !== undefined) && <ChangesLink widgetId={only.widget.id} />}
    </div>
  );
}

/** What changed on the marked days, where the host has the page. */
function ChangesLink({ widgetId }: { widgetId: Id }) {
  const labels = useLabels(reportsOverviewLabels);
  const hasScreen = useHasScreen();
  const place = { name: 'changes', widgetId } as const;
  if (!hasScreen(place)) return null;
  return (
    <Text as="p" size="1" className="cd-report-mark">
      <Link to={place}>{labels.seeChanges}</Link>
    </Text>
  );
}

type DayWords = ReturnType<typeof useDayWords>;

/** Days and their values as text. */
function useDayWords({ figure }: Pick<TrendControl, 'figure'>) {
  const labels = useLabels(reportsOverviewLabels);
  const { shortDay, shortWeekday } = useDates('UTC');
  const { count } = useFormat();
  const write = useRollUpText();
  return useMemo(() => {
    const dayOf = (date: string) => shortWeekday(Date.parse(date));
    // A rating is drawn in percent, so that the steps of its axis are round.
    const factor = figure === 'rating' ? 100 : 1;
    const scaled = (value: number | null) => (value === null ? null : value * factor);
    const noteOf = ({ clockChange, changes }: TrendDay) => {
      const notes = [
        ...(clockChange === undefined
          ? []
          : [labels.clocks(clockChange > 0 ? 'forward' : 'back', count(Math.abs(clockChange)))]),
        ...(changes === undefined ? [] : [labels.settingChanges(changes, count(changes))]),
      ];
      return notes.length === 0 ? undefined : notes.join(' · ');
    };
    return {
      day: dayOf,
      value: (value: number) => (figure === 'missed' ? count(value) : write(figure, value / factor)),
      point(day: TrendDay): TrendPoint {
        const { date, value, compared, isToday } = day;
        return {
          label: shortDay(Date.parse(date)),
          name: dayOf(date),
          value: scaled(value),
          isPartial: isToday,
          note: noteOf(day),
          ...(compared && { compared: { name: dayOf(compared.date), value: scaled(compared.value) } }),
        };
      },
      note(day: TrendDay): string | undefined {
        const what = noteOf(day);
        return what === undefined ? undefined : labels.marked(dayOf(day.date), what);
      },
    };
  }, [labels, shortDay, shortWeekday, count, write, figure]);
}

interface DayTableProps {
  label: string;
  days: readonly TrendDay[];
  valueColumn: string;
  words: DayWords;
}

/** The chart's numbers as a table. */
function DayTable({ label, days, valueColumn, words }: DayTableProps) {
  const labels = useLabels(reportsOverviewLabels);
  const texts = useTrendWords(words.value);
  const columns = useMemo((): DataTableColumn<TrendDay>[] => {
    const own: DataTableColumn<TrendDay>[] = [
      {
        key: 'day',
        header: labels.day,
        folded: 'title',
        cell: (day) => {
          const note = words.note(day);
          return (
            <>
              {words.day(day.date)}
              {note !== undefined && (
                <Text as="p" size="1" color="gray">
                  {words.point(day).note}
                </Text>
              )}
            </>
          );
        },
      },
      {
        key: 'value',
        header: valueColumn,
        align: 'end',
        folded: 'end',
        cell: (day) => texts.current(words.point(day)),
      },
    ];
    if (!days.some(({ compared }) => compared)) return own;
    return [
      ...own,
      { key: 'comparedDay', header: labels.comparedDay, cell: ({ compared }) => compared && words.day(compared.date) },
      {
        key: 'compared',
        header: labels.comparedValue,
        align: 'end',
        cell: (day) => {
          const { compared } = words.point(day);
          return compared && texts.value(compared.value);
        },
      },
    ];
  }, [labels, words, texts, days, valueColumn]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={days}
      rowKey={({ date }) => date}
      rowName={({ date }) => words.day(date)}
    />
  );
}

/** The same space while the days load. */
export function TrendSkeleton() {
  return (
    <div className="cd-report-trend" aria-hidden="true">
      <Skeleton height="256px" />
    </div>
  );
}
