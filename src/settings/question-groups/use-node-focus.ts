import { useEffect, useState, type RefObject } from 'react';
import type { VirtualListHandle } from '../../ui/virtual-list';

/** A part of a line, as its element is marked. */
export type NodePart = 'text' | 'action' | 'handle' | 'menu';

interface FocusRequest {
  id: string;
  part: NodePart;
}

const controls: Record<NodePart, string> = {
  text: '[data-part="text"]',
  action: '[data-part="action"] select',
  handle: '[data-part="handle"]',
  menu: '[data-part="menu"]',
};

/** Puts the focus on a line that is only now being drawn, or that was out of view. */
export function useNodeFocus(list: RefObject<VirtualListHandle | null>) {
  const [request, setRequest] = useState<FocusRequest>();
  useEffect(() => {
    if (!request) return;
    const line = list.current?.element(request.id);
    const control = line?.querySelector<HTMLElement>(controls[request.part]);
    (control ?? line?.querySelector<HTMLElement>(controls.text))?.focus({ preventScroll: true });
    list.current?.reveal(request.id);
  }, [request, list]);
  /** The line to keep in the page for that. */
  const wanted = request?.id;
  return { wanted, focusNode: (id: string, part: NodePart = 'text') => setRequest({ id, part }) };
}
