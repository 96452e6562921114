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
  /** The last token, once the host had promised one and has no other in its place. */
  ended(): string | undefined;
}

type Given = Awaited<ReturnType<ClientSession['getToken']>>;

/** How many milliseconds before its expiry a token is replaced. */
const EARLY = 30_000;

interface Asking {
  reason: TokenReason;
  answer: Promise<SessionToken | undefined>;
}

/** Waits for a promised token at most `timeoutMs`; later calls ask again. */
export function createTokens(session: ClientSession, timeoutMs: number): Tokens {
  /** A promised token is kept until it expires or is rejected; one returned synchronously is read for each call. */
  let kept: SessionToken | undefined;
  let ended: string | undefined;
  let asking: Asking | undefined;
  let isPromised = false;

  function ask(reason: TokenReason): SessionToken | undefined | Promise<SessionToken | undefined> {
    if (asking) return asking.answer;
    const given = session.getToken(reason);
    if (!isPromise(given)) return read(given);
    isPromised = true;
    const own: Asking = {
      reason,
      answer: given
        .then(read)
        .then(
          // One that was given up doesn't replace what came after it.
          (next) => (asking === own || !kept ? take(next) : next),
          (thrown: unknown) => fallBack(reason, thrown),
        )
        .finally(stop),
    };
    const timer = setTimeout(stop, timeoutMs);
    function stop() {
      clearTimeout(timer);
      if (asking === own) asking = undefined;
    }
    asking = own;
    return own.answer;
  }

  function take(next: SessionToken | undefined): SessionToken | undefined {
    const before = kept?.token ?? ended;
    kept = next;
    ended = kept ? undefined : before;
    return kept;
  }

  function fallBack(reason: TokenReason, thrown: unknown): SessionToken {
    if (kept && reason === 'expiring' && !isOver(kept, 0)) return kept;
    throw problemError(isProblem(thrown) ? thrown : unavailable());
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
      if (asking) {
        const { reason, answer } = asking;
        const next = (await answer)?.token;
        // One that was asked for before the rejection may be the rejected one.
        if (next !== rejected || reason === 'rejected') return next;
      }
      // Another call has already fetched a new one.
      if (kept && kept.token !== rejected) return kept.token;
      return (await ask('rejected'))?.token;
    },
    inUse,
    isInUse: (token) => (isPromised && !kept) || inUse() === token,
    ended: () => ended,
  };

  function inUse(): string | undefined {
    if (kept || isPromised) return kept?.token;
    const given = ask('first');
    return isPromise(given) ? undefined : given?.token;
  }
}

function read(given: Given | null): SessionToken | undefined {
  if (given === undefined || given === null || given === '') return undefined;
  if (typeof given === 'string') return { token: given, expiresAt: jwtExpiry(given) };
  const { token }: { token?: unknown } = given;
  // The host's response to something else, like an error in JSON: it doesn't say that the session has ended.
  if (typeof token !== 'string' || token === '') throw problemError(unavailable());
  return given;
}

function unavailable() {
  return makeProblem('offline', { code: 'token_unavailable' });
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
