import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TokenStore } from '../client/cookie-session';
import { createClient, type Client } from '../client/create-client';
import { toProblem, type Problem } from '../model/problem';
import type { User } from '../model/user';
import { changePerson, defaultDraftStorage, type DraftStorage } from './shared/drafts';

/**
 * Whether somebody is signed in, and the client that speaks for them: for nobody, until it is known who it is. One
 * `ChatdeckProvider` around all states keeps drafts that may not be stored, while the same person signs in again.
 */
export type SessionState =
  | { status: 'signedOut'; client: Client; hasExpired: boolean }
  | { status: 'identifying'; client: Client }
  | { status: 'failed'; client: Client; problem: Problem; onRetry(): void }
  | { status: 'signedIn'; client: Client; user: User };

interface SessionOptions {
  tokens: TokenStore;
  /** As for `createClient`. */
  baseUrl: string;
  /** As for `ChatdeckProvider`. The drafts of another person end when this one signs in. */
  draftStorage?: DraftStorage | null | undefined;
  /** Tells sessions of one page and one `baseUrl` apart, as each ends the drafts of its own former person only. */
  name?: string | undefined;
}

type Identity = { token: string; user: User } | { token: string; problem: Problem };

/**
 * The session of a host whose token is opaque: nothing is shown for a new token until the user it belongs to is known.
 * `tokens` must stay the same object.
 */
export function useSession(options: SessionOptions): SessionState {
  const { tokens, baseUrl, name = '' } = options;
  const draftStorage = options.draftStorage === undefined ? defaultDraftStorage() : options.draftStorage;
  const token = useSyncExternalStore(tokens.subscribe, tokens.getToken, () => undefined);
  const [identity, setIdentity] = useState<Identity>();
  const [expiredToken, setExpiredToken] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  const end = useCallback(
    (refused: string) => {
      // A late answer for a token that is no longer in use says nothing about the one that is.
      if (tokens.getToken() !== refused) return;
      setExpiredToken(refused);
      tokens.clearToken(refused);
    },
    [tokens],
  );

  useEffect(() => {
    if (token === undefined) return;
    const abort = new AbortController();
    const client = createClient({ baseUrl, session: { id: '', getToken: () => token }, onUnauthorized: end });
    client.users.current({ signal: abort.signal }).then(
      (user) => {
        changePerson(draftStorage, `${baseUrl}#${name}`, sessionIdOf(user));
        setIdentity({ token, user });
        setExpiredToken(undefined);
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) setIdentity({ token, problem: toProblem(thrown) });
      },
    );
    return () => abort.abort();
  }, [token, attempt, baseUrl, name, draftStorage, end]);

  const user = identity && 'user' in identity && identity.token === token ? identity.user : undefined;
  const client = useMemo(() => {
    const session = user ? { id: sessionIdOf(user), getToken: () => token } : { id: '', getToken: () => undefined };
    return createClient({ baseUrl, session, onUnauthorized: end });
  }, [baseUrl, token, user, end]);

  if (token === undefined) return { status: 'signedOut', client, hasExpired: expiredToken !== undefined };
  if (user) return { status: 'signedIn', client, user };
  if (!identity || identity.token !== token || !('problem' in identity)) return { status: 'identifying', client };
  const onRetry = () => {
    setIdentity(undefined);
    setAttempt((count) => count + 1);
  };
  return { status: 'failed', client, problem: identity.problem, onRetry };
}

function sessionIdOf(user: User): string {
  return `${String(user.account.Id)}:${String(user.Id)}`;
}
