import type { HoursOfWeek } from '../../../model/places/report-route';
import { weekdays } from '../../../model/settings/operating-hours/schedule';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { useMemo } from 'react';
import { reportsHistoryLabels } from './labels';
import { DAY } from '../../../model/time/duration';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 8);

/** `Mon – Fri, 8:00 AM to 9:00 AM` */
export function useHoursText(): (hours: HoursOfWeek) => string {
  const labels = useLabels(reportsHistoryLabels);
  const { locale } = useTheme();
  const { timeOfDay } = useFormat();
  return useMemo(() => {
    const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
    const instantOf = (place: number) => MONDAY + place * DAY;
    const nameOf = ([first = 0, last = first]: Run) =>
      last - first > 1
        ? short.formatRange(instantOf(first), instantOf(last))
        : list.format(
            first === last
              ? [short.format(instantOf(first))]
              : [first, last].map((day) => short.format(instantOf(day))),
          );
    return ({ days, from, to }) => labels.hours(list.format(runsOf(days).map(nameOf)), timeOfDay(from), timeOfDay(to));
  }, [labels, locale, timeOfDay]);
}

/** The first and the last place in the week, from Monday. */
type Run = [first: number, last: number];

function runsOf(days: HoursOfWeek['days']): Run[] {
  const places = weekdays.flatMap((day, place) => (days.includes(day) ? [place] : []));
  return places.reduce<Run[]>((runs, place) => {
    const last = runs.at(-1);
    if (last?.[1] !== place - 1) return [...runs, [place, place]];
    last[1] = place;
    return runs;
  }, []);
}
