import { createContext, useContext } from 'react';
import { memoizeByKey } from '../../model/core/memoize-by-key';
import { useTheme } from '../theme/theme-context';

/** The ISO 4217 code of the currency of the cents. */
export const CurrencyContext = createContext('USD');

/** Formats cents in the theme's locale, without decimals on whole amounts: `$79`, `$79.50`. */
export function useMoney(): (cents: number) => string {
  const { locale } = useTheme();
  const currency = useContext(CurrencyContext);
  return moneyIn(locale)(currency);
}

/** An invisible mark. */
const LEFT_TO_RIGHT = '\u200e';

const moneyIn = /* @__PURE__ */ memoizeByKey((locale) =>
  memoizeByKey((currency) => {
    const exact = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const whole = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
    return (cents: number) => {
      const text = (cents % 100 === 0 ? whole : exact).format(cents / 100);
      // Where text runs from right to left, `US$` at its end would read `$US`.
      return text.replace(/\p{L}\p{Sc}$/u, `$&${LEFT_TO_RIGHT}`);
    };
  }),
);
