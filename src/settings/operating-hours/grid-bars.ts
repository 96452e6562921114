import type { Instant } from '../../model/core/tolerant';
import type { WeekHours, Weekday } from '../../model/settings/operating-hours/schedule';
import type { Bar } from '../../model/settings/operating-hours/schedule-bars';
import type { Clock } from './use-clock';

/** Names an edge of a range, or the way to add to a day, in the page. */
export function stopOf(weekday: Weekday, index: number, which: 'start' | 'end'): string {
  return `${weekday}:${index}:${which}`;
}

export function addStopOf(weekday: Weekday): string {
  return `${weekday}:add`;
}

/** Names a range in the page: what each of its pieces has in common. */
export function barNameOf({ weekday, index }: Pick<Bar, 'weekday' | 'index'>): string {
  return `${weekday}:${index}`;
}

/** Whether a name in the page is that of an edge of a range. */
export function isEdgeOf(stop: string | undefined, bar: Pick<Bar, 'weekday' | 'index'>): boolean {
  return stop?.startsWith(`${barNameOf(bar)}:`) ?? false;
}

/** Changes the table; `weekday` is where, for "copy to all days". */
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

/** Where something stands between two midnights. Only ever in the browser, where a policy does not forbid it. */
export function placed(from: number, to: number): React.CSSProperties {
  return { '--cd-from': from / 1440, '--cd-to': to / 1440 } as React.CSSProperties;
}
