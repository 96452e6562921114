/**
 * The place of an element's overlays: in the browser's top layer while it has any, so that no `transform` or `overflow`
 * of the page cuts them off.
 */
export function createOverlays(): { element: HTMLElement; release(): void } {
  const element = document.createElement('div');
  element.className = 'chatdeck-overlays';
  element.popover = 'manual';
  element.setAttribute('part', 'overlays');
  const observer = new MutationObserver(() => {
    if (!element.isConnected) return;
    const isNeeded = element.childElementCount > 0;
    if (isNeeded !== element.matches(':popover-open')) element.togglePopover(isNeeded);
  });
  observer.observe(element, { childList: true });
  return { element, release: () => observer.disconnect() };
}
