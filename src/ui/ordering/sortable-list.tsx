import { IconButton } from '@radix-ui/themes';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import {
  arrayMove,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  SortableContext,
  sortableKeyboardCoordinates,
  useSensor,
  useSensors,
  useSortable,
  verticalListSortingStrategy,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from './dnd-kit';
import { useFormat } from '../format/format';
import { ArrowDownIcon, ArrowUpIcon, DragIcon } from '../base/icons';
import { useLabels } from '../theme/labels';
import { sortableLabels } from './sortable-labels';

/** The parts of an item that move it; its place decides where they stand. */
export interface SortableControls {
  /** For the mouse, the finger and the keyboard. */
  handle: ReactNode;
  /** The way without dragging: one place up, one place down. */
  buttons: ReactNode;
}

interface SortableListProps<Item extends { id: UniqueIdentifier }> {
  /** What the items are, for those who cannot see it. */
  label: string;
  /** In their order. */
  items: readonly Item[];
  /** An item's name, for its buttons and for what is said while it moves. */
  itemName(item: Item): string;
  /** The ids in the order that the person wants. */
  onOrderChange(ids: Item['id'][]): void;
  /** How long the handle is held before the item moves, so that a scroll that begins on it stays one. */
  dragDelayMs?: number | undefined;
  /** Draws an item with the parts that move it. */
  children(item: Item, controls: SortableControls): ReactNode;
}

const DRAG_DELAY_MS = 100;
/** Pixels a pointer may tremble while it waits for that. */
const TOLERANCE = 5;

/** A list whose order people set: by dragging, by the keyboard on the handle, or by the buttons for one step. */
export function SortableList<Item extends { id: UniqueIdentifier }>(props: SortableListProps<Item>) {
  const { label, items, itemName, onOrderChange, dragDelayMs = DRAG_DELAY_MS, children } = props;
  const labels = useLabels(sortableLabels);
  const { count } = useFormat();
  const [moved, setMoved] = useState('');
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { delay: dragDelayMs, tolerance: TOLERANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((item) => item.id);
  const place = (of: UniqueIdentifier) => count(ids.indexOf(of) + 1);
  const nameOf = (of: UniqueIdentifier) =>
    items
      .filter((item) => item.id === of)
      .map(itemName)
      .join();
  const total = count(ids.length);
  const move = (from: number, to: number) => {
    if (from === to || from < 0 || to < 0 || to >= ids.length) return;
    onOrderChange(arrayMove(ids, from, to));
  };
  const handleStep = (item: Item, step: 1 | -1) => {
    const from = ids.indexOf(item.id);
    if (from + step < 0 || from + step >= ids.length) return;
    setMoved(labels.dropped(itemName(item), count(from + step + 1), total));
    move(from, from + step);
  };
  // A drag begins over the item itself, which would be said in place of the beginning.
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return labels.pickedUp(nameOf(active.id), place(active.id), total);
    },
    onDragOver({ active, over }) {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return labels.movedOver(nameOf(active.id), place(over.id), total);
    },
    onDragEnd: ({ active, over }) => labels.dropped(nameOf(active.id), place(over?.id ?? active.id), total),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(active.id)),
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(active.id), ids.indexOf(over.id));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertically]}
      onDragEnd={handleDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: labels.instructions },
        announcements,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="cd-sortable" data-chatdeck="sortable-list">
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              id={item.id}
              name={itemName(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onStep={(step) => handleStep(item, step)}
            >
              {(controls) => children(item, controls)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      <Announcer>{moved}</Announcer>
    </DndContext>
  );
}

interface SortableItemProps {
  id: UniqueIdentifier;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep(step: 1 | -1): void;
  children(controls: SortableControls): ReactNode;
}

function SortableItem({ id, name, isFirst, isLast, onStep, children }: SortableItemProps) {
  const labels = useLabels(sortableLabels);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className="rt-reset cd-drag-handle"
      aria-label={labels.handle(name)}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <DragIcon size={16} aria-hidden />
    </button>
  );
  const buttons = (
    <span className="cd-move-buttons">
      <MoveButton label={labels.moveUp(name)} isEnd={isFirst} onClick={() => onStep(-1)}>
        <ArrowUpIcon size={16} aria-hidden />
      </MoveButton>
      <MoveButton label={labels.moveDown(name)} isEnd={isLast} onClick={() => onStep(1)}>
        <ArrowDownIcon size={16} aria-hidden />
      </MoveButton>
    </span>
  );
  return (
    <li
      ref={setNodeRef}
      className="cd-sortable-item"
      data-state={isDragging ? 'dragging' : 'still'}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children({ handle, buttons })}
    </li>
  );
}

interface MoveButtonProps {
  label: string;
  /** Stays focusable at the end, so that the focus is not lost when the item arrives there. */
  isEnd: boolean;
  onClick(): void;
  children: ReactNode;
}

function MoveButton({ label, isEnd, onClick, children }: MoveButtonProps) {
  return (
    <IconButton
      type="button"
      size="1"
      variant="ghost"
      color="gray"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={onClick}
    >
      {children}
    </IconButton>
  );
}

const onlyVertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
