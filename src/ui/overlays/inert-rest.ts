/** How many modals want an element inert: one may open over another, and they may close in any order. */
const holders = new WeakMap<HTMLElement, number>();

/** Makes all of the page but the element inert, toasts excepted, until the function that it gives is called. */
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

/** What stands beside the element and beside all that is around it, but for what the page has made inert itself. */
function restOf(element: HTMLElement): HTMLElement[] {
  const rest: HTMLElement[] = [];
  for (let inner = element; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
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
