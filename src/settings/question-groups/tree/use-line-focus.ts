import type { LinePart, TreeState } from '../../../model/settings/question-groups/tree-state';
import type { VirtualListHandle } from '../../../ui/later/virtual-list';
import { useEffect, type RefObject } from 'react';

const controls: Record<LinePart, string> = {
  text: '[data-part="text"]',
  action: '[data-part="action"] select',
  handle: '[data-part="handle"]',
};

/** Brings the target line into view and focuses its part, once the list has drawn it. */
export function useLineFocus(list: RefObject<VirtualListHandle | null>, target: TreeState['target']) {
  useEffect(() => {
    if (!target) return;
    const { id, part } = target;
    const line = list.current?.element(id);
    const control = part && line?.querySelector<HTMLElement>(controls[part]);
    if (part) (control ?? line?.querySelector<HTMLElement>(controls.text))?.focus({ preventScroll: true });
    list.current?.reveal(id);
    // On a phone the list itself may be out of view, above an open panel.
    line?.scrollIntoView({ block: 'nearest' });
  }, [target, list]);
}
