import { toMinutes, type TimeRange, type Weekday } from '../../model/settings/operating-hours/schedule';
import type { Instant } from '../../model/core/tolerant';
import { useFormat } from '../../ui/format/format';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useMemo } from 'react';
import { operatingHoursLabels } from './labels';

/** Times and days in words of the theme's language. */
export function useClock() {
  const labels = useLabels(operatingHoursLabels);
  const { locale } = useTheme();
  const { timeOfDay } = useFormat();
  return useMemo(() => {
    const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
    const time = (clock: number) => timeOfDay(toMinutes(clock) / 60);
    const hourOf = (hours: number) =>
      hour
        .formatToParts(hours * 3_600_000)
        .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
        .map(({ value }) => value)
        .join(' ');
    return {
      /** `9:30 AM` of 930. */
      time,
      /** `9 AM` of 900, `9:30 AM` of 930. */
      short: (clock: number) => (clock % 100 === 0 ? hourOf(clock / 100) : time(clock)),
      /** `9 AM` of 9, or `09` where people count to 24: a mark on an axis. */
      hour: hourOf,
      /** `Monday` */
      day: (weekday: Weekday) => long.format(aDayOf(weekday)),
      /** `Mon` */
      shortDay: (weekday: Weekday) => short.format(aDayOf(weekday)),
      /** `9:00 AM – 5:00 PM` */
      range: ({ start, end }: TimeRange) =>
        labels.range(start === null ? labels.noTime : time(start), end === null ? labels.noTime : time(end)),
      /** `8 h 30 min` */
      duration: (minutes: number) => labels.duration(Math.floor(minutes / 60), minutes % 60),
      /** `Tuesday at 9:00 AM`, as a clock in the zone shows it. */
      moment: (instant: Instant, timeZone: string) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone }).format(
          instant,
        ),
      /** `Sunday, November 2` */
      date: (instant: Instant, timeZone: string) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(instant),
    };
  }, [locale, timeOfDay, labels]);
}

export type Clock = ReturnType<typeof useClock>;

/** The first of January 2024 was a Monday. */
function aDayOf(weekday: Weekday): number {
  return Date.UTC(2024, 0, weekday === 0 ? 7 : weekday);
}
