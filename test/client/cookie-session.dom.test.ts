import { afterEach, describe, expect, it, vi } from 'vitest';
import { cookieSession } from 'chatdeck/client';

const tokens = cookieSession();

afterEach(() => {
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

  it('rejects a token that would write into other cookie fields', () => {
    expect(() => tokens.setToken('a; Domain=evil.example')).toThrow(TypeError);
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
});
