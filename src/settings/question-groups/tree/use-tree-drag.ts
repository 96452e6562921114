import { dropIndex, siblingBlocks, type Block } from '../../../model/settings/question-groups/drop';
import { questionLines } from '../../../model/settings/question-groups/lines';
import { siblingsOf, type QuestionTree } from '../../../model/settings/question-groups/tree';
import { reorderNodes } from '../../../model/settings/question-groups/tree-edits';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useFormat } from '../../../ui/format/format';
import { useLabels } from '../../../ui/theme/labels';
import { sortableLabels } from '../../../ui/ordering/sortable-labels';
import { useLatestCallback } from '../../../ui/base/use-latest-callback';
import type { VirtualListHandle } from '../../../ui/later/virtual-list';

/** How long the pointer stays at another place before the line goes there (widget settings, section 9). */
const HOVER_MS = 100;

interface Drag {
  id: string;
  from: number;
  to: number;
  by: 'pointer' | 'keyboard';
}

interface TreeDragInput {
  tree: QuestionTree;
  collapsed: ReadonlySet<string>;
  list: RefObject<VirtualListHandle | null>;
  nameOf(id: string): string;
  onMove(id: string, toIndex: number): void;
  /** Tells those who do not see it. */
  say(text: string): void;
}

/** What moves, where it would go, and the lines as they would stand then. */
export function useTreeDrag({ tree, collapsed, list, nameOf, onMove, say }: TreeDragInput) {
  const words = useDragWords(nameOf, say);
  const [drag, setDrag] = useState<Drag>();
  const count = drag ? siblingsOf(tree, drag.id).length : 0;
  const card = useRef<Block>({ start: 0, end: 0 });
  const hover = useRef<{ to: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => () => clearTimeout(hover.current?.timer), []);

  const lines = useMemo(() => {
    if (!drag) return questionLines(tree, collapsed);
    // What is below it goes along out of sight.
    return questionLines(reorderNodes(tree, drag.id, drag.to), new Set([...collapsed, drag.id]));
  }, [tree, collapsed, drag]);

  const begin = (id: string, by: Drag['by']) => {
    const from = siblingsOf(tree, id).findIndex((node) => node.id === id);
    if (from < 0) return;
    setDrag({ id, from, to: from, by });
    words.pickedUp(id, from, siblingsOf(tree, id).length);
  };
  const goTo = (to: number) => {
    if (!drag || to === drag.to || to < 0 || to >= count) return;
    setDrag({ ...drag, to });
    words.movedOver(drag.id, to, count);
  };
  const end = (isDropped: boolean) => {
    clearTimeout(hover.current?.timer);
    hover.current = undefined;
    if (!drag) return;
    setDrag(undefined);
    if (!isDropped) return words.cancelled(drag.id);
    words.dropped(drag.id, drag.to, count);
    if (drag.to !== drag.from) onMove(drag.id, drag.to);
  };
  const latestGoTo = useLatestCallback(goTo);

  const pointer = {
    onDragStart: (id: string) => {
      card.current = list.current?.bounds(id) ?? card.current;
      begin(id, 'pointer');
    },
    onDragMove: (id: string, distance: number) => {
      if (!drag) return;
      const { start, end: bottom } = card.current;
      const blocks = siblingBlocks(lines, id, (line) => list.current?.bounds(line));
      const to = dropIndex(blocks, drag.to, { start: start + distance, end: bottom + distance });
      if (to === hover.current?.to) return;
      clearTimeout(hover.current?.timer);
      hover.current = { to, timer: setTimeout(() => latestGoTo(to), HOVER_MS) };
    },
    onDragEnd: () => end(true),
    onDragCancel: () => end(false),
  };
  const keyboard = {
    begin: (id: string) => begin(id, 'keyboard'),
    step: (by: 1 | -1) => goTo((drag?.to ?? 0) + by),
    toEdge: (edge: 'first' | 'last') => goTo(edge === 'first' ? 0 : count - 1),
    drop: () => end(true),
    cancel: () => end(false),
  };
  return { drag, lines, pointer, keyboard, sayDropped: words.dropped };
}

/** What is said meanwhile to those who do not see it. */
function useDragWords(nameOf: (id: string) => string, say: (text: string) => void) {
  const labels = useLabels(sortableLabels);
  const format = useFormat();
  const place = (at: number) => format.count(at + 1);
  return {
    pickedUp: (id: string, at: number, count: number) =>
      say(labels.pickedUp(nameOf(id), place(at), format.count(count))),
    movedOver: (id: string, at: number, count: number) =>
      say(labels.movedOver(nameOf(id), place(at), format.count(count))),
    dropped: (id: string, at: number, count: number) => say(labels.dropped(nameOf(id), place(at), format.count(count))),
    cancelled: (id: string) => say(labels.cancelled(nameOf(id))),
  };
}
