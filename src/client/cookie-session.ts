import { makeProblem, problemError } from '../model/core/problem';

/** Why no one is signed in: the user signed out, or the server rejected the token. */
export type SessionEnd = 'signedOut' | 'expired';

/** Stores the signed-in user's token and notifies listeners when it changes. */
export interface TokenStore {
  getToken(): string | undefined;
  /** Throws if the token can't be stored. */
  setToken(token: string): void;
  /** Removes the token; with an argument, only if it is still that one. `end` is passed to the listeners. */
  clearToken(token?: string, end?: SessionEnd): void;
  /**
   * Calls `listener` whenever the token may have changed, in other tabs too, with the reason if a session ended.
   * Returns a function that unsubscribes.
   */
  subscribe(listener: (end?: SessionEnd) => void): () => void;
}

export interface CookieSessionOptions {
  /** `auth_token` unless set. */
  name?: string | undefined;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The stock token store: a cookie of 30 days, `Secure` on https, `SameSite=Lax`. */
export function cookieSession({ name = 'auth_token' }: CookieSessionOptions = {}): TokenStore {
  const listeners = new Set<(end?: SessionEnd) => void>();

  function write(value: string, maxAge: number, end?: SessionEnd) {
    if (!/^[\w.~+/=-]*$/.test(value)) throw new TypeError('Chatdeck: this is no bearer token.');
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Path=/; Max-Age=${String(maxAge)}; SameSite=Lax${secure}`;
    for (const listener of listeners) listener(end);
    // Other tabs learn that the token changed and why, never its value.
    const channel = new BroadcastChannel(channelName(name));
    channel.postMessage(end ?? 'changed');
    channel.close();
  }

  return {
    getToken: () => readCookie(name),
    setToken: (token) => {
      write(token, THIRTY_DAYS);
      if (readCookie(name) !== token) throw problemError(makeProblem('forbidden', { code: 'cookies_blocked' }));
    },
    clearToken: (token, end) => {
      if (token === undefined || token === readCookie(name)) write('', 0, end);
    },
    subscribe: (listener) => {
      const channel = new BroadcastChannel(channelName(name));
      const handleMessage = ({ data }: MessageEvent<unknown>) => {
        listener(data === 'signedOut' || data === 'expired' ? data : undefined);
      };
      const handleReturn = () => listener();
      channel.addEventListener('message', handleMessage);
      document.addEventListener('visibilitychange', handleReturn);
      // A page restored from the back/forward cache has missed all messages.
      window.addEventListener('pageshow', handleReturn);
      listeners.add(listener);
      return () => {
        channel.close();
        document.removeEventListener('visibilitychange', handleReturn);
        window.removeEventListener('pageshow', handleReturn);
        listeners.delete(listener);
      };
    },
  };
}

function channelName(cookie: string): string {
  return `chatdeck:${cookie}`;
}

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
