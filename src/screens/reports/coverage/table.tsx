import type { ReportRoute } from '../../../model/places/report-route';
import { at, hoursOfDay, type StartCount, type WeekGrid } from '../../../model/reports/coverage/coverage';
import { hourFilter } from '../../../model/reports/coverage/coverage-links';
import { weekdays } from '../../../model/settings/operating-hours/schedule';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn } from '../../../ui/data-table/types';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { reportsCoverageLabels } from './labels';
import { useWeekWords } from './words';
import { NumberLink } from '../counting/number-link';

interface CoverageTableProps {
  label: string;
  starts: WeekGrid<StartCount>;
  /** The widget's history in the same range. */
  history: ReportRoute;
}

/** The chats of the chart as text: a row for each hour, a column for each weekday. */
export function CoverageTable({ label, starts, history }: CoverageTableProps) {
  const labels = useLabels(reportsCoverageLabels);
  const words = useWeekWords();
  const { count } = useFormat();
  const columns = useMemo(
    (): DataTableColumn<number>[] => [
      { key: 'hour', header: labels.hourColumn, cell: words.hour },
      ...weekdays.map((weekday): DataTableColumn<number> => ({
        key: String(weekday),
        header: words.shortDayName(weekday),
        align: 'end',
        cell: (hour) => {
          const { chats, missed } = at(starts, weekday, hour);
          const filters = hourFilter(weekday, hour);
          const name = words.hourOfDay(weekday, hour);
          return (
            <>
              <NumberLink
                to={chats > 0 ? { ...history, filters } : undefined}
                label={labels.chatsOf(chats, count(chats), name)}
              >
                {count(chats)}
              </NumberLink>
              {missed > 0 && (
                <Text as="p" size="1" color="gray">
                  <NumberLink
                    to={{ ...history, filters: { ...filters, missed: true } }}
                    label={labels.missedOf(count(missed), name)}
                  >
                    {labels.missedCount(count(missed))}
                  </NumberLink>
                </Text>
              )}
            </>
          );
        },
      })),
    ],
    [labels, words, count, starts, history],
  );
  return <DataTable label={label} columns={columns} rows={hoursOfDay} rowKey={(hour) => hour} rowName={words.hour} />;
}
