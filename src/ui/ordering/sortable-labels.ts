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
    'Press space or enter to pick the item up. Move it with the arrow keys, press space or enter to put it down, escape to leave it where it was.',
  pickedUp: (item, place, total) => `Picked up ${item}, place ${place} of ${total}.`,
  movedOver: (item, place, total) => `${item} is at place ${place} of ${total}.`,
  dropped: (item, place, total) => `${item} was put at place ${place} of ${total}.`,
  cancelled: (item) => `${item} stays where it was.`,
});
