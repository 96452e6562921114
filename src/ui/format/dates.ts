import { memoizeByKey } from '../../model/core/memoize-by-key';
import { useTheme } from '../theme/theme-context';
import { useInBrowser } from '../base/use-in-browser';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the finest unit on, each with the duration up to which it is used. */
const units = [
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 30 * DAY],
  ['month', 30 * DAY, 365 * DAY],
  ['year', 365 * DAY, Infinity],
] as const;

/**
 * Formats instants, in milliseconds, in the theme's locale and a zone: the browser's if absent, which on a server is
 * UTC.
 */
export function useDates(zone?: string) {
  const { locale } = useTheme();
  const inBrowser = useInBrowser();
  return datesIn(locale)(zone ?? (inBrowser ? browserZone() : 'UTC'));
}

let known = { zone: 'UTC', until: -Infinity };

/** Asking takes as long as rendering a card of the Dashboard, so the answer is used for a minute. */
function browserZone(): string {
  const now = Date.now();
  if (now >= known.until) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, until: now + MINUTE };
  return known.zone;
}

const datesIn = /* @__PURE__ */ memoizeByKey((locale) =>
  memoizeByKey((timeZone) => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
    const shortDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone });
    const shortWeekday = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone,
    });
    const weekday = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
    const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
    const month = new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
    const distant = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    const current = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    return {
      /** `Jun 16, 2025` */
      day: (instant: number) => day.format(instant),
      /** `Jun 16`, for days of the next weeks. */
      shortDay: (instant: number) => shortDay.format(instant),
      /** `Jun 16 – 17` */
      shortDays: (from: number, until: number) =>
        // Its thin spaces look like none in some fonts.
        shortDay.formatRange(from, until).replace(/[\u2009\u202f]/g, ' '),
      /** `Mon, Jun 16` */
      shortWeekday: (instant: number) => shortWeekday.format(instant),
      /** `Monday, June 16, 2025` */
      weekday: (instant: number) => weekday.format(instant),
      /** `Jun 16, 2025, 3:42 PM` */
      dayAndTime: (instant: number) => dayAndTime.format(instant),
      /** `3:42 PM` */
      time: (instant: number) => time.format(instant),
      /** `08/2028`; months count from 1. */
      month: (monthOfYear: number, year: number) => month.format(Date.UTC(year, monthOfYear - 1, 1)),
      /** `3 days ago` */
      ago: (instant: number, now: number) => {
        const distance = Math.max(0, now - instant);
        const [unit, length] = units.find(([, , limit]) => distance < limit) ?? ['year', 365 * DAY];
        const count = Math.round(distance / length);
        // Words like “yesterday” would refer to calendar days.
        return (count === 0 ? current : distant).format(-count, unit);
      },
    };
  }),
);
