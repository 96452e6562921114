import { flushSync } from 'react-dom';

/** Renders a change before anything else happens, for example so that a dialog is gone. */
export function renderNow(change: () => void): void {
  flushSync(change);
}
