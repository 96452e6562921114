/** The point an arrow key moves to; mirrored in right-to-left layouts, and clamped at the ends. */
export function nextPoint(key: string, from: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  const last = count - 1;
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowUp') return Math.min(last, from + 1);
  if (key === back || key === 'ArrowDown') return Math.max(0, from - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** The point nearest to a fraction of the plot's width, measured from the left. */
export function nearestPoint(share: number, count: number, direction: 'ltr' | 'rtl'): number {
  const along = direction === 'ltr' ? share : 1 - share;
  return Math.min(count - 1, Math.max(0, Math.round(along * (count - 1))));
}

/** At most `wanted` of the indices 0 to `count - 1`, evenly spaced, including both ends. */
export function spreadOver(count: number, wanted: number): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: wanted }, (_, mark) => Math.round((mark * (count - 1)) / (wanted - 1)));
}

export interface TrendPoint {
  /** The time, short enough for the axis. */
  label: string;
  /** The time when it is read; `label` if absent. */
  name?: string | undefined;
  /** Null if it is unknown. */
  value: number | null;
  /** What it is compared with. */
  compared?: { name: string; value: number | null } | undefined;
  /** Still growing, like today. */
  isPartial?: boolean | undefined;
  /** What happened then. The axis has a mark for it. */
  note?: string | undefined;
}
