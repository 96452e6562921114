import { formatRoute, parseRoute, type Route } from 'chatdeck/model';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The route of the page's address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseRoute(hash, location.search), [hash]);
}

export function navigate(route: Route): void {
  location.hash = formatRoute(route);
}

/** Goes elsewhere in place of the address that led here. */
export function Redirect({ to }: { to: Route }) {
  const address = formatRoute(to);
  useEffect(() => {
    location.replace(`#${address}`);
  }, [address]);
  return null;
}

/** A new page starts at its top, with the focus in it. */
export function useFreshStart(route: Route): void {
  const address = formatRoute(route);
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [address]);
}
