import { cx } from 'class-variance-authority';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSortable } from './dnd-kit';
import { DragIcon } from '../base/icons';

type Handle = Pick<ReturnType<typeof useSortable>, 'listeners' | 'setDraggableNodeRef' | 'isDragging'> & {
  helpId: string;
};

const HandleContext = createContext<Handle | undefined>(undefined);

interface SortableItemProps {
  id: string;
  className: string;
  'data-depth'?: number;
  children: ReactNode;
}

/** An item that makes room for a dragged one in its `SortableArea`, and is dragged by the `DragHandle` inside it. */
export function SortableItem({ id, children, className, ...attributes }: SortableItemProps) {
  const { setDroppableNodeRef, setDraggableNodeRef, listeners, isDragging, transform, transition, ...rest } =
    useSortable({ id, animateLayoutChanges: never });
  const helpId = rest.attributes['aria-describedby'];
  const handle = useMemo(
    () => ({ listeners, setDraggableNodeRef, isDragging, helpId }),
    [listeners, setDraggableNodeRef, isDragging, helpId],
  );
  return (
    <HandleContext.Provider value={handle}>
      <div
        {...attributes}
        ref={setDroppableNodeRef}
        className={cx('cd-sortable-item', className)}
        data-state={isDragging ? 'dragging' : 'still'}
        style={{ transform: transform?.y ? `translateY(${transform.y}px)` : undefined, transition }}
      >
        {children}
      </div>
    </HandleContext.Provider>
  );
}

interface DragHandleProps {
  /** What it moves: “Move A tent”. */
  label: string;
  tabIndex?: number | undefined;
}

/** The handle for the mouse, touch, and the keyboard. */
export function DragHandle({ label, tabIndex }: DragHandleProps) {
  const handle = useContext(HandleContext);
  return (
    <button
      {...handle?.listeners}
      ref={handle?.setDraggableNodeRef}
      type="button"
      className="rt-reset cd-drag-handle"
      aria-label={label}
      aria-describedby={handle?.helpId}
      aria-pressed={handle?.isDragging}
      tabIndex={tabIndex}
    >
      <DragIcon size={16} aria-hidden />
    </button>
  );
}

/** An item shows its new position before the drop, so nothing moves afterwards. */
const never = () => false;
