/** The only door to dnd-kit. */
export {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragOverEvent,
  type DragStartEvent,
  type Modifier,
} from '@dnd-kit/core';
export { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
