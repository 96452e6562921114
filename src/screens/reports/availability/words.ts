import type { OnlineDay } from '../../../model/reports/availability';
import { isTimeZone } from '../../../model/time/time-zone';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { useMemo } from 'react';
import { reportsAvailabilityLabels } from './labels';

/** A day as text, in the times of a zone's clocks. */
export function useDayWords(zone: string) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { locale } = useTheme();
  return useMemo(() => {
    const timeZone = isTimeZone(zone) ? zone : 'UTC';
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    const day = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const hours = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 1,
    });
    return {
      /** `Mon, Nov 3` */
      day: ({ date }: OnlineDay) => day.format(Date.parse(date)),
      /** `8:30 AM to 12:00 PM`, one for each period. */
      times: ({ periods, hours: length }: OnlineDay) =>
        periods.map(({ from, to, start, end }) =>
          start <= 0 && end >= length ? labels.allDay : labels.period(clock.format(from), clock.format(to)),
        ),
      /** `67.5 hours` */
      hours: (count: number) => hours.format(count),
      note: ({ isUnreadable, isToday, hours: length }: OnlineDay): string | undefined => {
        if (isUnreadable) return labels.unreadable;
        const notes = [
          ...(isToday ? [labels.soFar] : []),
          ...(length === 24 ? [] : [labels.clockChange(hours.format(length))]),
        ];
        return notes.length > 0 ? notes.join(' ') : undefined;
      },
    };
  }, [locale, zone, labels]);
}

export type DayWords = ReturnType<typeof useDayWords>;
