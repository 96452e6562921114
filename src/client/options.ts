import type { ChangeWay } from '../model/core/draft';
import type { Problem } from '../model/core/problem';
import type { SessionEnd } from './cookie-session';

/**
 * Why the client asks for a token: for its first call, because the one it has expires within 30 seconds, or because the
 * API rejected it.
 */
export type TokenReason = 'first' | 'expiring' | 'rejected';

/** A bearer token with a known expiry. */
export interface SessionToken {
  token: string;
  /** Milliseconds since 1970. A JSON Web Token carries its own expiry in `exp`. */
  expiresAt?: number | undefined;
}

/** The session of a client. */
export interface ClientSession {
  /**
   * The host's stable name for the account in use: a refreshed token keeps it, another account changes it. Empty when no
   * one is signed in.
   */
  readonly id: string;
  /**
   * The bearer token; undefined when no one is signed in. A promised token is kept until it expires or the API rejects
   * it, and calls in flight share one request for it. A token that is returned directly is read for each call. After
   * `'rejected'`, return a new token, and the client repeats the call once. If the account's session has ended in your
   * product, return undefined: the client calls `onUnauthorized` instead of sending the call.
   */
  getToken(reason: TokenReason): string | SessionToken | undefined | Promise<string | SessionToken | undefined>;
  /** Why no one is signed in. Unsaved work is kept for the user unless they signed out. */
  readonly end?: SessionEnd | undefined;
}

export interface ClientOptions {
  /** The API's URL without `/v1`: `https://api.example.com`; empty for the page's own origin. */
  baseUrl: string;
  session: ClientSession;
  /**
   * The session has ended: the API rejected this token and `getToken` returned no other, or `getToken` promised none in
   * place of one that expires. Fires once per token, and only if it is still in use.
   */
  onUnauthorized?: ((token: string) => void) | undefined;
  /**
   * The API rejected this page's origin, `problem.origin`: add it to the token's origins or to the server's
   * `ALLOWED_ORIGINS`. Ends no session, and fires at each rejected call. A browser hides the rejection of an origin in
   * neither list, so such calls fail as `offline`; the console names the setting.
   */
  onOriginNotAllowed?: ((this: void, problem: Problem) => void) | undefined;
  /**
   * A response was only used in part: it has more rows than requested, and the row that `problem.path` names is the first
   * that was cut. Unusable responses reject the call instead.
   */
  onUnexpectedAnswer?: ((this: void, problem: Problem) => void) | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /**
   * Returns the response to a read that the host requested earlier, for example while its code was loading, or
   * undefined to request it now. Called for each read with its URL and headers; an aborted `signal` ends the response.
   */
  preloadedResponse?:
    | ((this: void, url: string, init: { headers: Headers; signal: AbortSignal }) => Promise<Response> | undefined)
    | undefined;
  /**
   * Timeout of a call in milliseconds, including its body; 15,000 unless set. An upload that makes progress doesn't
   * time out.
   */
  timeoutMs?: number | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For saves of settings, replies, and groups: how the change was made, for a server that keeps a change log. */
  how?: ChangeWay | undefined;
}
