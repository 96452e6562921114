import type { DateRange } from '../../model/time/date-range';
import { memoizeByKey } from '../../model/core/memoize-by-key';
import { useTheme } from '../theme/theme-context';

/** Formats days in the theme's locale: `Oct 23 – Nov 21, 2025`, a single day as `Nov 21, 2025`. */
export function useDateRange(): (range: DateRange) => string {
  return rangeIn(useTheme().locale);
}

const rangeIn = /* @__PURE__ */ memoizeByKey((locale) => {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ start, end }: DateRange) =>
    // Servers and browsers put different spaces around the dash.
    day.formatRange(Date.parse(start), Date.parse(end)).replace(/[\u2009\u202f]/g, ' ');
});
