/** How a noun reads after its number. */
export interface Forms {
  one: string;
  two: string;
  /** From 3 to 10. */
  few: string;
  many: string;
}

const rules = new Intl.PluralRules('ar');
const numbers = new Intl.NumberFormat('ar');

/** `3 تغييرات`; the forms for one and two say the number themselves. */
export function counted(count: number, { one, two, few, many }: Forms): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${numbers.format(count)} ${form === 'few' ? few : many}`;
}

export const minutes: Forms = { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' };
export const seconds: Forms = { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية' };
