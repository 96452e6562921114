// @vitest-environment jsdom
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

  it('leaves a newer token alone when an older one is refused', () => {
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

  it('refuses a token that would write into other cookie fields', () => {
    expect(() => tokens.setToken('a; Domain=evil.example')).toThrow(TypeError);
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
