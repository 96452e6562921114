import { useSyncExternalStore } from 'react';

/** False on a server and during hydration. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
