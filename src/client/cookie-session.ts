/** Keeps the token of the person who is signed in, and tells when it changes. */
export interface TokenStore {
  getToken(): string | undefined;
  setToken(token: string): void;
  /** Removes the token; with an argument only while it is still that one. */
  clearToken(token?: string): void;
  /** Calls `listener` whenever the token may have changed, in another tab too; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface CookieSessionOptions {
  /** `auth_token` unless set. */
  name?: string | undefined;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The stock token store: a cookie of 30 days, `Secure` on https, `SameSite=Lax` (core platform, section 9). */
export function cookieSession({ name = 'auth_token' }: CookieSessionOptions = {}): TokenStore {
  const listeners = new Set<() => void>();

  function write(value: string, maxAge: number) {
    if (!/^[\w.~+/=-]*$/.test(value)) throw new TypeError('Chatdeck: this is no bearer token.');
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Path=/; Max-Age=${String(maxAge)}; SameSite=Lax${secure}`;
    for (const listener of listeners) listener();
    // Other tabs hear that the token changed, never what it is.
    const channel = new BroadcastChannel(channelName(name));
    channel.postMessage('changed');
    channel.close();
  }

  return {
    getToken: () => readCookie(name),
    setToken: (token) => write(token, THIRTY_DAYS),
    clearToken: (token) => {
      if (token === undefined || token === readCookie(name)) write('', 0);
    },
    subscribe: (listener) => {
      const channel = new BroadcastChannel(channelName(name));
      channel.addEventListener('message', listener);
      document.addEventListener('visibilitychange', listener);
      listeners.add(listener);
      return () => {
        channel.close();
        document.removeEventListener('visibilitychange', listener);
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
