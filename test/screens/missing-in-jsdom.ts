/** jsdom measures nothing, so Radix is given nothing to observe. */
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = StillObserver;
/** It cannot scroll either. */
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollBy = () => undefined;
