import type { QuestionLine } from './lines';

/**
 * The line at each position a dragged line can take among its siblings: the first line of a sibling above it, its own
 * line, and the last line of a sibling below it. So only whole siblings, with all their visible descendants, are
 * between the dragged line and such a line.
 */
export function dropPlaces(lines: readonly QuestionLine[], id: string): string[] {
  const at = lines.findIndex((line) => line.id === id);
  const own = lines[at];
  if (!own) return [];
  const first = lines.slice(0, at).findLastIndex(({ depth }) => depth < own.depth) + 1;
  const places: string[] = [];
  let place = 0;
  for (const line of lines.slice(first)) {
    if (line.depth < own.depth) break;
    if (line.depth === own.depth) place = line.index;
    if (line.depth === own.depth || place > own.index) places[place] = line.id;
  }
  return places;
}
