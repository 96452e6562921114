import { durationParts } from '../model/duration';
import { useMemo } from 'react';
import { useTheme } from './theme-context';

/** Writes seconds in words of the theme's locale: `12 min 22 sec`. */
export function useDuration(): (seconds: number) => string {
  const { locale } = useTheme();
  return useMemo(() => {
    const list = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
    return (seconds) =>
      list.format(
        // A number stays with its unit where a line ends.
        durationParts(seconds).map(({ unit, value }) =>
          new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
            .format(value)
            .replace(' ', '\u00a0'),
        ),
      );
  }, [locale]);
}
