import { lastHistoryPage, type AllChatsPage, type WidgetChat } from '../../../model/reports/history-view';
import type { RangeControl } from '../../../model/reports/props';
import { addDays } from '../../../model/time/local-date';
import { localDate } from '../../../model/time/zoned-time';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { reportsHistoryLabels } from './labels';

/** The heading of the day on which a chat started, with how many chats it had if all of them are shown. */
export function useDayOf(
  { zone, today }: Pick<RangeControl, 'zone' | 'today'>,
  page: number,
  { chats, total, unreadable }: AllChatsPage,
): (row: WidgetChat) => string {
  const labels = useLabels(reportsHistoryLabels);
  const dates = useDates(zone);
  const { count } = useFormat();
  const dayOf = ({ chat: { startedAt } }: WidgetChat) => {
    if (startedAt === null) return labels.unknownTime;
    const day = dates.weekday(startedAt);
    const date = localDate(startedAt, zone);
    if (date === today) return labels.today(day);
    return date === addDays(today, -1) ? labels.yesterday(day) : day;
  };
  const days = chats.map(dayOf);
  // There may be more chats of these dates there.
  const onOtherPages = [page > 0 && days[0], page < lastHistoryPage(total) && days.at(-1)];
  return (row) => {
    const day = dayOf(row);
    if (unreadable > 0 || onOtherPages.includes(day)) return day;
    const ofDay = days.filter((other) => other === day).length;
    return labels.chatsOfDay(day, ofDay, count(ofDay));
  };
}
