import { useSyncExternalStore } from 'react';

/** False on a server, and in a page while it takes over what a server rendered. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
