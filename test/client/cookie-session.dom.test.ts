import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieSession } from 'chatdeck/client';

const tokens = cookieSession();

afterEach(() => {
  vi.unstubAllGlobals();
  tokens.clearToken();
});

describe('cookieSession', () => {
  it('keeps a token until it is cleared', () => {
    expect(tokens.getToken()).toBeUndefined();
    tokens.setToken('abc.DEF-123=');
    expect(tokens.getToken()).toBe('abc.DEF-123=');
    tokens.clearToken();
    expect(tokens.getToken()).toBeUndefined();
  });

  it('keeps it in the cookie auth_token', () => {
    tokens.setToken('mine');
    expect(document.cookie).toBe('auth_token=mine');
    document.cookie = 'auth_token=theirs; Path=/';
    expect(tokens.getToken()).toBe('theirs');
  });

  it('leaves a newer token alone when an older one is rejected', () => {
    tokens.setToken('new');
    tokens.clearToken('old');
    expect(tokens.getToken()).toBe('new');
  });

  it('is one of several cookies', () => {
    document.cookie = 'my_auth_token=other';
    expect(tokens.getToken()).toBeUndefined();
    tokens.setToken('mine');
    expect(tokens.getToken()).toBe('mine');
  });

  it.each(['a; Domain=evil.example', ';a', 'a b', 'a\n', 'ä', '"a"'])('rejects %j, which is no token', (token) => {
    tokens.setToken('mine');
    expect(() => tokens.setToken(token)).toThrow(new TypeError('Chatdeck: this is no bearer token.'));
    expect(tokens.getToken()).toBe('mine');
  });

  it.each([
    ['http:', 'auth_token=a.b-c_d~e+f/g=; Path=/; Max-Age=2592000; SameSite=Lax'],
    ['https:', 'auth_token=a.b-c_d~e+f/g=; Path=/; Max-Age=2592000; SameSite=Lax; Secure'],
  ])('keeps it for 30 days, for every page of the site, on %s', (protocol, cookie) => {
    vi.stubGlobal('location', { protocol });
    const written: string[] = [];
    const browser = { get: () => 'auth_token=a.b-c_d~e+f/g=', set: (text: string) => void written.push(text) };
    Object.defineProperty(document, 'cookie', { configurable: true, ...browser });
    tokens.setToken('a.b-c_d~e+f/g=');
    Reflect.deleteProperty(document, 'cookie');
    expect(written).toEqual([cookie]);
  });

  it('has no token where the cookie is empty, and none of another name', () => {
    document.cookie = 'auth_token=; Path=/';
    expect(tokens.getToken()).toBeUndefined();
    tokens.setToken('mine');
    const other = cookieSession({ name: 'portal_token' });
    expect(other.getToken()).toBeUndefined();
    other.setToken('theirs');
    expect([tokens.getToken(), other.getToken()]).toEqual(['mine', 'theirs']);
    other.clearToken();
    expect(tokens.getToken()).toBe('mine');
  });

  it('says that a token cannot be kept where the browser keeps no cookies', () => {
    const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    try {
      expect(() => tokens.setToken('mine')).toThrow(
        expect.objectContaining({ kind: 'forbidden', code: 'cookies_blocked' }),
      );
    } finally {
      cookies.mockRestore();
    }
  });

  it.each(['signedOut', 'expired'] as const)('tells this tab and others that a session is %s', async (end) => {
    tokens.setToken('mine');
    const [here, there] = [vi.fn(), vi.fn()];
    const stops = [tokens.subscribe(here), cookieSession().subscribe(there)];
    tokens.clearToken('mine', end);
    expect(here).toHaveBeenCalledWith(end);
    await vi.waitFor(() => expect(there).toHaveBeenCalledWith(end), { timeout: 5000 });
    for (const stop of stops) stop();
  });

  it('tells its listeners of each change until they stop listening', () => {
    const listener = vi.fn();
    const stop = tokens.subscribe(listener);
    tokens.setToken('a');
    expect(listener).toHaveBeenCalled();
    listener.mockClear();
    stop();
    tokens.setToken('b');
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells other tabs of a new token, of its own cookie only', async () => {
    const [there, elsewhere] = [vi.fn(), vi.fn()];
    const stops = [cookieSession().subscribe(there), cookieSession({ name: 'portal_token' }).subscribe(elsewhere)];
    tokens.setToken('a');
    await vi.waitFor(() => expect(there.mock.calls).toEqual([[undefined]]), { timeout: 5000 });
    expect(elsewhere).not.toHaveBeenCalled();
    for (const stop of stops) stop();
    tokens.setToken('b');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(there).toHaveBeenCalledOnce();
  });

  it.each([
    ['is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back from the history', () => window.dispatchEvent(new Event('pageshow'))],
  ])('tells its listeners that the token may be another when the page %s', (_, comeBack) => {
    const listener = vi.fn();
    const stop = tokens.subscribe(listener);
    comeBack();
    expect(listener.mock.calls).toEqual([[]]);
    stop();
    comeBack();
    expect(listener).toHaveBeenCalledOnce();
  });
});
