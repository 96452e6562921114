import { isWhole, toMinutes, weekdays, type TimeRange, type WeekHours, type Weekday } from '../../model/schedule';
import { addRange, removeRange, setRange } from '../../model/schedule-edits';
import { endMinute, moveRange, placeRange, rangeBetween } from '../../model/schedule-places';
import { useEffect, useState, type PointerEvent, type RefObject } from 'react';
import type { WeekGridProps } from './week-grid';

const DAY = 24 * 60;
/** Pixels that a finger may slip and still mean a tap. */
const SLIP = 6;

/** What has been taken hold of, and where. */
interface Grip {
  kind: 'new' | 'move' | 'start' | 'end';
  weekday: Weekday;
  index: number;
  range: TimeRange;
  /** The minute under the pointer when it went down. */
  from: number;
  x: number;
  y: number;
  isTouch: boolean;
}

interface Drag {
  grip: Grip;
  hasMoved: boolean;
  /** The week as it will be when the pointer is released now. */
  week: WeekHours;
  weekday: Weekday;
}

/** Dragging over the picture: free time makes a range, its body moves it, its edges change it. Escape gives it up. */
export function useGridDrag(root: RefObject<HTMLDivElement | null>, { week, onEdit }: WeekGridProps) {
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
    const place = placeUnder(root.current, event);
    if (event.button !== 0 || !place) return;
    const grip = gripOf(event, place, week);
    if (!grip) return;
    // A finger on free time scrolls the page; a tap adds an hour when it ends.
    if (!(grip.kind === 'new' && grip.isTouch)) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip, hasMoved: false, week, weekday: grip.weekday });
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag) return;
    const place = placeUnder(root.current, event);
    if (!place) return;
    const { grip } = drag;
    const hasMoved = drag.hasMoved || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > SLIP;
    if (!hasMoved) return;
    if (grip.kind === 'new' && grip.isTouch) setDrag(undefined);
    else setDrag({ grip, hasMoved, ...dragged(week, grip, place) });
  };
  const handlePointerUp = () => {
    if (!drag) return;
    setDrag(undefined);
    const { grip, hasMoved, weekday } = drag;
    if (hasMoved) onEdit(weekday, (current) => (current === week ? drag.week : current));
    else if (grip.kind === 'new') {
      onEdit(weekday, (current) => addRange(current, weekday, rangeBetween(grip.from, grip.from)));
    }
  };
  return {
    drag,
    dragProps: {
      onPointerDown: handlePointerDown,
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

function gripOf(event: PointerEvent<HTMLElement>, { weekday, minute }: Place, week: WeekHours): Grip | undefined {
  const at = { from: minute, x: event.clientX, y: event.clientY, isTouch: event.pointerType === 'touch' };
  const target = event.target as Element;
  const name = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
  if (name === undefined) {
    // The names of the days belong to no time.
    if (!target.closest('[data-weekday]')) return undefined;
    return { ...at, kind: 'new', weekday, index: week[weekday].length, range: { start: null, end: null } };
  }
  const [day, index] = name.split(':').map(Number);
  const own = weekdays.find((one) => one === day);
  const range = own === undefined ? undefined : week[own][index ?? 0];
  if (own === undefined || index === undefined || !range) return undefined;
  const edge = target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
  return { ...at, kind: edge === 'start' || edge === 'end' ? edge : 'move', weekday: own, index, range };
}

/** The week with what is dragged where the pointer is. */
function dragged(week: WeekHours, grip: Grip, place: Place): { week: WeekHours; weekday: Weekday } {
  const { kind, weekday, index, range, from } = grip;
  if (kind === 'new') {
    return { weekday, week: addRange(week, weekday, rangeBetween(from, place.minute)) };
  }
  if (!isWhole(range)) return { week, weekday };
  const [start, end] = [toMinutes(range.start), endMinute(range)];
  if (kind === 'start') {
    return { weekday, week: setRange(week, weekday, index, placeRange(range, Math.min(place.minute, end - 15), end)) };
  }
  if (kind === 'end') {
    const isNextDay = end > DAY;
    const to = isNextDay ? DAY + Math.max(15, place.minute) : Math.max(place.minute, start + 15);
    return { weekday, week: setRange(week, weekday, index, placeRange(range, start, to)) };
  }
  const moved = moveRange(range, start + place.minute - from);
  if (place.weekday === weekday || end > DAY) return { weekday, week: setRange(week, weekday, index, moved) };
  return { weekday: place.weekday, week: addRange(removeRange(week, weekday, index), place.weekday, moved) };
}

/** The day and the minute under the pointer; beside the picture, the nearest. */
function placeUnder(root: HTMLElement | null, { clientX, clientY }: PointerEvent): Place | undefined {
  const columns = [...(root?.querySelectorAll<HTMLElement>('[data-weekday]') ?? [])];
  const boxes = columns.map((column) => ({ column, box: column.getBoundingClientRect() }));
  const distance = ({ box }: (typeof boxes)[number]) => Math.abs(clientX - (box.left + box.right) / 2);
  const [nearest] = boxes.toSorted((a, b) => distance(a) - distance(b));
  const weekday = weekdays.find((day) => String(day) === nearest?.column.dataset.weekday);
  if (!nearest || weekday === undefined) return undefined;
  const { top, height } = nearest.box;
  return { weekday, minute: Math.min(DAY, Math.max(0, ((clientY - top) / height) * DAY)) };
}
