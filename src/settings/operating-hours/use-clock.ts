import { nextWeekday, toMinutes, type TimeRange, type Weekday } from '../../model/settings/operating-hours/schedule';
import type { Instant } from '../../model/core/tolerant';
import { useFormat } from '../../ui/format/format';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useMemo } from 'react';
import { operatingHoursLabels } from './labels';

/** Formats times and days in the theme's language. */
export function useClock() {
  const labels = useLabels(operatingHoursLabels);
  const { locale } = useTheme();
  const { timeOfDay, day, shortDay } = useFormat();
  return useMemo(() => {
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
    const time = (clock: number) => timeOfDay(toMinutes(clock) / 60);
    const hourOf = (hours: number) =>
      hour
        .formatToParts(hours * 3_600_000)
        .filter(({ type }) => type === 'hour' || type === 'dayPeriod')
        .map(({ value }) => value)
        .join(' ');
    const hasDayPeriods = hour.formatToParts(0).some(({ type }) => type === 'dayPeriod');
    const timeOrNone = (clock: number | null) => (clock === null ? labels.noTime : time(clock));
    /** `5:00 PM`, or `6:00 AM on Saturday` when Friday's hours run past midnight. */
    const end = (weekday: Weekday, range: TimeRange) =>
      range.isOvernight ? labels.onDay(day(nextWeekday(weekday)), timeOrNone(range.end)) : timeOrNone(range.end);
    return {
      /** Whether a day has two halves of 12 hours. */
      has12Hours: hasDayPeriods,
      /** `9:30 AM` for 930. */
      time,
      /** `9 AM` for 900, `9:30 AM` for 930, as text that can wrap. */
      short: (clock: number) =>
        hasDayPeriods && clock % 100 === 0 ? hourOf(clock / 100) : time(clock).split(/\s/).join(' '),
      /** `9 AM` for 9, or `09` with a 24-hour clock: a mark on an axis. */
      hour: hourOf,
      /** `Monday` */
      day,
      /** `Mon` */
      shortDay,
      /** `9:00 AM – 5:00 PM` */
      range: (range: TimeRange) => labels.range(timeOrNone(range.start), timeOrNone(range.end)),
      end,
      /** `10:00 PM – 6:00 AM on Saturday`, for Friday's hours. */
      rangeOn: (weekday: Weekday, range: TimeRange) => labels.range(timeOrNone(range.start), end(weekday, range)),
      /** `8 h 30 min` */
      duration: (minutes: number) => labels.duration(Math.floor(minutes / 60), minutes % 60),
      /** `Tuesday at 9:00 AM`, on the zone's clocks. */
      moment: (instant: Instant, timeZone: string) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone }).format(
          instant,
        ),
      /** `Sunday, November 2` */
      date: (instant: Instant, timeZone: string) =>
        new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(instant),
    };
  }, [locale, timeOfDay, day, shortDay, labels]);
}

export type Clock = ReturnType<typeof useClock>;
