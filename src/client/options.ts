import type { SessionEnd } from './cookie-session';

/**
 * Why the client asks for a token: for its first call, because the one it has expires within 30 seconds, or because the
 * API rejected it.
 */
export type TokenReason = 'first' | 'expiring' | 'rejected';

/** A bearer token whose end the host knows. */
export interface SessionToken {
  token: string;
  /** Milliseconds since 1970. A JSON Web Token names its own end in `exp`. */
  expiresAt?: number | undefined;
}

/** Whose calls these are. */
export interface ClientSession {
  /**
   * The host's stable name for the account in use: a refreshed token keeps it, another account changes it. Empty when no
   * one is signed in.
   */
  readonly id: string;
  /**
   * The bearer token; undefined when no one is signed in. A promised token is kept until it expires or the API rejects
   * it, and calls in flight share one request for it. A token that is returned directly is read for each call. After
   * `'rejected'`, return a new token, and the client repeats the call once.
   */
  getToken(reason: TokenReason): string | SessionToken | undefined | Promise<string | SessionToken | undefined>;
  /** Why nobody is signed in any more. Unsaved work waits for the person, unless they chose to sign out. */
  readonly end?: SessionEnd | undefined;
}

export interface ClientOptions {
  /** Where the API is, without `/v1`: `https://api.example.com`; empty for the page's own origin. */
  baseUrl: string;
  session: ClientSession;
  /** The API rejected this token and `getToken` gave no other. Fires once per token that is still in use. */
  onUnauthorized?: ((token: string) => void) | undefined;
  /** The server does not let this site ask, which ends no session. Told at each call that is refused so. */
  onOriginNotAllowed?: ((this: void) => void) | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Gives the answer to a read that the host has asked for already, such as while its code was on its way, or undefined:
   * then it is asked for now. Told of each read with its address and what is sent; an aborted `signal` ends the answer.
   */
  preloadedResponse?:
    | ((this: void, url: string, init: { headers: Headers; signal: AbortSignal }) => Promise<Response> | undefined)
    | undefined;
  /** Milliseconds until a call is given up, its body included; 15,000 unless set. An upload that goes on is not. */
  timeoutMs?: number | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}
