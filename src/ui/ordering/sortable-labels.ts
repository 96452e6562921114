import { defineLabels } from '../theme/labels';

interface SortableTexts {
  handle(item: string): string;
  /** Announced with the handle. */
  instructions: string;
  pickedUp(item: string, place: string, total: string): string;
  movedOver(item: string, place: string, total: string): string;
  dropped(item: string, place: string, total: string): string;
  canceled(item: string): string;
}

export const sortableLabels = defineLabels<SortableTexts>('sortable', {
  handle: (item) => `Move ${item}`,
  instructions:
    'Press Space or Enter to pick up the item, then use the arrow keys to move it. Press Space or Enter to drop it, or Escape to cancel.',
  pickedUp: (item, place, total) => `Picked up ${item}, position ${place} of ${total}.`,
  movedOver: (item, place, total) => `${item} is at position ${place} of ${total}.`,
  dropped: (item, place, total) => `Dropped ${item} at position ${place} of ${total}.`,
  canceled: (item) => `${item} wasn’t moved.`,
});
