import { memoizeByKey } from '../../model/core/memoize-by-key';
import type { Weekday } from '../../model/settings/operating-hours/schedule';
import { aDayOf } from '../../model/time/local-date';
import { useTheme } from '../theme/theme-context';

const HOUR_MS = 60 * 60 * 1000;

/** Formats numbers and times of day in the theme's locale. */
export function useFormat() {
  return formatOf(useTheme().locale);
}

const formatOf = /* @__PURE__ */ memoizeByKey((locale) => {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const hour = new Intl.DateTimeFormat(locale, { hour: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  const hours = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const shortDay = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return {
    /** `1,234` */
    count: (value: number) => whole.format(value),
    /** `12.5`, at most one decimal. */
    decimal: (value: number) => short.format(value),
    /** `34%` for 0.34. */
    percent: (value: number) => share.format(value),
    /** `+34%` for 0.34, and `0%` for what rounds to it. */
    change: (value: number) => change.format(value),
    /** `08` for 8: an hour on an axis, without the word that some languages add. */
    hour(hours: number): string {
      const parts = hour.formatToParts(hours * HOUR_MS);
      return parts.find(({ type }) => type === 'hour')?.value ?? String(hours);
    },
    /** `8:30 AM` for 8.5: hours since midnight as a time of day. */
    timeOfDay: (hours: number) => clock.format(Math.round(hours * HOUR_MS)),
    /** `67.5 hours` */
    hours: (count: number) => hours.format(count),
    /** `Monday` */
    day: (weekday: Weekday) => day.format(aDayOf(weekday)),
    /** `Mon` */
    shortDay: (weekday: Weekday) => shortDay.format(aDayOf(weekday)),
  };
});
