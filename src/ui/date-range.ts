import type { DateRange } from '../model/date-range';
import { useMemo } from 'react';
import { useTheme } from './theme-context';

/** Writes days in the theme's locale: `Oct 23 – Nov 21, 2025`, one day as `Nov 21, 2025`. */
export function useDateRange(): (range: DateRange) => string {
  const { locale } = useTheme();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    // A server and a browser know different spaces around the dash.
    return ({ start, end }) => day.formatRange(Date.parse(start), Date.parse(end)).replace(/[\u2009\u202f]/g, ' ');
  }, [locale]);
}
