/** A request in `fetch`'s terms. */
interface AskInit {
  method: string;
  headers: Headers;
  body: BodyInit | null;
  signal: AbortSignal;
}

/**
 * Sends a request over the network; rejects if there is no response. `onAlive` restarts the timeout of a long request
 * that is making progress.
 */
export type Ask = (url: string, init: AskInit, onAlive: () => void) => Promise<Response>;

/** Uses `fetch`: the host's own or, looked up at each call, the global one. */
export function askByFetch(ownFetch: typeof globalThis.fetch | undefined): Ask {
  return (url, init) => {
    const send = ownFetch ?? globalThis.fetch;
    // Only the token authenticates a call; a cookie would let other sites act for the user.
    return send(url, { ...init, credentials: 'omit', redirect: 'manual' });
  };
}
