import {
  isWhole,
  toMinutes,
  weekdays,
  type WeekHours,
  type Weekday,
} from '../../model/settings/operating-hours/schedule';
import { barsOf } from '../../model/settings/operating-hours/schedule-bars';
import { addRange, nextFreeRange, removeRange, setRange } from '../../model/settings/operating-hours/schedule-edits';
import { endMinute, nudgeRange, placeRange } from '../../model/settings/operating-hours/schedule-places';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { addStopOf, stopOf, type WeekGridProps } from './grid-bars';
import { operatingHoursLabels } from './labels';

/** How many quarter-hours a key moves an edge. */
const steps: Record<'ltr' | 'rtl', Partial<Record<string, number>>> = {
  ltr: { ArrowLeft: -1, ArrowRight: 1, PageUp: 4, PageDown: -4 },
  rtl: { ArrowLeft: 1, ArrowRight: -1, PageUp: 4, PageDown: -4 },
};

/**
 * Keyboard support for the grid. Tab reaches one edge; Up and Down move between edges, Left and Right change one, Enter
 * adds a range, Delete removes one.
 */
export function useGridKeys(root: RefObject<HTMLDivElement | null>, props: WeekGridProps) {
  const { week, clock, onEdit, onSay } = props;
  const labels = useLabels(operatingHoursLabels);
  const { direction } = useTheme();
  const [last, setLast] = useState<string>();
  const [held, setHeld] = useState<string>();
  const wanted = useRef<{ stop: string; preventScroll: boolean }>(undefined);
  const stops = stopsOf(week);
  const stop = last !== undefined && stops.includes(last) ? last : stops[0];

  // The target edge may have been created by this very change.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { stop: name, preventScroll } = wanted.current;
    wanted.current = undefined;
    stopElement(root.current, name)?.focus({ preventScroll });
  });

  const want = (name: string, preventScroll = false) => {
    wanted.current = { stop: name, preventScroll };
  };
  const add = (weekday: Weekday) => {
    const range = nextFreeRange(week[weekday]);
    if (!range) return;
    want(stopOf(weekday, week[weekday].length, 'start'));
    onEdit(weekday, (current) => addRange(current, weekday, range));
    onSay(labels.gridAdded(clock.range(range), clock.day(weekday)));
  };
  const remove = (weekday: Weekday, index: number) => {
    const range = week[weekday][index];
    if (!range) return;
    const left = week[weekday].length - 1;
    want(left === 0 ? addStopOf(weekday) : stopOf(weekday, Math.max(0, index - 1), 'start'));
    onEdit(weekday, (current) => removeRange(current, weekday, index));
    onSay(labels.gridRemoved(clock.range(range), clock.day(weekday)));
  };
  const nudge = (key: string, { weekday, index, which }: Edge): boolean => {
    const range = week[weekday][index];
    const count = steps[direction][key];
    if (!range || !isWhole(range)) return false;
    const [start, end] = [toMinutes(range.start), endMinute(range)];
    const next =
      count !== undefined
        ? nudgeRange(range, which, count)
        : key === 'Home'
          ? placeRange(range, which === 'start' ? 0 : start, which === 'start' ? end : start + 15)
          : key === 'End'
            ? placeRange(range, which === 'start' ? end - 15 : start, which === 'start' ? end : 24 * 60)
            : undefined;
    if (!next) return false;
    onEdit(weekday, (current) => setRange(current, weekday, index, next));
    return true;
  };
  const lead = (key: string, from: string): boolean => {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const to = stops[stops.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
    if (to !== undefined) stopElement(root.current, to)?.focus();
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const own = nameOf(event.target);
    if (own === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const edge = readEdge(own);
    const weekday = edge?.weekday ?? weekdays.find((day) => addStopOf(day) === own);
    if (weekday === undefined) return;
    let isHandled = lead(key, own);
    if (key === 'Enter' || (key === ' ' && !edge)) {
      add(weekday);
      isHandled = true;
    } else if (edge && (key === 'Delete' || key === 'Backspace')) {
      remove(weekday, edge.index);
      isHandled = true;
    } else if (edge && !isHandled) isHandled = nudge(key, edge);
    if (isHandled) event.preventDefault();
  };

  return {
    stop,
    /** The focused edge; none if it was removed while focused. */
    held: held !== undefined && stops.includes(held) ? held : undefined,
    /** Focuses the edge after the next render without scrolling the page. */
    onHold: (name: string) => want(name, true),
    keyProps: {
      onKeyDown: handleKeyDown,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const own = nameOf(event.target);
        setLast(own ?? last);
        setHeld(own);
      },
      onBlur: () => setHeld(undefined),
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Clicks by assistive technology come without a pointer.
        const own = event.detail === 0 ? nameOf(event.target) : undefined;
        const weekday = weekdays.find((day) => addStopOf(day) === own);
        if (weekday !== undefined) add(weekday);
      },
    },
  };
}

interface Edge {
  weekday: Weekday;
  index: number;
  which: 'start' | 'end';
}

function readEdge(stop: string): Edge | undefined {
  const [day, index, which] = stop.split(':');
  const weekday = weekdays.find((one) => String(one) === day);
  if (weekday === undefined || (which !== 'start' && which !== 'end')) return undefined;
  return { weekday, index: Number(index), which };
}

/** Every edge in week order, and each day without hours. */
function stopsOf(week: WeekHours): string[] {
  const bars = barsOf(week);
  return weekdays.flatMap((weekday) => {
    if (week[weekday].length === 0) return [addStopOf(weekday)];
    const own = [...(bars.get(weekday) ?? [])].filter((bar) => bar.hasStart);
    return own
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ index }) => [stopOf(weekday, index, 'start'), stopOf(weekday, index, 'end')]);
  });
}

function nameOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement ? target.dataset.stop : undefined;
}

function stopElement(root: HTMLElement | null, stop: string): HTMLElement | null | undefined {
  return root?.querySelector<HTMLElement>(`[data-stop="${stop}"]`);
}
