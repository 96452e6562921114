/** A request as `fetch` takes it. */
interface AskInit {
  method: string;
  headers: Headers;
  body: BodyInit | null;
  signal: AbortSignal;
}

/**
 * Sends one request over the network. Rejects when no answer came. `onAlive` starts the time-out afresh, for a request
 * that takes long and shows that it goes on.
 */
export type Ask = (url: string, init: AskInit, onAlive: () => void) => Promise<Response>;

/** Asks by `fetch`: the host's own or, looked up at each call, the global one. */
export function askByFetch(ownFetch: typeof globalThis.fetch | undefined): Ask {
  return (url, init) => {
    const send = ownFetch ?? globalThis.fetch;
    // The token alone signs a call; a cookie that travels along would let other sites act for the person.
    return send(url, { ...init, credentials: 'omit', redirect: 'manual' });
  };
}
