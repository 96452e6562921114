import { useState } from 'react';
import { formatRoute, type Route } from '../../model/places/route';

/** Where an element is: where its user went, until the page sets another route. */
export function useOwnRoute(given: Route | undefined): [route: Route | undefined, go: (route: Route) => void] {
  const address = given && formatRoute(given);
  const [own, setOwn] = useState({ address, route: given });
  const isOwn = own.address === address;
  // Forgotten, so that the page can lead back to where it was.
  if (!isOwn) setOwn({ address, route: given });
  return [isOwn ? own.route : given, (route) => setOwn({ address, route })];
}
