import { durationParts } from '../../model/time/duration';
import { memoizeByKey } from '../../model/core/memoize-by-key';
import { useTheme } from '../theme/theme-context';

/** Formats seconds in the theme's locale: `12 min 22 sec`. */
export function useDuration(): (seconds: number) => string {
  return durationIn(useTheme().locale);
}

const durationIn = /* @__PURE__ */ memoizeByKey((locale) => {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const unitFormat = memoizeByKey(
    (unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
  );
  return (seconds: number) =>
    list.format(
      // A number stays with its unit at a line break.
      durationParts(seconds).map(({ unit, value }) => unitFormat(unit).format(value).replace(' ', '\u00a0')),
    );
});
