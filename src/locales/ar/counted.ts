/** How a noun reads after its number. */
export interface Forms {
  one: string;
  two: string;
  /** From 3 to 10. */
  few: string;
  /** From 11 to 99. */
  many: string;
}

const rules = new Intl.PluralRules('ar');
const numbers = new Intl.NumberFormat('ar');

/** `3 تغييرات`; the forms for one and two say the number themselves. */
export function counted(count: number, { one, two, few, many }: Forms): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  if (form === 'few') return `${numbers.format(count)} ${few}`;
  // After 0, 100, 101 and 102, the noun is singular without the ending of the accusative.
  return `${numbers.format(count)} ${form === 'many' ? many : many.replaceAll('ًا', '')}`;
}

export const minutes: Forms = { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' };
export const seconds: Forms = { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية' };
