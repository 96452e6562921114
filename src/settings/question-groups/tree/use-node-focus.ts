import { useEffect, useState, type RefObject } from 'react';
import type { VirtualListHandle } from '../../../ui/later/virtual-list';

/** A part of a line, as its element is marked. */
export type NodePart = 'text' | 'action' | 'handle' | 'menu';

interface LineRequest {
  id: string;
  /** What has the focus then; the line is only shown where nothing has. */
  part?: NodePart | undefined;
}

const controls: Record<NodePart, string> = {
  text: '[data-part="text"]',
  action: '[data-part="action"] select',
  handle: '[data-part="handle"]',
  menu: '[data-part="menu"]',
};

/** Leads to a line that is only now being drawn, or that is out of view. */
export function useNodeFocus(list: RefObject<VirtualListHandle | null>) {
  const [request, setRequest] = useState<LineRequest>();
  useEffect(() => {
    if (!request) return;
    const { id, part } = request;
    const line = list.current?.element(id);
    const control = part && line?.querySelector<HTMLElement>(controls[part]);
    if (part) (control ?? line?.querySelector<HTMLElement>(controls.text))?.focus({ preventScroll: true });
    list.current?.reveal(id);
    // The page moves as well where the list itself is out of view, as it is below a panel on a phone.
    line?.scrollIntoView({ block: 'nearest' });
  }, [request, list]);
  return {
    /** The line to keep in the page for that. */
    wanted: request?.id,
    focusNode: (id: string, part: NodePart = 'text') => setRequest({ id, part }),
    showNode: (id: string) => setRequest({ id }),
  };
}
