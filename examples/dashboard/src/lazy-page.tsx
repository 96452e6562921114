import { makeProblem, problemError } from 'chatdeck/model';
import { lazy, type ComponentType } from 'react';

let hasFailedPage = false;

/** Starts the app anew where code could not be loaded: a browser keeps that failure for as long as the document lives. */
export function reloadAfterFailedPage(): void {
  if (hasFailedPage) location.reload();
}

/** A page whose code is loaded when it is first shown. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch(() => {
      hasFailedPage = true;
      throw problemError(makeProblem('offline'));
    }),
  );
}
