const WEEK = 7;

/**
 * How much a week's chats grew or shrank against the week before, where 0.5 is half as many again. `daily` ends with the
 * day that isn't over, which is left out. Null with fewer than two weeks, or without any chats in the earlier one.
 */
export function weekChange(daily: readonly number[]): number | null {
  const full = daily.slice(0, -1);
  if (full.length < 2 * WEEK) return null;
  const before = sum(full.slice(-2 * WEEK, -WEEK));
  return before === 0 ? null : sum(full.slice(-WEEK)) / before - 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
