import type { StartCount } from '../../../model/reports/coverage/coverage';
import type { CoverageAdvice } from '../../../model/reports/coverage/coverage-advice';
import { dayGroup, dayPart } from '../../../model/reports/coverage/advice-parts';
import type { HoursOffer } from '../../../model/reports/coverage/coverage-report';
import type { Weekday } from '../../../model/settings/operating-hours/schedule';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { reportsCoverageLabels } from './labels';

const HOUR = 3_600_000;

/** Hours of the week as text. */
export function useWeekWords() {
  const labels = useLabels(reportsCoverageLabels);
  const { count, percent, timeOfDay, hours, day, shortDay } = useFormat();
  return useMemo(() => {
    return {
      dayName: day,
      /** `67.5 hours` for milliseconds. */
      hours: (milliseconds: number) => hours(milliseconds / HOUR),
      shortDayName: shortDay,
      /** `Monday, 8:00 AM to 9:00 AM` */
      hourOfDay: (weekday: Weekday, hour: number) => labels.hour(day(weekday), timeOfDay(hour), timeOfDay(hour + 1)),
      hour: (hour: number) => labels.period(timeOfDay(hour), timeOfDay(hour + 1)),
      /** `Monday, 8:00 AM to 9:00 AM: 12 chats, 3 missed` */
      cell(weekday: Weekday, hour: number, { chats, missed }: StartCount, layers: readonly string[]) {
        const name = labels.hour(day(weekday), timeOfDay(hour), timeOfDay(hour + 1));
        const counts = chats === 0 ? labels.noChats : labels.chats(chats, count(chats), count(missed));
        return `${name}: ${[counts, ...layers].join(', ')}`;
      },
      planned: (share: number) => labels.plannedShare(percent(share)),
      online: (share: number) => labels.onlineShare(percent(share)),
      /** `23 missed chats on weekday mornings before 9:00 AM.` */
      finding(advice: CoverageAdvice, edges: HoursOffer['edges']) {
        const { days, from, to, missed } = advice;
        const group = dayGroup(advice);
        const part = dayPart(advice) ?? 'any';
        const [only = 1] = days;
        const onDays = group === 'single' ? labels.day[part](day(only)) : labels.days[group][part];
        const when = () => {
          if (edges.end && !edges.start) return labels.before(timeOfDay(to));
          if (edges.start && !edges.end) return labels.after(timeOfDay(from));
          return labels.between(timeOfDay(from), timeOfDay(to));
        };
        return labels.finding(missed, count(missed), onDays, when());
      },
      suggestion(advice: CoverageAdvice) {
        const group = dayGroup(advice);
        const [only = 1] = advice.days;
        const days = group === 'single' ? day(only) : labels.dayNames[group];
        return labels.suggestion(timeOfDay(advice.from), timeOfDay(advice.to), days);
      },
      showMissed: ({ missed }: CoverageAdvice) => labels.showMissed(missed, count(missed)),
      caught: ({ missed, chats }: CoverageAdvice) => labels.caught(missed, count(missed), count(chats)),
    };
  }, [labels, count, percent, timeOfDay, hours, day, shortDay]);
}

export type WeekWords = ReturnType<typeof useWeekWords>;
