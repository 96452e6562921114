import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SessionEnd, TokenStore } from '../client/cookie-session';
import { createClient, type Client } from '../client/create-client';
import type { ClientOptions } from '../client/options';
import { toProblem, type Problem } from '../model/core/problem';
import type { User } from '../model/entities/user';
import { changePerson, tabStorage } from './shared/draft-storage';
import { endOnServer, type SignOutFailed } from './shared/sign-out';
import { defaultDraftStorage, type DraftStorage } from './shared/storage';

/**
 * Whether someone is signed in, and their client, which has no session until the user is known. One `ChatdeckProvider`
 * around all states keeps unstored drafts while the same user signs in again.
 */
export type SessionState =
  | { status: 'signedOut'; client: Client; hasExpired: boolean }
  | { status: 'identifying'; client: Client }
  | { status: 'failed'; client: Client; problem: Problem; onRetry(): void; signOut(this: void): void }
  | { status: 'signedIn'; client: Client; user: User; signOut(this: void): void };

interface SessionOptions {
  /** Where the token is stored, for example `cookieSession()`. */
  tokens: TokenStore;
  /** As in `createClient`. */
  baseUrl: string;
  /** As in `createClient`. */
  preloadedResponse?: ClientOptions['preloadedResponse'];
  /** As in `ChatdeckProvider`. Another user's drafts end when this one signs in. */
  draftStorage?: DraftStorage | null | undefined;
  /** Distinguishes sessions of one page and `baseUrl`, as each ends only its previous user's drafts. */
  name?: string | undefined;
  /** The user signed out, here or in another tab; called before that shows. */
  onSignedOut?: ((this: void) => void) | undefined;
  /** As in `useShell`, for a sign-out through `signOut`. */
  onSignOutFailed?: SignOutFailed | undefined;
  /** As in `createClient`, signed in or not: the host goes to its error page. */
  onOriginNotAllowed?: ((this: void, problem: Problem) => void) | undefined;
  /** Another user than before has signed in, for whom the URL may lead nowhere; called before that shows. */
  onOtherPerson?: ((this: void) => void) | undefined;
}

type Identity = { token: string; user: User } | { token: string; problem: Problem };

/**
 * The session of a host with opaque tokens: nothing is shown for a new token until its user is known. `tokens` must
 * stay the same object.
 */
export function useSession(options: SessionOptions): SessionState {
  const { tokens, baseUrl, name = '' } = options;
  const draftStorage = options.draftStorage === undefined ? defaultDraftStorage() : options.draftStorage;
  const place = `${baseUrl}#${name}`;
  const callbacks = useRef(options);
  useEffect(() => {
    callbacks.current = options;
  });
  const [identity, setIdentity] = useState<Identity>();
  const [ended, setEnded] = useState<SessionEnd>();
  const hearEnd = useCallback(
    (end: SessionEnd) => {
      setEnded(end);
      if (end === 'expired') return;
      changePerson(draftStorage, place, '');
      changePerson(tabStorage(), place, '');
      callbacks.current.onSignedOut?.();
    },
    [draftStorage, place],
  );
  const isLeaving = useRef(false);
  const subscribe = useCallback(
    (notify: () => void) =>
      tokens.subscribe((end) => {
        if (end && !isLeaving.current) hearEnd(end);
        notify();
      }),
    [tokens, hearEnd],
  );
  const token = useSyncExternalStore(subscribe, tokens.getToken, () => undefined);
  const [attempt, setAttempt] = useState(0);

  const end = useCallback(
    (refused: string) => {
      // A late answer for an old token says nothing about the current one.
      if (tokens.getToken() !== refused) return;
      setEnded('expired');
      tokens.clearToken(refused, 'expired');
    },
    [tokens],
  );

  const preloadedResponse = useCallback<NonNullable<ClientOptions['preloadedResponse']>>(
    (...read) => callbacks.current.preloadedResponse?.(...read),
    [],
  );
  const onOriginNotAllowed = useCallback((problem: Problem) => callbacks.current.onOriginNotAllowed?.(problem), []);

  useEffect(() => {
    if (token === undefined) return;
    const abort = new AbortController();
    const session = { id: '', getToken: () => token };
    const client = createClient({ baseUrl, preloadedResponse, session, onUnauthorized: end, onOriginNotAllowed });
    client.users.current({ signal: abort.signal }).then(
      (user) => {
        const id = sessionIdOf(user);
        changePerson(draftStorage, place, id);
        // For this tab only: another tab may be at a URL that makes sense for its user.
        if (changePerson(tabStorage(), place, id)) callbacks.current.onOtherPerson?.();
        setIdentity({ token, user });
        setEnded(undefined);
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) setIdentity({ token, problem: toProblem(thrown) });
      },
    );
    return () => abort.abort();
  }, [token, attempt, baseUrl, place, draftStorage, end, preloadedResponse, onOriginNotAllowed]);

  const user = identity && 'user' in identity && identity.token === token ? identity.user : undefined;
  const client = useMemo(() => {
    const session = user
      ? { id: sessionIdOf(user), getToken: () => token }
      : { id: '', getToken: () => undefined, end: ended };
    return createClient({ baseUrl, preloadedResponse, session, onUnauthorized: end, onOriginNotAllowed });
  }, [baseUrl, token, user, ended, end, preloadedResponse, onOriginNotAllowed]);

  if (token === undefined) return { status: 'signedOut', client, hasExpired: ended === 'expired' };
  const signOut = () => {
    // A second press may come before the first has shown.
    if (tokens.getToken() !== token) return;
    const ofToken = createClient({ baseUrl, session: { id: '', getToken: () => token } });
    void endOnServer(ofToken, callbacks.current.onSignOutFailed);
    hearEnd('signedOut');
    // A host's store may not pass the reason on; one that does repeats it.
    isLeaving.current = true;
    tokens.clearToken(token, 'signedOut');
    isLeaving.current = false;
  };
  if (user) return { status: 'signedIn', client, user, signOut };
  if (!identity || identity.token !== token || !('problem' in identity)) return { status: 'identifying', client };
  const onRetry = () => {
    setIdentity(undefined);
    setAttempt((count) => count + 1);
  };
  return { status: 'failed', client, problem: identity.problem, onRetry, signOut };
}

function sessionIdOf(user: User): string {
  return `${String(user.account.Id)}:${String(user.Id)}`;
}
