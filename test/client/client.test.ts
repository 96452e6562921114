import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, isProblem, type ClientOptions, type Problem } from 'chatdeck/client';
import { makeUser, makeWidget } from 'chatdeck/testing';

type Answer = Response | Error | (() => Promise<Response>);

/** A client over a network that gives these answers in turn, the last one again and again. */
function clientOver(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>((_url, init) => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Response) return Promise.resolve(next.clone());
    if (next instanceof Error) return Promise.reject(next);
    const signal = init?.signal;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const session = { id: 'acme', getToken: () => 'token-1' };
  return { fetch, client: createClient({ baseUrl: 'https://api.test', session, fetch, ...options }) };
}

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain' } });
const json = (status: number, body: unknown, headers = {}) => Response.json(body, { status, headers });
const page = (status: number) => new Response('<!doctype html>', { status, headers: { 'Content-Type': 'text/html' } });
const rejection = json(403, { Code: 'token_expired' });
const user = json(200, makeUser({ email: 'dana@acme.test' }));
const sentHeaders = (sent: Parameters<typeof fetch> | undefined) => new Headers(sent?.[1]?.headers);
const hang: Answer = () => new Promise(() => undefined);

async function problemOf(promise: Promise<unknown>): Promise<Problem> {
  const thrown = await promise.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  if (!isProblem(thrown)) throw thrown;
  return thrown;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets pauses between retries pass. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return promise;
}

describe('a call', () => {
  it('sends the token as a bearer token, and no cookie', async () => {
    const { client, fetch } = clientOver([user]);
    await client.users.current();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://api.test/v1/users/current');
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer token-1');
    expect(init?.credentials).toBe('omit');
  });

  it('sends no token with a public call', async () => {
    const { client, fetch } = clientOver([json(200, { token: 't' })]);
    await expect(client.sessions.create({ email: 'a@b.co', password: 'secret' })).resolves.toEqual({ token: 't' });
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(new Headers(init?.headers).has('Authorization')).toBe(false);
    expect(init?.body).toBe('{"email":"a@b.co","password":"secret"}');
  });

  it('encodes path parameters, and rejects those that would lead to another call', async () => {
    const { client, fetch } = clientOver([json(200, makeWidget())]);
    await client.widgets.toggle('a/b?c', true);
    expect(fetch.mock.calls[0]?.[0]).toBe('https://api.test/v1/chat_endpoints/a%2Fb%3Fc/toggle/on');
    expect(await problemOf(client.widgets.toggle('..', true))).toMatchObject({ kind: 'notFound' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('leaves out what has no value, in the address and in the body', async () => {
    const { client, fetch } = clientOver([json(200, { chats: [], totalChats: 0 }), json(200, { token: 't' })]);
    const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-02T00:00:00' };
    await client.reports.chats(11, { ...range, agent: undefined, perPage: 15, page: 0 });
    expect(fetch.mock.calls[0]?.[0]).not.toMatch(/agent|missed|trigger|undefined/);
    await client.users.create({ email: 'a@b.test', password: 'secret!', tklID: undefined });
    expect(fetch.mock.calls[1]?.[1]?.body).toBe('{"email":"a@b.test","password":"secret!"}');
  });

  it('names the version that was changed, and learns that there is a newer one', async () => {
    const { client, fetch } = clientOver([json(200, makeWidget({ version: '7' })), json(412, { Code: 'stale' })]);
    const { data } = await client.widgets.updateConfig(7, {});
    expect(sentHeaders(fetch.mock.calls[0]).has('If-Match')).toBe(false);
    const save = client.widgets.updateConfig(7, {}, { ifMatch: data.version });
    expect(await problemOf(save)).toMatchObject({ kind: 'conflict', status: 412 });
    expect(sentHeaders(fetch.mock.calls[1]).get('If-Match')).toBe('"7"');
  });

  it('is not sent at all once its caller has aborted it', async () => {
    const { client, fetch } = clientOver([user]);
    await expect(client.users.current({ signal: AbortSignal.abort('too late') })).rejects.toBe('too late');
    expect(fetch).not.toHaveBeenCalled();
  });

  it("ends with the caller's own reason, however far it is", async () => {
    const endless = new Response(new ReadableStream({}));
    for (const answer of [hang, endless]) {
      const abort = new AbortController();
      const { client } = clientOver([answer]);
      const save = client.widgets.toggle(7, true, { signal: abort.signal });
      await vi.advanceTimersByTimeAsync(1000);
      abort.abort('left the page');
      await expect(save).rejects.toBe('left the page');
    }
  });

  it('leaves no timer behind', async () => {
    const { client } = clientOver([user]);
    await client.users.current();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the raw copy of a widget beside its view', async () => {
    const raw = { ...makeWidget({ Id: 7 }), somethingNew: { a: 1 }, playSound: 'odd' };
    const { client } = clientOver([json(200, raw)]);
    const row = await client.widgets.updateConfig(7, {});
    expect(row.raw).toEqual(raw);
    expect(row.data.playSound).toBe(false);
  });
});

describe('a failure', () => {
  it.each([401, 403])('of a public call ends no session, with status %s', async (status) => {
    const onUnauthorized = vi.fn();
    const fetch = () => Promise.resolve(json(status, {}));
    const session = { id: 'dana', getToken: () => 'a-token' };
    const client = createClient({ baseUrl: 'https://api.test', session, onUnauthorized, fetch });
    const credentials = { email: 'dana@acme.test', password: 'chatdeck-demo' };
    await expect(client.sessions.create(credentials)).rejects.toMatchObject({ kind: 'invalid', status });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each<[string, Answer, Partial<Problem>]>([
    [
      'a refusal with words',
      json(400, { Message: 'No such user', Code: 'bad' }),
      { kind: 'invalid', serverMessage: 'No such user', code: 'bad' },
    ],
    ['words in lower case', json(400, { message: 'No' }), { kind: 'invalid', serverMessage: 'No' }],
    ['a plain text', plain(400, ' Card declined\n'), { kind: 'invalid', serverMessage: 'Card declined' }],
    [
      'a plain text of 500 characters',
      plain(400, 'x'.repeat(500)),
      { kind: 'invalid', serverMessage: 'x'.repeat(500) },
    ],
    ['a longer plain text', plain(400, 'x'.repeat(501)), { kind: 'invalid', serverMessage: undefined }],
    ['a refusal without a body', new Response(null, { status: 400 }), { kind: 'invalid', serverMessage: undefined }],
    ['a call for admins only', json(400, { Message: 'Ask', Code: 'not_admin' }), { kind: 'forbidden' }],
    ['an expired token', json(403, { Code: 'token_expired' }), { kind: 'unauthorized' }],
    ['an unknown token', json(401, { Message: 'Unknown token' }), { kind: 'unauthorized' }],
    ['a proxy’s 401', page(401), { kind: 'unexpectedAnswer', status: 401 }],
    ['a proxy’s 403 in JSON', json(403, { error: 'blocked' }), { kind: 'unexpectedAnswer', status: 403 }],
    ['a foreign origin', json(403, { Code: 'origin_not_allowed' }), { kind: 'originNotAllowed' }],
    ['something that is gone', json(404, { Message: 'Not found' }), { kind: 'notFound' }],
    ['a conflict', json(409, {}), { kind: 'conflict' }],
    ['a stale copy', json(412, {}), { kind: 'conflict' }],
    ['too many tries', json(429, {}, { 'Retry-After': '30' }), { kind: 'rateLimited', retryAfter: 30 }],
    ['a fault of the server', json(500, {}), { kind: 'server', status: 500 }],
    ['a page of a proxy', page(502), { kind: 'server', status: 502 }],
    ['a page in place of an answer', page(200), { kind: 'unexpectedAnswer' }],
    ['an empty answer', new Response('', { status: 200 }), { kind: 'unexpectedAnswer' }],
    ['a broken answer', new Response('{"Id": 1', { status: 200 }), { kind: 'unexpectedAnswer' }],
    ['null', json(200, null), { kind: 'unexpectedAnswer' }],
    ['a list', json(200, []), { kind: 'unexpectedAnswer' }],
    ['a missing Id', json(200, { ...makeUser(), Id: undefined }), { kind: 'unexpectedAnswer', path: 'Id' }],
    [
      'a redirect',
      new Response(null, { status: 302, headers: { Location: 'https://evil.example' } }),
      { kind: 'unexpectedAnswer' },
    ],
    ['no connection', new TypeError('Failed to fetch'), { kind: 'offline' }],
    ['no answer at all', hang, { kind: 'timeout' }],
  ])('is reported for %s', async (_title, answer, problem) => {
    vi.useRealTimers();
    const { client } = clientOver([answer], { timeoutMs: 40 });
    expect(await problemOf(client.users.current())).toMatchObject(problem);
  });

  it('tells a fault of our own from a lost network, and never sends an invalid token', async () => {
    const session = { id: 'acme', getToken: () => 'two\nlines' };
    const { client, fetch } = clientOver([user], { session });
    const problem = await problemOf(client.users.current());
    expect(problem).toMatchObject({ kind: 'unexpectedAnswer' });
    expect(JSON.stringify([problem, (problem as Problem & Error).message])).not.toContain('lines');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['Sun, 06 Nov 2094 08:49:37 GMT', '2094-11-06T08:49:07Z', 30],
    ['Sunday, 06-Nov-94 08:49:37 GMT', '2025-01-01T00:00:00Z', 0],
    ['120', '2025-01-01T00:00:00Z', 120],
    ['0', '2025-01-01T00:00:00Z', 0],
    ['1e5', '2025-01-01T00:00:00Z', undefined],
    ['-5', '2025-01-01T00:00:00Z', undefined],
    ['9'.repeat(400), '2025-01-01T00:00:00Z', undefined],
    ['soon', '2025-01-01T00:00:00Z', undefined],
  ])('reads Retry-After %j', async (header, now, retryAfter) => {
    vi.setSystemTime(now);
    const { client } = clientOver([json(429, {}, { 'Retry-After': header })]);
    expect((await problemOf(client.users.current())).retryAfter).toBe(retryAfter);
  });

  it('never carries the token', async () => {
    const { client } = clientOver([json(403, { Message: 'Token refused' })]);
    expect(JSON.stringify(await problemOf(client.users.current()))).not.toContain('token-1');
  });
});

describe('a read', () => {
  it('is tried again while there is no connection', async () => {
    const { client, fetch } = clientOver([new TypeError('down'), page(503), user]);
    expect((await settled(client.users.current())).email).toBe('dana@acme.test');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is given up after the third try', async () => {
    const { client, fetch } = clientOver([new TypeError('down')]);
    await expect(settled(client.users.current())).rejects.toMatchObject({ kind: 'offline' });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is not tried again when the server has answered with a reason', async () => {
    const { client, fetch } = clientOver([json(500, {})]);
    await expect(settled(client.users.current())).rejects.toMatchObject({ kind: 'server' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is not tried again before the time that the server names', async () => {
    const { client, fetch } = clientOver([json(503, {}, { 'Retry-After': '30' })]);
    await expect(settled(client.users.current())).rejects.toMatchObject({ kind: 'server', retryAfter: 30 });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that changes something is sent once', async () => {
    const { client, fetch } = clientOver([new TypeError('down')]);
    await expect(settled(client.users.rate(9))).rejects.toMatchObject({ kind: 'offline' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it("ends with the caller's own reason when the caller aborts it, between tries too", async () => {
    const abort = new AbortController();
    const { client } = clientOver([new TypeError('down')]);
    const read = client.users.current({ signal: abort.signal });
    abort.abort('left the page');
    await expect(read).rejects.toBe('left the page');
  });
});

describe('a change', () => {
  it('is never sent twice', async () => {
    const { client, fetch } = clientOver([page(503)]);
    await expect(settled(client.widgets.toggle(7, true))).rejects.toMatchObject({ kind: 'server' });
    await expect(settled(client.users.logout())).rejects.toMatchObject({ kind: 'server' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a rejected token', () => {
  it('is reported once, however many calls it was rejected for', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientOver([rejection], { onUnauthorized });
    await Promise.allSettled([client.users.current(), client.widgets.listStats(), client.widgets.toggle(1, true)]);
    expect(onUnauthorized.mock.calls).toEqual([['token-1']]);
  });

  it('is reported in a separate task, so that a fault of the listener is not the call’s', async () => {
    const faults: unknown[] = [];
    const inOwnTurn = globalThis.queueMicrotask;
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((turn) => {
      inOwnTurn(() => {
        try {
          turn();
        } catch (fault) {
          faults.push(fault);
        }
      });
    });
    const onUnauthorized = vi.fn(() => {
      throw new Error('a fault of the host');
    });
    const { client } = clientOver([rejection], { onUnauthorized });
    await expect(client.users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(faults).toEqual([new Error('a fault of the host')]);
  });

  it('does not sign out a newer token when its answer comes late', async () => {
    const onUnauthorized = vi.fn();
    let token = 'old';
    const session = { id: 'acme', getToken: () => token };
    const { client } = clientOver([rejection, user], { onUnauthorized, session });
    const late = client.users.current();
    token = 'new';
    await expect(late).resolves.toMatchObject({ email: 'dana@acme.test' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['{"message":"Forbidden"}, 403', json(403, { message: 'Forbidden' })],
    ['{"message":"Unauthorized"}, 401', json(401, { message: 'Unauthorized' })],
  ])('is reported for no gateway’s %s, and no new token is asked for', async (_title, answer) => {
    const onUnauthorized = vi.fn();
    const getToken = vi.fn(() => 'token-1');
    const { client, fetch } = clientOver([answer], { onUnauthorized, session: { id: 'acme', getToken } });
    await expect(client.users.current()).rejects.toMatchObject({ kind: 'unexpectedAnswer' });
    expect(fetch).toHaveBeenCalledOnce();
    expect(getToken).not.toHaveBeenCalledWith('rejected');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['which still lets the token read', user],
    ['which rejects the read too', new Response(null, { status: 401 })],
    ['behind which the API cannot be reached', new TypeError('Failed to fetch')],
  ])('is not what a logout gets from a proxy, %s', async (_title, read) => {
    const { client } = clientOver([new Response(null, { status: 401 }), read]);
    const problem = await problemOf(client.users.logout());
    expect(problem).toMatchObject({ kind: 'unexpectedAnswer', status: 401 });
  });

  it('is what a logout gets if the API rejects a read too', async () => {
    const { client, fetch } = clientOver([new Response(null, { status: 403 }), rejection]);
    await expect(client.users.logout()).rejects.toMatchObject({ kind: 'unauthorized', code: 'token_expired' });
    expect(fetch.mock.calls.map(([url, init]) => [init?.method, url])).toEqual([
      ['HEAD', 'https://api.test/v1/users/logout'],
      ['GET', 'https://api.test/v1/users/current'],
    ]);
    expect(sentHeaders(fetch.mock.calls[1]).get('Authorization')).toBe('Bearer token-1');
  });

  it('is reported for no proxy’s page', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientOver([page(401)], { onUnauthorized });
    await Promise.allSettled([client.users.current(), client.widgets.toggle(1, true)]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not reported for a wrong password or a foreign origin', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientOver([rejection, json(403, { Code: 'origin_not_allowed' })], { onUnauthorized });
    await Promise.allSettled([client.sessions.create({ email: 'a', password: 'b' }), client.users.current()]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('an answer that the host has asked for ahead', () => {
  it('is taken by a read in place of a call, with the address and the token that it is for', async () => {
    const preloadedResponse = vi.fn<NonNullable<ClientOptions['preloadedResponse']>>(() =>
      Promise.resolve(user.clone()),
    );
    const { client, fetch } = clientOver([], { preloadedResponse });
    expect(await client.users.current()).toMatchObject({ email: 'dana@acme.test' });
    expect(fetch).not.toHaveBeenCalled();
    const [url, init] = preloadedResponse.mock.calls[0] ?? [];
    expect(url).toBe('https://api.test/v1/users/current');
    expect(init?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('is requested again if there is none, or it was lost', async () => {
    const lost = vi
      .fn<NonNullable<ClientOptions['preloadedResponse']>>()
      .mockReturnValueOnce(Promise.reject(new TypeError()));
    const { client, fetch } = clientOver([user], { preloadedResponse: lost });
    expect(await settled(client.users.current())).toMatchObject({ email: 'dana@acme.test' });
    expect(lost).toHaveBeenCalledTimes(2);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('ends with the call that took it', async () => {
    let signal: AbortSignal | undefined;
    const preloadedResponse: ClientOptions['preloadedResponse'] = (_url, init) => {
      ({ signal } = init);
      return new Promise(() => undefined);
    };
    const { client } = clientOver([], { preloadedResponse });
    const abort = new AbortController();
    const asked = client.users.current({ signal: abort.signal });
    asked.catch(() => undefined);
    abort.abort();
    await expect(asked).rejects.toThrow('aborted');
    expect(signal?.aborted).toBe(true);
  });

  it('is never taken by what changes something', async () => {
    const preloadedResponse = vi.fn<NonNullable<ClientOptions['preloadedResponse']>>();
    const { client, fetch } = clientOver([json(200, makeWidget())], { preloadedResponse });
    await client.widgets.toggle(11, true);
    await client.users.rate(10);
    expect(preloadedResponse).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a page whose origin the API rejects', () => {
  const rejected = json(403, { Code: 'origin_not_allowed' });

  it('is named in the problem, and once in the console with the setting to change', async () => {
    vi.stubGlobal('location', { origin: 'https://portal.example.com' });
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const onOriginNotAllowed = vi.fn();
    const { client } = clientOver([rejected], { onOriginNotAllowed });
    const problem = await problemOf(client.users.current());
    await problemOf(client.widgets.listStats());
    expect(problem).toMatchObject({ kind: 'originNotAllowed', origin: 'https://portal.example.com' });
    expect(onOriginNotAllowed).toHaveBeenCalledTimes(2);
    expect(log.mock.calls).toEqual([
      [
        'Chatdeck: the API at https://api.test rejects requests from https://portal.example.com. Add it to the server’s ALLOWED_ORIGINS.',
      ],
    ]);
  });

  it('cannot read that: the console names it once with the setting to change, unless the browser is offline', async () => {
    const location = { origin: 'https://portal.example.com' };
    const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const lose = async (page: object) => {
      vi.stubGlobal('location', page);
      const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
      const { client } = clientOver([], { fetch });
      expect(await problemOf(client.users.rate(1))).toMatchObject({ kind: 'offline' });
      await problemOf(client.users.rate(2));
    };
    await lose({ origin: 'https://api.test' });
    vi.stubGlobal('navigator', { onLine: false });
    await lose(location);
    expect(log).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    await lose(location);
    expect(log.mock.calls).toEqual([
      [
        'Chatdeck: no readable response from the API at https://api.test. If it is running, add https://portal.example.com to its ALLOWED_ORIGINS.',
      ],
    ]);
  });

  it('is in the problem if it may be the reason: the API is elsewhere, and the browser is online', async () => {
    const lost = async (origin: string, onLine: boolean, error: Error = new TypeError('Failed to fetch')) => {
      vi.stubGlobal('location', { origin });
      vi.stubGlobal('navigator', { onLine });
      const { client } = clientOver([], { fetch: () => Promise.reject(error) });
      await problemOf(client.users.rate(1));
      const { kind, code, origin: named } = await problemOf(client.users.rate(2));
      return { kind, code, origin: named };
    };
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const plain = { kind: 'offline', code: undefined, origin: undefined };
    const unreadable = { kind: 'offline', code: 'unreadable', origin: 'https://portal.example.com' };
    expect(await lost('https://portal.example.com', true)).toEqual(unreadable);
    expect(await lost('https://portal.example.com', false)).toEqual(plain);
    expect(await lost('https://portal.example.com', true, new Error('closed'))).toEqual(plain);
    expect(await lost('https://api.test', true)).toEqual(plain);
  });

  it('is not in the problem once the API has answered: then the connection is lost', async () => {
    vi.stubGlobal('location', { origin: 'https://portal.example.com' });
    const log = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    let isLost = false;
    const answer = () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(json(404, {})));
    const { client } = clientOver([], { fetch: answer });
    await problemOf(client.users.rate(1));
    isLost = true;
    const { kind, code } = await problemOf(client.users.rate(2));
    expect({ kind, code }).toEqual({ kind: 'offline', code: undefined });
    expect(log).not.toHaveBeenCalled();
  });

  it('is not in other problems', async () => {
    vi.stubGlobal('location', { origin: 'https://portal.example.com' });
    const { client } = clientOver([json(404, { Message: 'Not found' })]);
    expect((await problemOf(client.users.current())).origin).toBeUndefined();
  });
});
