import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from 'chatdeck/client';
import { inNoTime, outcomeOf, timeoutMs, xhrClientOver, type Network } from './network';
import { picture } from './sample-values';

const stored = { teamAvatarUrl: 'https://acme.test/team.png' };
const answering =
  (body: unknown, init?: ResponseInit): Network =>
  () =>
    Promise.resolve(Response.json(body, init));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('tells how far it is, and sends the same as any call', async () => {
    const network = vi.fn(answering(stored));
    const onProgress = vi.fn();
    const client = xhrClientOver(network);
    await expect(client.widgets.uploadTeamAvatar(11, picture(), { onProgress })).resolves.toEqual(stored);
    expect(onProgress.mock.calls).toEqual([[33], [100]]);

    const [url, init] = network.mock.lastCall ?? [];
    expect(url).toBe('https://api.test/v1/chat_endpoints/11/team-avatar');
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'application/json',
      authorization: 'Bearer token-1',
    });
    const form = init?.body as FormData;
    expect(form.get('file')).toMatchObject({ name: 'team.png', type: 'image/png', size: 4 });
    expect(form.get('size')).toBe('4');
  });

  it('signs out once, fails with the server’s words, and does not say that it is done', async () => {
    const onUnauthorized = vi.fn();
    const onProgress = vi.fn();
    xhrClientOver(answering({ Message: 'Sign in again' }, { status: 403 }));
    const session = { id: 'acme', getToken: () => 'token-1' };
    const client = createClient({ baseUrl: 'https://api.test', session, onUnauthorized });
    for (let times = 0; times < 2; times++) {
      await expect(client.widgets.uploadTeamAvatar(11, picture(), { onProgress })).rejects.toMatchObject({
        kind: 'unauthorized',
        serverMessage: 'Sign in again',
      });
    }
    expect(onUnauthorized.mock.calls).toEqual([['token-1']]);
    expect(onProgress).not.toHaveBeenCalledWith(100);
  });

  it('does not take the answer of another address for one', async () => {
    const headers = { Location: 'https://evil.example/' };
    const client = xhrClientOver(answering(stored, { status: 302, headers }));
    const send = () => client.widgets.uploadTeamAvatar(11, picture(), { onProgress: () => undefined });
    expect(await outcomeOf(client, { send })).toMatchObject({ problem: { kind: 'unexpectedAnswer', status: 302 } });
  });

  it('times out without progress, but not while there is some', async () => {
    let upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    const client = xhrClientOver(() => new Promise(() => undefined));
    const Original = XMLHttpRequest;
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends Original {
        constructor() {
          super();
          upload = this.upload as unknown as typeof upload;
        }
      },
    );
    const onProgress = vi.fn();
    const end = outcomeOf(client, { send: () => client.widgets.uploadTeamAvatar(11, picture(), { onProgress }) });
    const ended = vi.fn();
    void end.then(ended);
    for (let part = 1; part <= 4; part++) {
      await vi.advanceTimersByTimeAsync(timeoutMs - 100);
      expect(ended).not.toHaveBeenCalled();
      upload.onprogress?.({ loaded: part, total: 5 });
    }
    expect(onProgress).toHaveBeenLastCalledWith(80);
    expect(await inNoTime(end)).toMatchObject({ problem: { kind: 'timeout' } });
  });

  it('is aborted by its caller', async () => {
    const abort = new AbortController();
    const network = vi.fn<Network>(() => new Promise(() => undefined));
    const client = xhrClientOver(network);
    const options = { onProgress: () => undefined, signal: abort.signal };
    const upload = client.widgets.uploadTeamAvatar(11, picture(), options);
    abort.abort('changed my mind');
    await expect(upload).rejects.toBe('changed my mind');
    expect(network.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it('uses fetch if the host passes one or no one listens, and still reports completion', async () => {
    const onProgress = vi.fn();
    const xhr = vi.fn<Network>(() => Promise.reject(new Error('not asked for')));
    const client = xhrClientOver(xhr);
    const fetch = vi.fn(() => Promise.resolve(Response.json(stored)));
    vi.stubGlobal('fetch', fetch);
    await client.widgets.uploadTeamAvatar(11, picture());
    const session = { id: 'acme', getToken: () => 'token-1' };
    const own = createClient({ baseUrl: 'https://api.test', session, fetch });
    await own.widgets.uploadTeamAvatar(11, picture(), { onProgress });
    expect(onProgress.mock.calls).toEqual([[100]]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(xhr).not.toHaveBeenCalled();
  });
});
