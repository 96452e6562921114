/** Milliseconds of a day without a clock change. */
export const DAY = 86_400_000;

export type DurationUnit = 'day' | 'hour' | 'minute' | 'second';

const lengths: readonly (readonly [DurationUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** A duration in its two largest units, rounded to the smaller: 742 seconds are 12 minutes and 22 seconds. */
export function durationParts(seconds: number): { unit: DurationUnit; value: number }[] {
  const whole = roundedTo(seconds, precisionOf(Math.round(seconds)));
  let rest = whole;
  const parts = lengths.flatMap(([unit, length]) => {
    const value = Math.floor(rest / length);
    rest -= value * length;
    return value > 0 ? [{ unit, value }] : [];
  });
  return parts.length > 0 ? parts.slice(0, 2) : [{ unit: 'second', value: 0 }];
}

/** Minutes matter to hours, and hours to days. */
function precisionOf(seconds: number): number {
  if (seconds >= 86_400) return 3600;
  return seconds >= 3600 ? 60 : 1;
}

function roundedTo(seconds: number, step: number): number {
  return Math.max(0, Math.round(seconds / step) * step);
}
