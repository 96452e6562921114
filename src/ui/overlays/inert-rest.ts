import { parentAcross } from '../focus/composed-tree';

/** How many modals make an element inert: one may open over another, and they may close in any order. */
const holders = new WeakMap<HTMLElement, number>();

/** Makes everything on the page except the element and toasts inert, until the returned function is called. */
export function makeRestInert(element: HTMLElement): () => void {
  const rest = restOf(element);
  for (const other of rest) {
    const count = holders.get(other) ?? 0;
    holders.set(other, count + 1);
    if (count === 0) other.setAttribute('inert', '');
  }
  return () => {
    for (const other of rest) {
      const count = (holders.get(other) ?? 1) - 1;
      holders.set(other, count);
      if (count === 0) other.removeAttribute('inert');
    }
  };
}

/** The siblings of the element and of all its ancestors, out of shadow roots as well, except what the page itself made inert. */
function restOf(element: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  let inner: Element | null = element;
  for (; inner && inner !== document.body; inner = parentAcross(inner)) {
    for (const other of inner.parentNode?.children ?? []) {
      if (other !== inner && other instanceof HTMLElement && canBeReached(other)) rest.push(other);
    }
  }
  return rest;
}

function canBeReached(element: HTMLElement): boolean {
  if (element.matches('script, style, link, template')) return false;
  if (element.matches('[data-chatdeck="overlay"]:has([data-chatdeck="toasts"])')) return false;
  return !element.hasAttribute('inert') || (holders.get(element) ?? 0) > 0;
}
