const rules = new Intl.PluralRules('de');
const numbers = new Intl.NumberFormat('de');

/** The form that goes with a count. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other;
}

/** `1 Tag`, `2 Tage`. */
export function counted(count: number, one: string, other: string, written = numbers.format(count)): string {
  return `${written} ${plural(count, one, other)}`;
}
