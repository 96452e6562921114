import { isProblem, makeProblem, problemError } from '../model/core/problem';
import type { ClientSession, SessionToken, TokenReason } from './options';

/** Gets tokens from the host. */
export interface Tokens {
  /**
   * The token for the next call, as a promise only if the host returns one. Asks for a new one 30 seconds before this
   * one expires.
   */
  get(): string | undefined | Promise<string | undefined>;
  /** The token to use after the API rejected `rejected`: the same one if the host has no other. */
  getAfter(rejected: string): Promise<string | undefined>;
  /** The token, if it is available synchronously. */
  inUse(): string | undefined;
  /** Whether this token is still in use. */
  isInUse(token: string): boolean;
}

type Given = Awaited<ReturnType<ClientSession['getToken']>>;

/** How many milliseconds before its expiry a token is replaced. */
const EARLY = 30_000;

export function createTokens(session: ClientSession): Tokens {
  /** A promised token is kept until it expires or is rejected; one returned synchronously is read for each call. */
  let kept: SessionToken | undefined;
  let asking: Promise<SessionToken | undefined> | undefined;
  let isPromised = false;

  function ask(reason: TokenReason): SessionToken | undefined | Promise<SessionToken | undefined> {
    if (asking) return asking;
    const given = session.getToken(reason);
    if (!isPromise(given)) return read(given);
    isPromised = true;
    asking = given
      .then(
        (next) => (kept = read(next)),
        (thrown: unknown) => {
          if (kept && reason === 'expiring' && !isOver(kept, 0)) return kept;
          throw problemError(isProblem(thrown) ? thrown : makeProblem('offline', { code: 'token_unavailable' }));
        },
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  }

  function whileGood(token: SessionToken | undefined) {
    return token && isOver(token, EARLY) ? ask('expiring') : token;
  }

  return {
    get() {
      const first = kept ?? ask('first');
      const good = isPromise(first) ? first.then(whileGood) : whileGood(first);
      return isPromise(good) ? good.then((token) => token?.token) : good?.token;
    },
    async getAfter(rejected) {
      if (asking) return (await asking)?.token;
      // Another call has already fetched a new one.
      if (kept && kept.token !== rejected) return kept.token;
      return (await ask('rejected'))?.token;
    },
    inUse,
    isInUse: (token) => (isPromised && !kept) || inUse() === token,
  };

  function inUse(): string | undefined {
    if (kept || isPromised) return kept?.token;
    const given = ask('first');
    return isPromise(given) ? undefined : given?.token;
  }
}

function read(given: Given): SessionToken | undefined {
  if (given === undefined || given === '') return undefined;
  return typeof given === 'string' ? { token: given, expiresAt: jwtExpiry(given) } : given;
}

function isOver({ expiresAt }: SessionToken, early: number): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt - early;
}

/** The expiry in a JSON Web Token; undefined for other tokens. */
function jwtExpiry(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp } = claims as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}

export function isPromise<T>(given: T | Promise<T>): given is Promise<T> {
  return typeof given === 'object' && given !== null && 'then' in given;
}
