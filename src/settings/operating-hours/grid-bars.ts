import type { Instant } from '../../model/core/tolerant';
import {
  isWhole,
  nextWeekday,
  toMinutes,
  weekdays,
  type WeekHours,
  type Weekday,
  type WholeRange,
} from '../../model/settings/operating-hours/schedule';
import { isTurned } from '../../model/settings/operating-hours/schedule-edits';
import type { Clock } from './use-clock';

/** A piece of a range on one day of the picture. */
export interface Bar {
  /** The day and the place of the range in the table. */
  weekday: Weekday;
  index: number;
  range: WholeRange;
  from: number;
  to: number;
  /** Which ends of the range are ends of this piece. */
  hasStart: boolean;
  hasEnd: boolean;
}

const DAY = 24 * 60;

/** The pieces of each day. What runs past midnight has one on either; what is a question yet has none. */
export function barsOf(week: WeekHours): Map<Weekday, Bar[]> {
  const bars = new Map<Weekday, Bar[]>(weekdays.map((weekday) => [weekday, []]));
  for (const weekday of weekdays) {
    for (const [index, range] of week[weekday].entries()) {
      if (!isWhole(range) || isTurned(range)) continue;
      const from = toMinutes(range.start);
      const to = toMinutes(range.end);
      const place = { weekday, index, range };
      if (to >= from) bars.get(weekday)?.push({ ...place, from, to, hasStart: true, hasEnd: true });
      else {
        bars.get(weekday)?.push({ ...place, from, to: DAY, hasStart: true, hasEnd: false });
        bars.get(nextWeekday(weekday))?.push({ ...place, from: 0, to, hasStart: false, hasEnd: true });
      }
    }
  }
  return bars;
}

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
