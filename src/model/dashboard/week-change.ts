const WEEK = 7;

/**
 * How much a week's chats grew or shrank against the week before, where 0.5 is half as many again. Null with fewer
 * than two weeks, or without any chats in the earlier one.
 */
export function weekChange(daily: readonly number[]): number | null {
  if (daily.length < 2 * WEEK) return null;
  const before = sum(daily.slice(-2 * WEEK, -WEEK));
  return before === 0 ? null : sum(daily.slice(-WEEK)) / before - 1;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
