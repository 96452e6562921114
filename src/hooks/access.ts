import { useEffect, useLayoutEffect, useRef, useState, type DependencyList, type EffectCallback } from 'react';
import { resolveAccess, type AccessDecision, type Session } from '../model/places/access';
import type { Loadable } from '../model/core/loadable';
import { formatRoute, type Route } from '../model/places/route';
import type { User } from '../model/entities/user';
import type { WidgetDeletion } from '../model/entities/widget-deletion';
import { useChatdeck } from './shared/chatdeck-context';
import { useDeletionList } from './shared/lasting/deletion-list';
import { currentUserQuery, fetchFresh, useLoadable } from './shared/queries';

/**
 * What the signed-in user sees at a route, once the user is loaded. The user is refetched at each route change, behind
 * the current screen; only an unknown widget waits for the answer, and so does an origin that was rejected before.
 */
export function useAccess(route: Route): Loadable<AccessDecision> {
  const user = useLoadable(currentUserQuery);
  const [deletions] = useDeletionList();
  const session = sessionOf(user, deletions);
  const decision = session && resolveAccess(route, session);
  const isChecked = useReadAtEach(pageOf(route), decision?.status === 'redirect');
  if (!decision) return user.status === 'failed' ? user : { status: 'loading' };
  const isDoubtful =
    decision.status === 'redirect' && (decision.to.name === 'notFound' || decision.to.name === 'error');
  return isDoubtful && !isChecked ? { status: 'loading' } : { status: 'ready', data: decision };
}

/** Another view of the Dashboard, at each key of its search, is no navigation. */
function pageOf(route: Route): string {
  return formatRoute(route.name === 'dashboard' ? { ...route, view: undefined } : route);
}

function sessionOf(user: Loadable<User>, deletions: readonly WidgetDeletion[]): Session | undefined {
  const problem = user.status === 'loading' ? undefined : user.problem;
  if (problem?.kind === 'originNotAllowed') return { status: 'originNotAllowed' };
  return user.status === 'ready' ? { status: 'signedIn', user: user.data, deletions } : undefined;
}

/** React 18 warns about layout effects on a server. */
function useEffectOfParentFirst(effect: EffectCallback, dependencies: DependencyList) {
  const useEffectHere = typeof document === 'undefined' ? useEffect : useLayoutEffect;
  useEffectHere(effect, dependencies);
}

/**
 * Refetches the user at each URL, however soon after the last; returns whether this one is done. A redirect by the
 * guard itself counts as the same navigation.
 */
function useReadAtEach(address: string, isRedirected: boolean): boolean {
  const { client, queryClient } = useChatdeck();
  const [checked, setChecked] = useState<string>();
  const last = useRef<{ address: string; isRedirected: boolean }>(undefined);
  // Runs before the effects of the new screen, which then waits for the same answer.
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
