import type { TokenStore } from 'chatdeck/client';
import type { SessionState } from 'chatdeck/hooks';
import { formatRoute, parseRoute, resolveAccess, type Route } from 'chatdeck/model';
import { useEffect } from 'react';
import { replace } from './router';

interface SignIn {
  token: string;
  to: Route;
}

/** Arrived while another token was stored, and replaces it only if the server rejects that one. */
let waiting: SignIn | undefined;

/**
 * Removes any token from the URL and its history entry, now and later. A sign-in's token is stored, but never replaces
 * another: no one must end up in someone else's account by following a link.
 */
export function watchAddressForToken(tokens: TokenStore, onToken: (token: string) => void): void {
  waiting = take();
  window.addEventListener('hashchange', take);

  function take(): SignIn | undefined {
    const route = parseRoute(location.hash, location.search);
    const decision = resolveAccess(route, { status: 'signedOut' });
    const isSignIn = decision.status === 'signIn';
    const isFree = tokens.getToken() === undefined;
    stripAddress(isSignIn ? formatRoute(isFree ? decision.to : route) : undefined);
    if (!isSignIn) return undefined;
    if (!isFree) return { token: decision.token, to: decision.to };
    onToken(decision.token);
    return undefined;
  }
}

/** Signs in with the token that waits, once it is known that the one before it is of no use. */
export function useWaitingToken({ status }: SessionState, hasExpired: boolean, onToken: (token: string) => void): void {
  useEffect(() => {
    if (status !== 'signedIn' && status !== 'signedOut') return;
    const next = waiting;
    waiting = undefined;
    if (status === 'signedIn' || !hasExpired || !next) return;
    replace(next.to);
    onToken(next.token);
  }, [status, hasExpired, onToken]);
}

/** Without the token in the query or the hash; at `address` if set. */
function stripAddress(address: string | undefined): void {
  const search = withoutToken(location.search);
  const [path = '', query = ''] = location.hash.split(/\?(.*)/s);
  const hash = address === undefined ? `${path}${withoutToken(query)}` : `#${address}`;
  if (search === location.search && hash === location.hash) return;
  history.replaceState(history.state, '', `${location.pathname}${search}${hash}`);
}

/** Unchanged if there is none, so that no other URL is rewritten. */
function withoutToken(query: string): string {
  const params = new URLSearchParams(query);
  if (!params.has('auth_token')) return query && !query.startsWith('?') ? `?${query}` : query;
  params.delete('auth_token');
  return params.size > 0 ? `?${params.toString()}` : '';
}
