import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DndContext, DragOverlay, PointerSensor, useDraggable, useSensor, useSensors, type Modifier } from './dnd-kit';
import { DragIcon } from '../base/icons';
import { OverlayRoot } from '../theme/overlay-root';
import { useTheme } from '../theme/theme-context';

interface DragAreaProps {
  onDragStart(id: string): void;
  /** How far the pointer is from where the drag began, in pixels of what is scrolled under it. */
  onDragMove(id: string, distance: number): void;
  onDragEnd(id: string): void;
  onDragCancel(id: string): void;
  /** What hangs on the pointer meanwhile. */
  overlay: ReactNode;
  children: ReactNode;
}

/** Pixels that a press may tremble before it is a drag. */
const DISTANCE = 4;

/** A place whose parts can be dragged up and down by their handles, with the mouse or a finger. Where they go, the place decides. */
export function DragArea({ onDragStart, onDragMove, onDragEnd, onDragCancel, overlay, children }: DragAreaProps) {
  const { portalContainer } = useTheme();
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }));
  const isInPage = typeof document !== 'undefined';
  return (
    <DndContext
      id={id}
      sensors={sensors}
      modifiers={[onlyVertically]}
      // Places are worked out from where the pointer is, so there is nothing to collide with.
      collisionDetection={nothingOver}
      autoScroll={steadyScroll}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => onDragStart(String(active.id))}
      onDragMove={({ active, delta }) => onDragMove(String(active.id), delta.y)}
      onDragEnd={({ active }) => onDragEnd(String(active.id))}
      onDragCancel={({ active }) => onDragCancel(String(active.id))}
    >
      {children}
      {isInPage &&
        overlay !== undefined &&
        createPortal(
          <OverlayRoot>
            <DragOverlay dropAnimation={null}>{overlay}</DragOverlay>
          </OverlayRoot>,
          portalContainer ?? document.body,
        )}
    </DndContext>
  );
}

interface DragHandleProps {
  id: string;
  /** What it moves: "Move A tent". */
  label: string;
  'aria-describedby'?: string | undefined;
  'aria-pressed'?: boolean | undefined;
  tabIndex?: number | undefined;
  onKeyDown(event: KeyboardEvent): void;
}

/** What is taken hold of. The keyboard is the place's own matter. */
export function DragHandle({ id, label, onKeyDown, ...rest }: DragHandleProps) {
  const { listeners, setNodeRef } = useDraggable({ id });
  return (
    <button
      {...rest}
      {...listeners}
      ref={setNodeRef}
      type="button"
      className="rt-reset cd-drag-handle"
      aria-label={label}
      data-part="handle"
      onKeyDown={onKeyDown}
    >
      <DragIcon size={16} aria-hidden />
    </button>
  );
}

const onlyVertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const nothingOver = () => [];

/** What is dragged shows in another place than it began, which is no shift to make up for. */
const steadyScroll = { layoutShiftCompensation: false };
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
