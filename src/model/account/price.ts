import type { Plan } from '../entities/plan';

/** What a plan costs, in cents. */
export interface PriceView {
  perMonth: number;
  /** What a month costs without the yearly discount; null for a monthly plan. */
  struckThrough: number | null;
}

const WHOLE_UNIT = 100;

/**
 * The price as it is shown. A year is shown by the month, rounded up to a whole unit of currency, beside the eleventh
 * part, because one month of twelve is free. Null: the price is custom.
 */
export function priceView({ price, duration }: Plan): PriceView | null {
  if (price === null) return null;
  if (duration === 'monthly') return { perMonth: price, struckThrough: null };
  return { perMonth: Math.ceil(price / 12 / WHOLE_UNIT) * WHOLE_UNIT, struckThrough: Math.round(price / 11) };
}

/** What a year of an annual plan saves against twelve single months; null for a monthly plan and for a custom price. */
export function yearlySaving(plan: Plan): number | null {
  const monthly = priceView(plan)?.struckThrough ?? null;
  return monthly === null || plan.price === null ? null : monthly * 12 - plan.price;
}

/**
 * Whether `plan` costs more (above 0), less, or the same as `other` by the month, a year counting as eleven months.
 * Null where a price is custom.
 */
export function comparePrices(plan: Plan, other: Plan): number | null {
  const [left, right] = [elevenMonths(plan), elevenMonths(other)];
  return left === null || right === null ? null : left - right;
}

/** In whole cents, where a division would leave a rest. */
function elevenMonths({ price, duration }: Plan): number | null {
  if (price === null) return null;
  return duration === 'yearly' ? price : price * 11;
}
