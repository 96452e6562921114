import { dropIndex, siblingBlocks, type Block } from '../../../model/settings/question-groups/drop';
import type { QuestionLine } from '../../../model/settings/question-groups/lines';
import type { VirtualListHandle } from '../../../ui/later/virtual-list';
import { useEffect, useRef, type RefObject } from 'react';
import { useTree } from './tree-context';

/** How long the pointer stays at another place before the line goes there. */
const HOVER_MS = 100;

/** Turns where the pointer is into where the dragged line goes. */
export function usePointerDrag(list: RefObject<VirtualListHandle | null>, lines: readonly QuestionLine[]) {
  const { state, dispatch } = useTree();
  const card = useRef<Block>({ start: 0, end: 0 });
  const hover = useRef<{ index: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => () => clearTimeout(hover.current?.timer), []);

  const end = (type: 'drop' | 'cancelDrag') => {
    clearTimeout(hover.current?.timer);
    hover.current = undefined;
    dispatch({ type });
  };
  return {
    onDragStart: (id: string) => {
      card.current = list.current?.bounds(id) ?? card.current;
      dispatch({ type: 'pickUp', id, by: 'pointer' });
    },
    onDragMove: (id: string, distance: number) => {
      if (!state.drag) return;
      const { start, end: bottom } = card.current;
      const blocks = siblingBlocks(lines, id, (line) => list.current?.bounds(line));
      const index = dropIndex(blocks, state.drag.to, { start: start + distance, end: bottom + distance });
      if (index === hover.current?.index) return;
      clearTimeout(hover.current?.timer);
      hover.current = { index, timer: setTimeout(() => dispatch({ type: 'dragTo', index }), HOVER_MS) };
    },
    onDragEnd: () => end('drop'),
    onDragCancel: () => end('cancelDrag'),
  };
}
