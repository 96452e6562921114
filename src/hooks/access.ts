import { useEffect, useLayoutEffect, useRef, useState, type DependencyList, type EffectCallback } from 'react';
import { resolveAccess, type AccessDecision, type Session } from '../model/places/access';
import type { Loadable } from '../model/core/loadable';
import { formatRoute, type Route } from '../model/places/route';
import type { User } from '../model/entities/user';
import { useChatdeck } from './shared/chatdeck-context';
import { currentUserQuery, fetchFresh, useLoadable } from './shared/queries';

/**
 * What the signed-in person sees at a route, once it is known who they are. The person is read anew at each change of
 * the route, behind the screen that is there; only a widget that is not known yet waits for the answer, and a site that
 * was refused before.
 */
export function useAccess(route: Route): Loadable<AccessDecision> {
  const user = useLoadable(currentUserQuery);
  const session = sessionOf(user);
  const decision = session && resolveAccess(route, session);
  const isChecked = useReadAtEach(formatRoute(route), decision?.status === 'redirect');
  if (!decision) return user.status === 'failed' ? user : { status: 'loading' };
  const isDoubtful =
    decision.status === 'redirect' && (decision.to.name === 'notFound' || decision.to.name === 'error');
  return isDoubtful && !isChecked ? { status: 'loading' } : { status: 'ready', data: decision };
}

function sessionOf(user: Loadable<User>): Session | undefined {
  const problem = user.status === 'loading' ? undefined : user.problem;
  if (problem?.kind === 'originNotAllowed') return { status: 'originNotAllowed' };
  return user.status === 'ready' ? { status: 'signedIn', user: user.data } : undefined;
}

/** A layout effect, about which React 18 warns on a server. */
function useEffectOfParentFirst(effect: EffectCallback, dependencies: DependencyList) {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useLayoutEffect;
  useEffectHere(effect, dependencies);
}

/**
 * Reads the person again at each address, however soon after the last; whether that has been done for this one. Where
 * the guard itself leads from an address to the next, both are one navigation.
 */
function useReadAtEach(address: string, isRedirected: boolean): boolean {
  const { client, queryClient } = useChatdeck();
  const [checked, setChecked] = useState<string>();
  const last = useRef<{ address: string; isRedirected: boolean }>(undefined);
  // Before the effects of the screen that comes with the address, which then waits for the same answer.
  useEffectOfParentFirst(() => {
    let isCurrent = true;
    const isNavigation = last.current !== undefined && last.current.address !== address && !last.current.isRedirected;
    const query = currentUserQuery(client);
    const read = async () => {
      await (isNavigation ? fetchFresh({ queryClient }, query) : queryClient.fetchQuery(query)).catch(() => undefined);
      if (isCurrent) setChecked(address);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [client, queryClient, address]);
  useEffectOfParentFirst(() => {
    last.current = { address, isRedirected };
  }, [address, isRedirected]);
  return checked === address;
}
