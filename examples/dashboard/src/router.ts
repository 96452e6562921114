import { formatRoute, parseRoute, type Route } from 'chatdeck/model';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { reloadAfterFailedPage } from './lazy-page';
import { restoreScroll } from './scroll';

/** Draws all of them in one transition. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('hashchange', turnPage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('hashchange', turnPage);
  };
}

function draw(): void {
  for (const listener of listeners) listener();
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let shownPage = pageAddress(currentRoute());

/** Fades from one page to the next if the browser supports it and the user doesn't prefer reduced motion. */
function turnPage(): void {
  const next = pageAddress(currentRoute());
  const isSame = next === shownPage;
  shownPage = next;
  // Unsaved changes are kept. Without a connection, a reload would show nothing.
  if (!isSame && navigator.onLine) reloadAfterFailedPage();
  if (isSame || stillness.matches || !('startViewTransition' in document)) {
    draw();
    return;
  }
  // A skipped transition, for example in a hidden tab, has still drawn the page.
  document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined);
}

/** The route of the page's address at this moment. */
export function currentRoute(): Route {
  return parseRoute(location.hash, location.search);
}

/** The route of the page's address. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return useMemo(() => parseRoute(hash, location.search), [hash]);
}

export function navigate(route: Route): void {
  location.hash = formatRoute(route);
  // At once within a page, as the next key may come before the browser's event.
  if (pageAddress(route) === shownPage) draw();
}

/** Goes elsewhere in place of the address that led here, so that the way back does not lead to it. */
export function replace(route: Route): void {
  location.replace(`#${formatRoute(route)}`);
}

/** The same within a page, drawn at once, as the next key may come before the browser's event. */
export function replaceWithin(route: Route): void {
  replace(route);
  draw();
}

/** The same as something to render. */
export function Redirect({ to }: { to: Route }) {
  const address = formatRoute(to);
  useEffect(() => {
    location.replace(`#${address}`);
  }, [address]);
  return null;
}

/** The address of a page as such: another range or filter of a report is the same page, and so is a part of it. */
export function pageAddress(route: Route): string {
  if (route.name === 'account') return formatRoute({ ...route, section: undefined });
  if (route.name === 'settings') return formatRoute({ ...route, field: undefined });
  if (route.name === 'dashboard') return formatRoute({ name: 'dashboard' });
  return formatRoute(route.name === 'reports' ? { name: 'reports', tab: route.tab } : route);
}

let lastAddress: string | undefined;

/**
 * A new page starts at its top, one that the browser goes back to where it was left, with the focus in it. The first
 * page of a visit leaves the focus to the browser, so that the first Tab leads to the way past the menu; a link to a
 * part of a page leaves it to that.
 */
export function useFreshStart(route: Route): void {
  const address = pageAddress(route);
  const leadsToPart =
    (route.name === 'account' && route.section !== undefined) ||
    (route.name === 'settings' && route.field !== undefined);
  useEffect(() => {
    const isNew = lastAddress !== undefined && lastAddress !== address;
    lastAddress = address;
    if (leadsToPart) return;
    if (isNew) document.querySelector('main')?.focus({ preventScroll: true });
    return restoreScroll();
  }, [address, leadsToPart]);
}

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Chatdeck`;
  }, [title]);
}
