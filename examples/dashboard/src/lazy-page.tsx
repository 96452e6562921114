import { makeProblem, problemError } from 'chatdeck/model';
import { isValidElement, lazy, type ComponentType, type ReactNode } from 'react';

let hasFailedPage = false;

/** Starts the app anew where code could not be loaded: a browser keeps that failure for as long as the document lives. */
export function reloadAfterFailedPage(): void {
  if (hasFailedPage) location.reload();
}

/** A page whose code is loaded when it is first shown. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const page = lazy(() =>
    load().catch(() => {
      hasFailedPage = true;
      throw problemError(makeProblem('offline'));
    }),
  );
  loads.set(page, load);
  return page;
}

const loads = new WeakMap<object, () => Promise<unknown>>();

/** Begins to load the code of a page while it is not yet known whether it will be shown. */
export function loadAhead(page: ReactNode): void {
  const load = isValidElement(page) && typeof page.type === 'object' ? loads.get(page.type) : undefined;
  // Where it fails, showing the page says so.
  load?.().catch(() => undefined);
}
