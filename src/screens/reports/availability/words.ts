import type { OnlineDay } from '../../../model/reports/availability';
import { isTimeZone } from '../../../model/time/time-zone';
import { useDates } from '../../../ui/format/dates';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import { reportsAvailabilityLabels } from './labels';

/** A day as text, in the times of a zone's clocks. */
export function useDayWords(zone: string) {
  const labels = useLabels(reportsAvailabilityLabels);
  const { hours } = useFormat();
  const { shortWeekday } = useDates('UTC');
  const { time } = useDates(isTimeZone(zone) ? zone : 'UTC');
  return useMemo(
    () => ({
      /** `Mon, Nov 3` */
      day: ({ date }: OnlineDay) => shortWeekday(Date.parse(date)),
      /** `8:30 AM to 12:00 PM`, one for each period. */
      times: ({ periods, hours: length }: OnlineDay) =>
        periods.map(({ from, to, start, end }) =>
          start <= 0 && end >= length ? labels.allDay : labels.period(time(from), time(to)),
        ),
      /** `67.5 hours` */
      hours,
      note: ({ isUnreadable, isToday, hours: length }: OnlineDay): string | undefined => {
        if (isUnreadable) return labels.unreadable;
        const notes = [
          ...(isToday ? [labels.soFar] : []),
          ...(length === 24 ? [] : [labels.clockChange(hours(length))]),
        ];
        return notes.length > 0 ? notes.join(' ') : undefined;
      },
    }),
    [hours, shortWeekday, time, labels],
  );
}

export type DayWords = ReturnType<typeof useDayWords>;
