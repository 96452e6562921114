import type { QuestionLine } from './lines';

/** Where something stands in a list, in pixels from its top. */
export interface Block {
  start: number;
  end: number;
}

/**
 * The place among its siblings at which a dragged card would be put down. A sibling makes way once the card's edge has
 * passed its middle; `blocks` are the siblings as they stand now, the card's own place being `now`.
 */
export function dropIndex(blocks: readonly Block[], now: number, card: Block): number {
  return blocks.filter(({ start, end }, index) => {
    if (index === now) return false;
    const middle = (start + end) / 2;
    return index < now ? middle <= card.start : middle < card.end;
  }).length;
}

/** Each sibling of a line with all that shows below it, in their order. */
export function siblingBlocks(
  lines: readonly QuestionLine[],
  id: string,
  boundsOf: (id: string) => Block | undefined,
): Block[] {
  const at = lines.findIndex((line) => line.id === id);
  const own = lines[at];
  if (!own) return [];
  let first = at;
  while (first > 0 && !isAbove(lines[first - 1], own)) first -= 1;
  const blocks: Block[] = [];
  for (const line of lines.slice(first)) {
    if (isAbove(line, own)) break;
    const bounds = boundsOf(line.id);
    if (!bounds) continue;
    const last = blocks.at(-1);
    if (line.depth === own.depth || !last) blocks.push({ start: bounds.start, end: bounds.end });
    else last.end = bounds.end;
  }
  return blocks;
}

function isAbove(line: QuestionLine | undefined, own: QuestionLine): boolean {
  return line === undefined || line.depth < own.depth;
}
