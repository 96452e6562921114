import type { WidgetChat } from '../../../model/reports/history-view';
import type { RangeControl } from '../../../model/reports/props';
import { addDays } from '../../../model/time/local-date';
import { localDate } from '../../../model/time/zoned-time';
import { useDates } from '../../../ui/format/dates';
import { useLabels } from '../../../ui/theme/labels';
import { reportsHistoryLabels } from './labels';

/** The heading of the day on which a chat started. */
export function useDayOf({ zone, today }: Pick<RangeControl, 'zone' | 'today'>): (row: WidgetChat) => string {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  return ({ chat: { startedAt } }) => {
    if (startedAt === null) return labels.unknownTime;
    const day = dates.weekday(startedAt);
    const date = localDate(startedAt, zone);
    if (date === today) return labels.today(day);
    return date === addDays(today, -1) ? labels.yesterday(day) : day;
  };
}
