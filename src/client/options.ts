import type { SessionEnd } from './cookie-session';

/** Whose calls these are. */
export interface ClientSession {
  /**
   * The host's stable name for the account in use: a refreshed token keeps it, another account changes it. Empty while
   * nobody is signed in.
   */
  readonly id: string;
  /** The bearer token of the moment; undefined when nobody is signed in. */
  getToken(): string | undefined;
  /** Why nobody is signed in any more. Unsaved work waits for the person, unless they chose to sign out. */
  readonly end?: SessionEnd | undefined;
}

export interface ClientOptions {
  /** Where the API is, without `/v1`: `https://api.example.com`; empty for the page's own origin. */
  baseUrl: string;
  session: ClientSession;
  /** The server refused this token (401, 403). Told once per token, and never for one that is no longer in use. */
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
