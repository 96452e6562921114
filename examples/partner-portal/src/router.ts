import { useEffect, useSyncExternalStore, type MouseEvent } from 'react';

/** The portal's router: paths, the browser's history, and nothing more. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The path of the page with its query. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search);
}

export function navigate(address: string): void {
  history.pushState(null, '', address);
  for (const listener of listeners) listener();
}

/** What an anchor of the portal does with a click; one for another tab or window is the browser's. */
export function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  navigate(event.currentTarget.pathname + event.currentTarget.search);
}

let lastPath: string | undefined;

/** A new page starts at its top, with the focus in it, and has its name in the browser's tab. */
export function usePageStart(path: string, title: string): void {
  useEffect(() => {
    document.title = `${title} · Fernwood`;
    const isNew = lastPath !== undefined && lastPath !== path;
    lastPath = path;
    if (!isNew) return;
    document.querySelector('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [path, title]);
}
