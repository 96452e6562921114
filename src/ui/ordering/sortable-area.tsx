import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  SortableContext,
  useSensor,
  useSensors,
  verticalListSortingStrategy,
  type Announcements,
  type CollisionDetection,
  type DragOverEvent,
  type DragStartEvent,
  type Modifier,
} from './dnd-kit';
import { useBeforePaint } from '../base/use-before-paint';
import { useLatestCallback } from '../base/use-latest-callback';
import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';
import { sortableLabels } from './sortable-labels';

/** An item as it is announced: its name, its position from 0, and the number of positions. */
interface AnnouncedItem {
  name: string;
  index: number;
  count: number;
}

interface SortableAreaProps {
  /** The dragged item and its target position. If it becomes undefined, a running drag is canceled. */
  drag: { id: string; to: number; by: 'pointer' | 'keyboard' } | undefined;
  /** During a drag: all items in order. */
  items: string[];
  /** The item at each position the dragged one can take. Keep them rendered. */
  places: readonly string[];
  itemOf(id: string): AnnouncedItem | undefined;
  onPickUp(id: string, by: 'pointer' | 'keyboard'): void;
  /** The dragged item's current target position. */
  onPlaceChange(to: number): void;
  onDrop(): void;
  onCancel(): void;
  /** What follows the pointer during a drag. */
  overlay: ReactNode;
  children: ReactNode;
}

/** Lists that people reorder by dragging a `SortableItem`'s handle, or with the keyboard on it. */
export function SortableArea(props: SortableAreaProps) {
  const { drag, items, places, onPickUp, onPlaceChange, onDrop, onCancel, overlay, children } = props;
  const { portalContainer } = useTheme();
  const { instructions } = useLabels(sortableLabels);
  const id = useId();
  const [isHeld, setHeld] = useState(false);
  const placeOf = useMemo(() => new Map<unknown, number>(places.map((item, place) => [item, place])), [places]);
  // Replaces dnd-kit's keyboard geometry, which finds the next position among mounted items: the list is virtual.
  const moveByKey = useLatestCallback((event: KeyboardEvent) => {
    if (event.code === 'Tab') return onCancel();
    const to = drag && placeByKey(event.code, drag.to, places.length);
    if (to === undefined) return;
    event.preventDefault();
    if (places[to] !== undefined) onPlaceChange(to);
  });
  const keyboard = useMemo(() => ({ keyboardCodes, coordinateGetter: moveByKey }), [moveByKey]);
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const placeInReach: CollisionDetection = (args) => {
    const isInReach = (place: number | undefined) =>
      place !== undefined && (drag?.by === 'pointer' || place === drag?.to);
    const droppableContainers = args.droppableContainers.filter((item) => isInReach(placeOf.get(item.id)));
    return closestCenter({ ...args, droppableContainers });
  };
  useBeforePaint(() => {
    // The only way to end a dnd-kit drag from outside.
    if (isHeld && !drag) press('Escape');
  }, [isHeld, drag]);
  const announcements = useAnnouncements(props, placeOf);

  const handleDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const by = activatorEvent.type === 'keydown' ? 'keyboard' : 'pointer';
    if (by === 'keyboard') repeatEarlyKeys();
    setHeld(true);
    onPickUp(String(active.id), by);
  };
  const handleDragOver = ({ over }: DragOverEvent) => {
    const to = placeOf.get(over?.id);
    if (to !== undefined && drag?.by === 'pointer') onPlaceChange(to);
  };
  const end = (report: () => void) => () => {
    setHeld(false);
    report();
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[onlyVertically]}
      collisionDetection={placeInReach}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragStart={handleDragStart}
      onDragOver={handleDragOver}
      onDragEnd={end(onDrop)}
      onDragCancel={end(onCancel)}
    >
      <SortableContext id={id} items={items} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      {drag &&
        createPortal(
          <OverlayRoot>
            <DragOverlay dropAnimation={null}>{drag.by === 'pointer' && overlay}</DragOverlay>
          </OverlayRoot>,
          portalContainer ?? document.body,
        )}
    </DndContext>
  );
}

function useAnnouncements({ drag, itemOf }: SortableAreaProps, placeOf: ReadonlyMap<unknown, number>): Announcements {
  const labels = useLabels(sortableLabels);
  const { count } = useFormat();
  const announced = useRef<number>(undefined);
  const announce = (kind: 'pickedUp' | 'movedOver' | 'dropped', id: unknown, to = itemOf(String(id))?.index) => {
    const item = itemOf(String(id));
    if (!item || to === undefined) return undefined;
    announced.current = to;
    return labels[kind](item.name, count(to + 1), count(item.count));
  };
  return {
    onDragStart: ({ active }) => announce('pickedUp', active.id),
    onDragOver: ({ active, over }) => {
      const to = placeOf.get(over?.id);
      // A drag begins over the item itself, which would be announced instead of the start.
      return to === announced.current ? undefined : announce('movedOver', active.id, to);
    },
    onDragEnd: ({ active }) => announce('dropped', active.id, drag?.to),
    onDragCancel: ({ active }) => labels.canceled(itemOf(String(active.id))?.name ?? ''),
  };
}

/** dnd-kit starts listening for keys one task after a drag begins. Keys pressed before that are replayed. */
function repeatEarlyKeys() {
  const codes: string[] = [];
  const keep = (event: KeyboardEvent) => {
    codes.push(event.code);
    event.stopPropagation();
    if (event.code !== 'Tab') event.preventDefault();
  };
  const repeat = async () => {
    document.removeEventListener('keydown', keep, true);
    for (const code of codes) {
      press(code);
      // React has rendered its effect.
      await Promise.resolve();
    }
  };
  document.addEventListener('keydown', keep, true);
  queueMicrotask(() => setTimeout(() => void repeat()));
}

function press(code: string) {
  document.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));
}

/** Where a key would move the dragged item; undefined for all other keys. */
function placeByKey(code: string, to: number, count: number): number | undefined {
  switch (code) {
    case 'ArrowUp':
      return to - 1;
    case 'ArrowDown':
      return to + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The pointer must move this many pixels before a press becomes a drag. */
const pointer = { activationConstraint: { distance: 4 } };
/** Without Tab, which dnd-kit treats as a drop: here it cancels the drag and moves the focus on. */
const keyboardCodes = {
  start: ['Space', 'Enter', 'NumpadEnter'],
  end: ['Space', 'Enter', 'NumpadEnter'],
  cancel: ['Escape'],
};
const onlyVertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
