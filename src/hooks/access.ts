import { useEffect, useState } from 'react';
import { resolveAccess, type AccessDecision, type Session } from '../model/places/access';
import type { Loadable } from '../model/core/loadable';
import { formatRoute, type Route } from '../model/places/route';
import type { User } from '../model/entities/user';
import { useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, useLoadable } from './shared/queries';

/**
 * What the signed-in person sees at a route, once it is known who they are. The person is read anew at each change of
 * the route, behind the screen that is there; only a widget that is not known yet waits for the answer, and a site that
 * was refused before.
 */
export function useAccess(route: Route): Loadable<AccessDecision> {
  const user = useLoadable(currentUserQuery);
  const isChecked = useReadAtEach(formatRoute(route));
  const session = sessionOf(user);
  if (!session) return user.status === 'failed' ? user : { status: 'loading' };
  const decision = resolveAccess(route, session);
  const isDoubtful =
    decision.status === 'redirect' && (decision.to.name === 'notFound' || decision.to.name === 'error');
  return isDoubtful && !isChecked ? { status: 'loading' } : { status: 'ready', data: decision };
}

function sessionOf(user: Loadable<User>): Session | undefined {
  const problem = user.status === 'loading' ? undefined : user.problem;
  if (problem?.kind === 'originNotAllowed') return { status: 'originNotAllowed' };
  return user.status === 'ready' ? { status: 'signedIn', user: user.data } : undefined;
}

/** Reads the person again at each address; whether that has been done for this one. */
function useReadAtEach(address: string): boolean {
  const { client, queryClient } = useChatdeck();
  const [checked, setChecked] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      await queryClient.prefetchQuery(currentUserQuery(client));
      if (isCurrent) setChecked(address);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [client, queryClient, address]);
  return checked === address;
}
