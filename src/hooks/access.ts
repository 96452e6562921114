import { resolveAccess, type AccessDecision } from '../model/access';
import { mapLoadable, type Loadable } from '../model/loadable';
import type { Route } from '../model/route';
import { currentUserQuery, useLoadable } from './shared/queries';

/** What the signed-in person sees at a route, once it is known who they are. */
export function useAccess(route: Route): Loadable<AccessDecision> {
  const user = useLoadable(currentUserQuery);
  return mapLoadable(user, (known) => resolveAccess(route, { status: 'signedIn', user: known }));
}
