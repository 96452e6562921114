import {
  isWhole,
  toMinutes,
  weekdays,
  type TimeRange,
  type WeekHours,
  type Weekday,
} from '../../model/settings/operating-hours/schedule';
import { addRange, removeRange, setRange } from '../../model/settings/operating-hours/schedule-edits';
import { endMinute, moveRange, placeRange, rangeBetween } from '../../model/settings/operating-hours/schedule-places';
import { useTheme } from '../../ui/theme/theme-context';
import { useEffect, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { isEdgeOf, stopOf, type WeekGridProps } from './grid-bars';

const DAY = 24 * 60;
/** How many pixels a finger may move during a tap. */
const SLIP = 6;

/** What is being dragged, and from where. `touched`: hours that a finger hasn't selected yet, so dragging scrolls. */
interface Grip {
  kind: 'new' | 'touched' | 'move' | 'start' | 'end';
  weekday: Weekday;
  index: number;
  range: TimeRange;
  /** The minute under the pointer when it was pressed. */
  from: number;
  x: number;
  y: number;
  isTouch: boolean;
}

/** Where a range would be if the pointer were released now, and in which week. */
interface Drop {
  week: WeekHours;
  weekday: Weekday;
  index: number;
}

interface Drag extends Drop {
  grip: Grip;
  hasMoved: boolean;
}

interface GridDragOptions extends Pick<WeekGridProps, 'week' | 'onEdit'> {
  /** The focused edge. A finger drags its range and scrolls the page everywhere else. */
  held: string | undefined;
  onHold(stop: string): void;
}

/**
 * Dragging on the grid: free time creates a range, its body moves it, its edges resize it. Escape cancels. A finger
 * selects a range with a tap first, so that it can scroll over all others.
 */
export function useGridDrag(root: RefObject<HTMLDivElement | null>, { week, onEdit, held, onHold }: GridDragOptions) {
  const { direction } = useTheme();
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return undefined;
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(undefined);
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isDragging]);

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const place = placeUnder(root.current, event, direction);
    if (event.button !== 0 || !event.isPrimary || !place) return;
    const grip = gripOf(event, place, week, held);
    if (!grip) return;
    if (!isScroll(grip)) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip, hasMoved: false, week, weekday: grip.weekday, index: grip.index });
  };
  /** The drag at the pointer's current position. */
  const follow = (before: Drag, event: PointerEvent<HTMLDivElement>): Drag => {
    const { grip } = before;
    const place = placeUnder(root.current, event, direction);
    const hasMoved = before.hasMoved || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLIP;
    if (!place || !hasMoved || isScroll(grip)) return { ...before, hasMoved };
    return { grip, hasMoved, ...dragged(week, grip, place) };
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag || !event.isPrimary) return;
    const next = follow(drag, event);
    if (next.hasMoved) setDrag(isScroll(next.grip) ? undefined : next);
  };
  const handlePointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag || !event.isPrimary) return;
    setDrag(undefined);
    // The last move may not have rendered yet.
    const { grip, hasMoved, week: dropped, weekday, index } = follow(drag, event);
    if (hasMoved && isScroll(grip)) return;
    if (hasMoved) {
      onEdit(weekday, (current) => (current === week ? dropped : current));
      onHold(stopOf(weekday, index, grip.kind === 'start' ? 'start' : 'end'));
    } else if (grip.kind === 'new') {
      onEdit(weekday, (current) => addRange(current, weekday, rangeBetween(grip.from, grip.from)));
      onHold(stopOf(weekday, index, 'end'));
    } else onHold(stopOf(weekday, index, edgeNear(grip, placeUnder(root.current, event, direction))));
  };
  return {
    drag,
    dragProps: {
      onPointerDown: handlePointerDown,
      // The pressed element takes the focus on release: a finger's focus comes after the press.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: () => setDrag(undefined),
    },
  };
}

interface Place {
  weekday: Weekday;
  minute: number;
}

/** A finger that moves here scrolls the page, and nothing else. */
function isScroll({ kind, isTouch }: Grip): boolean {
  return kind === 'touched' || (kind === 'new' && isTouch);
}

function gripOf(
  event: PointerEvent<HTMLElement>,
  { weekday, minute }: Place,
  week: WeekHours,
  held: string | undefined,
): Grip | undefined {
  const at = { from: minute, x: event.clientX, y: event.clientY, isTouch: event.pointerType === 'touch' };
  const target = event.target as Element;
  const name = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
  if (name === undefined) {
    // Weekday names don't map to a time.
    if (!target.closest('[data-weekday]')) return undefined;
    return { ...at, kind: 'new', weekday, index: week[weekday].length, range: { start: null, end: null } };
  }
  const [day, index] = name.split(':').map(Number);
  const own = weekdays.find((one) => one === day);
  const range = own === undefined ? undefined : week[own][index ?? 0];
  if (own === undefined || index === undefined || !range) return undefined;
  const isHeld = isEdgeOf(held, { weekday: own, index });
  if (at.isTouch && !isHeld) return { ...at, kind: 'touched', weekday: own, index, range };
  const edge = edgeUnder(event)?.dataset.edge;
  return { ...at, kind: edge === 'start' || edge === 'end' ? edge : 'move', weekday: own, index, range };
}

/** A browser assigns a finger's press to the nearest control, which on a short bar is always an edge. */
function edgeUnder({ target, pointerType, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
  const edge = (target as Element).closest<HTMLElement>('[data-edge]');
  if (!edge || pointerType !== 'touch') return edge;
  const { left, right, top, bottom } = edge.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom ? edge : undefined;
}

/** The week with the dragged range at the pointer. */
function dragged(week: WeekHours, grip: Grip, place: Place): Drop {
  const { kind, weekday, index, range, from } = grip;
  const here = { weekday, index };
  if (kind === 'new') return { ...here, week: addRange(week, weekday, rangeBetween(from, place.minute)) };
  if (!isWhole(range)) return { ...here, week };
  const [start, end] = [toMinutes(range.start), endMinute(range)];
  const by = place.minute - from;
  if (kind === 'start') {
    return { ...here, week: setRange(week, weekday, index, placeRange(range, Math.min(start + by, end - 15), end)) };
  }
  if (kind === 'end') {
    const to = Math.max(end + by, end > DAY ? DAY + 15 : start + 15);
    return { ...here, week: setRange(week, weekday, index, placeRange(range, start, to)) };
  }
  const moved = moveRange(range, start + by);
  if (place.weekday === weekday || end > DAY) return { ...here, week: setRange(week, weekday, index, moved) };
  const added = addRange(removeRange(week, weekday, index), place.weekday, moved);
  return { weekday: place.weekday, index: week[place.weekday].length, week: added };
}

/** The pressed range's edge that is closer to the point. */
function edgeNear({ kind, weekday, range }: Grip, place: Place | undefined): 'start' | 'end' {
  if (kind === 'start' || kind === 'end') return kind;
  if (!place || !isWhole(range)) return 'start';
  const minute = place.minute + (place.weekday === weekday ? 0 : DAY);
  return minute - toMinutes(range.start) < endMinute(range) - minute ? 'start' : 'end';
}

/** The day and minute under the pointer, or the nearest ones outside the grid. */
function placeUnder(
  root: HTMLElement | null,
  { clientX, clientY }: PointerEvent,
  direction: 'ltr' | 'rtl',
): Place | undefined {
  const lines = [...(root?.querySelectorAll<HTMLElement>('[data-weekday]') ?? [])];
  const boxes = lines.map((line) => ({ line, box: line.getBoundingClientRect() }));
  const distance = ({ box }: (typeof boxes)[number]) => Math.abs(clientY - (box.top + box.bottom) / 2);
  const [nearest] = boxes.toSorted((a, b) => distance(a) - distance(b));
  const weekday = weekdays.find((day) => String(day) === nearest?.line.dataset.weekday);
  if (!nearest || weekday === undefined) return undefined;
  const { left, right, width } = nearest.box;
  const along = direction === 'ltr' ? clientX - left : right - clientX;
  return { weekday, minute: Math.min(DAY, Math.max(0, (along / width) * DAY)) };
}
