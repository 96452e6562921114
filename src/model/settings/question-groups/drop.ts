import type { QuestionLine } from './lines';

/**
 * The line at each place that a dragged line can take among its siblings: the first line of a sibling above it, its own,
 * and the last line of a sibling below it. So between the dragged line and such a line there are whole siblings, each with
 * all that shows below it.
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
