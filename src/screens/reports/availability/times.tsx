import type { MissedChats, OnlineDay } from '../../../model/reports/availability';
import { missedOn, offlineCount } from '../../../model/reports/online-summary';
import { useLabels } from '../../../ui/theme/labels';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useMemo } from 'react';
import { reportsAvailabilityLabels } from './labels';
import type { DayWords } from './words';

interface DayTimesProps {
  label: string;
  days: readonly OnlineDay[];
  /** Absent until they are known. */
  missed: MissedChats | undefined;
  zone: string;
  words: DayWords;
}

/** The same as the bars, as text. */
export function DayTimes({ label, days, missed, zone, words }: DayTimesProps) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { count, decimal, percent } = useFormat();
  const columns = useMemo((): DataTableColumn<OnlineDay>[] => {
    const known = (value: number | null | undefined) => (typeof value === 'number' ? count(value) : labels.none);
    return [
      { key: 'day', header: labels.day, width: '112px', cell: words.day },
      { key: 'online', header: labels.online, cell: (day) => <Times day={day} words={words} /> },
      {
        key: 'hours',
        header: labels.hours,
        align: 'end',
        cell: (day) => (day.isUnreadable ? '' : decimal(day.online)),
      },
      {
        key: 'share',
        header: labels.share,
        align: 'end',
        cell: (day) => (day.isUnreadable ? '' : percent(day.share)),
      },
      ...(missed
        ? [
            {
              key: 'missed',
              header: labels.missed,
              align: 'end' as const,
              cell: (day: OnlineDay) => known(missedOn(day, missed, zone)?.length),
            },
            {
              key: 'offline',
              header: labels.missedWhileOffline,
              align: 'end' as const,
              cell: (day: OnlineDay) => (day.isUnreadable ? '' : known(offlineCount(missedOn(day, missed, zone)))),
            },
          ]
        : []),
    ];
  }, [labels, words, count, decimal, percent, missed, zone]);
  return <DataTable label={label} columns={columns} rows={days} rowKey={(day) => day.date} rowName={words.day} />;
}

function Times({ day, words }: { day: OnlineDay } & Pick<DayTimesProps, 'words'>) {
  const labels = useLabels(reportsAvailabilityLabels);
  const note = words.note(day);
  return (
    <span>
      {!day.isUnreadable && (words.times(day).join(', ') || labels.never)}
      {note !== undefined && (
        <Text as="p" size="1" color="gray">
          {note}
        </Text>
      )}
    </span>
  );
}
