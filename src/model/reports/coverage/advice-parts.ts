import { weekdays } from '../../settings/operating-hours/schedule';
import type { CoverageAdvice } from './coverage-advice';

/** The part of a day that hours lie in; undefined if they lie in several. */
export function dayPart({ from, to }: Pick<CoverageAdvice, 'from' | 'to'>): DayPart | undefined {
  if (to <= 12) return from >= 5 ? 'morning' : to <= 6 ? 'night' : undefined;
  if (from >= 12 && to <= 18) return 'afternoon';
  if (from >= 17 && to <= 23) return 'evening';
  return from >= 22 ? 'night' : undefined;
}
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Days that have a name of their own together. */
export function dayGroup({ days }: Pick<CoverageAdvice, 'days'>): 'workdays' | 'weekend' | 'daily' | 'single' {
  if (days.length === weekdays.length) return 'daily';
  if (days.length === 1) return 'single';
  return days.includes(0) ? 'weekend' : 'workdays';
}
