import { defineLabels } from '../theme/labels';

interface SortableTexts {
  handle(item: string): string;
  /** Announced with the handle. */
  instructions: string;
  pickedUp(item: string, place: string, total: string): string;
  movedOver(item: string, place: string, total: string): string;
  dropped(item: string, place: string, total: string): string;
  cancelled(item: string): string;
}

export const sortableLabels = defineLabels<SortableTexts>('sortable', {
  handle: (item) => `Move ${item}`,
  instructions:
    'Press space or enter to pick up the item. Move it with the arrow keys. Press space or enter to drop it, or escape to cancel.',
  pickedUp: (item, place, total) => `Picked up ${item}, position ${place} of ${total}.`,
  movedOver: (item, place, total) => `${item} is at position ${place} of ${total}.`,
  dropped: (item, place, total) => `Dropped ${item} at position ${place} of ${total}.`,
  cancelled: (item) => `${item} stays where it was.`,
});
