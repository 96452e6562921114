import type { Instant } from '../../../model/core/tolerant';
import { memoizeByKey } from '../../../model/core/memoize-by-key';
import { useTheme } from '../../../ui/theme/theme-context';

/** Formats moments in the theme's language, on the clocks of a zone. */
export function useMoments(zone: string): Moments {
  return momentsIn(useTheme().locale)(zone);
}

/** The same for several zones. */
export function useMomentsIn(): (zone: string) => Moments {
  return momentsIn(useTheme().locale);
}

/** Zones without summer time on a day, as in 1970, have other names. */
const aRecentDay = Date.UTC(2026, 0, 1);

export type Moments = ReturnType<ReturnType<typeof momentsIn>>;

const momentsIn = /* @__PURE__ */ memoizeByKey((locale) =>
  memoizeByKey((timeZone) => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return (at: Instant) => made.format(at);
    };
    const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
    return {
      /** `Sat, Nov 28, 6:00 AM` */
      moment: format({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
      /** `Sat 6:00 AM` */
      dayAndTime: format({ weekday: 'short', hour: 'numeric', minute: '2-digit' }),
      /** `Sat, 11/28` */
      day: format({ weekday: 'short', month: 'numeric', day: 'numeric' }),
      /** `Sunday, March 14, 2027` */
      date: format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
      /** `Central European Time` */
      zone: named.formatToParts(aRecentDay).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    };
  }),
);
