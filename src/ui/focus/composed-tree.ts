/** The focused element, whichever shadow root it is in; the body if nothing has the focus. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Whether no control has the focus, for example because the one that had it is gone. */
export function isFocusFree(): boolean {
  const focused = focusedElement();
  return focused === null || focused === document.body;
}

/** The document or shadow root around a node, which selectors and ids don't reach out of. */
export function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : (node.ownerDocument ?? document);
}

/** The element around another, across shadow roots. */
export function parentAcross(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  return element.parentNode instanceof ShadowRoot ? element.parentNode.host : null;
}

/** Whether a node is around another, across shadow roots. */
export function containsAcross(outer: Node, inner: Element | null): boolean {
  for (let node = inner; node; node = parentAcross(node)) if (outer.contains(node)) return true;
  return false;
}
