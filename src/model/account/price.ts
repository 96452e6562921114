import type { Plan } from '../entities/plan';

/** What a plan costs, in cents. */
export interface PriceView {
  perMonth: number;
  /** The monthly price without the annual discount; null for a monthly plan. */
  struckThrough: number | null;
}

const WHOLE_UNIT = 100;

/**
 * The displayed price. An annual price is shown per month, rounded up to a whole currency unit, next to one eleventh of
 * the annual price, because one of the twelve months is free. Null for a custom price.
 */
export function priceView({ price, duration }: Plan): PriceView | null {
  if (price === null) return null;
  if (duration === 'monthly') return { perMonth: price, struckThrough: null };
  return { perMonth: Math.ceil(price / 12 / WHOLE_UNIT) * WHOLE_UNIT, struckThrough: Math.round(price / 11) };
}

/**
 * What an annual plan saves per year compared with twelve monthly payments; null for a monthly plan or a custom price.
 */
export function yearlySaving(plan: Plan): number | null {
  const monthly = priceView(plan)?.struckThrough ?? null;
  return monthly === null || plan.price === null ? null : monthly * 12 - plan.price;
}

/**
 * Positive when `plan` costs more per month than `other`, negative when it costs less, 0 when equal; a year counts as
 * eleven months. Null when either price is custom.
 */
export function comparePrices(plan: Plan, other: Plan): number | null {
  const [left, right] = [elevenMonths(plan), elevenMonths(other)];
  return left === null || right === null ? null : left - right;
}

/** Multiplies instead of dividing to stay in whole cents. */
function elevenMonths({ price, duration }: Plan): number | null {
  if (price === null) return null;
  return duration === 'yearly' ? price : price * 11;
}
