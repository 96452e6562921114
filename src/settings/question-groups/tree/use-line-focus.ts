import type { LinePart, TreeState } from '../../../model/settings/question-groups/tree-state';
import type { VirtualListHandle } from '../../../ui/later/virtual-list';
import { useEffect, type RefObject } from 'react';

const controls: Record<LinePart, string> = {
  row: '.cd-node',
  text: '[data-part="text"]',
  action: '[data-part="action"] select',
  reply: '[data-part="reply"]',
};

/** Scrolls to the target line and focuses its part, once the list has rendered it. */
export function useLineFocus(list: RefObject<VirtualListHandle | null>, target: TreeState['target']) {
  useEffect(() => {
    if (!target) return;
    const { id, part } = target;
    const line = list.current?.element(id);
    const control = part && line?.querySelector<HTMLElement>(controls[part]);
    if (part) (control ?? line?.querySelector<HTMLElement>(controls.text))?.focus({ preventScroll: true });
    revealLine(list.current, id);
  }, [target, list]);
}

/** Scrolls to a line that the list has rendered. */
export function revealLine(list: VirtualListHandle | null, id: string) {
  list?.reveal(id);
  // On a phone the list itself may be out of view, above an open panel.
  list?.element(id)?.scrollIntoView({ block: 'nearest' });
}
