import type { MissedChats, OnlineDays } from '../../../model/reports/availability';
import { onlineSummary, type OnlineTotals, type OnlineWeek } from '../../../model/reports/online-summary';
import type { RangeControl } from '../../../model/reports/props';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useDateRange } from '../../../ui/format/date-range';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { PartHeading } from '../controls/part';
import { reportsAvailabilityLabels } from './labels';
import { useDayWords } from './words';

interface WeekTableProps {
  online: OnlineDays;
  missed: MissedChats | undefined;
  /** The widget's name. */
  name: string;
  range: RangeControl;
}

/** Totals of each week, if there is more than one. */
export function WeekTable({ online, missed, name, range }: WeekTableProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const writeRange = useDateRange();
  const { count, percent } = useFormat();
  const { zone, dates } = range;
  const words = useDayWords(zone);
  const { weeks, total } = useMemo(() => onlineSummary(online.days, missed, zone), [online, missed, zone]);
  const columns = useMemo((): DataTableColumn<OnlineWeek>[] => {
    const number = (
      key: string,
      header: string,
      cell: (week: OnlineTotals) => string,
    ): DataTableColumn<OnlineWeek> => ({
      key,
      header,
      align: 'end',
      folded: key === 'hours' ? 'end' : undefined,
      cell,
    });
    const known = (value: number | null) => (value === null ? labels.none : count(value));
    return [
      { key: 'week', header: labels.week, folded: 'title', cell: writeRange },
      number('hours', labels.online, (week) => words.hours(week.online)),
      number('share', labels.weekShare, ({ share }) => (share === null ? labels.none : percent(share))),
      ...(missed
        ? [
            number('missed', labels.missed, (week) => known(week.missed)),
            number('offline', labels.missedWhileOffline, (week) => known(week.missedOffline)),
          ]
        : []),
    ];
  }, [labels, writeRange, words, percent, count, missed]);
  if (weeks.length < 2) return null;
  return (
    <div className="cd-report-part">
      <PartHeading as="h4" title={labels.weeks} definition={labels.definition.weeks} range={range} />
      <DataTable
        label={`${name}: ${labels.weeks}`}
        columns={columns}
        rows={weeks}
        total={{ ...total, ...dates }}
        rowKey={({ start }) => start}
        rowName={writeRange}
      />
    </div>
  );
}
