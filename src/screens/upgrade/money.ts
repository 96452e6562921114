import { useTheme } from '../../ui/theme-context';
import { useMemo } from 'react';

/** Cents as money, without decimals where there are none: `$79`, `$79.50`. */
export function useMoney(): (cents: number) => string {
  const { locale } = useTheme();
  return useMemo(() => {
    const money = { style: 'currency', currency: 'USD' } as const;
    const whole = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat(locale, money);
    return (cents) => (cents % 100 === 0 ? whole : exact).format(cents / 100);
  }, [locale]);
}
