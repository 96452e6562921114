import type { Instant } from '../../model/core/tolerant';
import type { WeekHours, Weekday } from '../../model/settings/operating-hours/schedule';
import type { Bar } from '../../model/settings/operating-hours/schedule-bars';
import type { Clock } from './use-clock';

/** Identifies an edge of a range, or a day's add button, on the page. */
export function stopOf(weekday: Weekday, index: number, which: 'start' | 'end'): string {
  return `${weekday}:${index}:${which}`;
}

export function addStopOf(weekday: Weekday): string {
  return `${weekday}:add`;
}

/** Identifies a range on the page: what all of its segments share. */
export function barNameOf({ weekday, index }: Pick<Bar, 'weekday' | 'index'>): string {
  return `${weekday}:${index}`;
}

/** Whether an id on the page belongs to an edge of a range. */
export function isEdgeOf(stop: string | undefined, bar: Pick<Bar, 'weekday' | 'index'>): boolean {
  return stop?.startsWith(`${barNameOf(bar)}:`) ?? false;
}

/** Changes the table; `weekday` is the changed day, for “copy to all days”. */
export type EditWeek = (weekday: Weekday, edit: (week: WeekHours) => WeekHours) => void;
export interface WeekGridProps {
  week: WeekHours;
  zone: string;
  now: Instant;
  clock: Clock;
  isLocked: boolean;
  onEdit: EditWeek;
  onSay(text: string): void;
}

/** The position between two midnights. Set in the browser only, where no policy forbids it. */
export function placed(from: number, to: number): React.CSSProperties {
  return { '--cd-from': from / 1440, '--cd-to': to / 1440 } as React.CSSProperties;
}
