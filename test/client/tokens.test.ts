import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { createClient, type Client, type ClientSession, type TokenReason } from 'chatdeck/client';
import { makeUser } from 'chatdeck/testing';
import { samples, type Sample } from './samples';
import { calls } from 'chatdeck/model';
import { nothing } from 'chatdeck/model/calls/call';

/** An API that takes `good` alone, and counts what it did. */
function apiOf(good: () => string, answer: unknown = makeUser()) {
  const done: string[] = [];
  const rejected: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>((url, init) => {
    const token = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    if (token !== good()) {
      rejected.push(token);
      return Promise.resolve(Response.json({ Code: 'token_expired', Message: 'Log in again' }, { status: 403 }));
    }
    done.push(`${init?.method ?? 'GET'} ${url as string}`);
    return Promise.resolve(init?.method === 'HEAD' ? new Response() : Response.json(answer));
  });
  return { done, rejected, fetch };
}

function clientOf(getToken: ClientSession['getToken'], fetch: typeof globalThis.fetch, onUnauthorized = vi.fn()) {
  const client = createClient({
    baseUrl: 'https://api.test',
    session: { id: 'acme', getToken },
    fetch,
    onUnauthorized,
  });
  return { client, onUnauthorized };
}

/** Gives `token-1`, `token-2`, … and notes why it was asked. */
function issuer(lifetime?: number) {
  const reasons: TokenReason[] = [];
  const getToken = (reason: TokenReason) => {
    const count = reasons.push(reason);
    const token = `token-${String(count)}`;
    return Promise.resolve(lifetime === undefined ? token : { token, expiresAt: Date.now() + lifetime });
  };
  return { reasons, getToken };
}

function jwt(expiresAt: number): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(expiresAt / 1000), sub: 'ÿÿ?>' })}.c2ln`;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a promised token', () => {
  it('is asked for once and kept, however many calls there are', async () => {
    const { reasons, getToken } = issuer();
    const { client } = clientOf(getToken, apiOf(() => 'token-1').fetch);
    await Promise.all([client.users.current(), client.users.current(), client.users.current()]);
    await client.users.current();
    expect(reasons).toEqual(['first']);
    expect(client.session.getToken()).toBe('token-1');
  });

  it.each([
    [30_001, ['first']],
    [30_000, ['first', 'expiring']],
  ])('with %i milliseconds left gives reasons %j', async (left, expected) => {
    const { reasons, getToken } = issuer(60_000);
    const { client } = clientOf(getToken, apiOf(() => (reasons.length > 1 ? 'token-2' : 'token-1')).fetch);
    await client.users.current();
    vi.advanceTimersByTime(60_000 - left);
    await client.users.current();
    expect(reasons).toEqual(expected);
  });

  it.each([
    [30_001, ['first']],
    [30_000, ['first', 'expiring']],
  ])('that is a JSON Web Token names its own end: with %i milliseconds left, reasons %j', async (left, expected) => {
    vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
    const end = Date.now() + 60_000;
    const reasons: TokenReason[] = [];
    const getToken = (reason: TokenReason) => {
      reasons.push(reason);
      return Promise.resolve(jwt(reasons.length === 1 ? end : end + 600_000));
    };
    const { client } = clientOf(getToken, () => Promise.resolve(Response.json(makeUser())));
    await client.users.current();
    vi.advanceTimersByTime(60_000 - left);
    await client.users.current();
    expect(reasons).toEqual(expected);
  });

  it('stays in use until its end when the host fails to give the next one', async () => {
    let isDown = false;
    const { getToken: issue } = issuer(60_000);
    const getToken = (reason: TokenReason) => (isDown ? Promise.reject(new TypeError('no network')) : issue(reason));
    const { client } = clientOf(getToken, apiOf(() => 'token-1').fetch);
    await client.users.current();
    isDown = true;
    vi.advanceTimersByTime(45_000);
    await expect(client.users.current()).resolves.toBeDefined();
    vi.advanceTimersByTime(15_000);
    const late = client.widgets.toggle(1, true);
    await expect(late).rejects.toMatchObject({ kind: 'offline', code: 'token_unavailable' });
  });

  it('that never comes is given up with the call', async () => {
    const { fetch } = apiOf(() => 'token-1');
    const { client } = clientOf(() => new Promise(() => undefined), fetch);
    const call = expect(client.widgets.toggle(1, true)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(15_000);
    await call;
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a session that has ended in the host', () => {
  it.each<[what: string, body: unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
  ])('ends here when the host answers an expiring token with %s, without another call', async (_, body) => {
    let isEnded = false;
    const { getToken: issue } = issuer(60_000);
    const getToken = ((reason: TokenReason) => (isEnded ? Promise.resolve(body) : issue(reason))) as typeof issue;
    let good = 'token-1';
    const api = apiOf(() => good);
    const { client, onUnauthorized } = clientOf(getToken, api.fetch);
    await client.users.current();
    isEnded = true;
    vi.advanceTimersByTime(45_000);
    const late = [client.widgets.toggle(1, true), client.users.current()];
    for (const call of late) await expect(call).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(api.fetch).toHaveBeenCalledTimes(1);
    expect(onUnauthorized.mock.calls).toEqual([['token-1']]);
    isEnded = false;
    good = 'token-2';
    await expect(client.users.current()).resolves.toBeDefined();
  });

  it.each([{ message: 'Try later' }, { token: '' }])('doesn’t end because the host answers with %j', async (body) => {
    let isBroken = false;
    const { getToken: issue } = issuer();
    const getToken = ((reason: TokenReason) => (isBroken ? Promise.resolve(body) : issue(reason))) as typeof issue;
    const { client, onUnauthorized } = clientOf(getToken, apiOf(() => 'token-1').fetch);
    isBroken = true;
    const call = client.widgets.toggle(1, true);
    await expect(call).rejects.toMatchObject({ kind: 'offline', code: 'token_unavailable' });
    isBroken = false;
    await expect(client.users.current()).resolves.toBeDefined();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is not asked for a token forever: a refresh that never settles is given up, and the next call asks again', async () => {
    let isHung = true;
    const { getToken: issue } = issuer();
    const getToken = (reason: TokenReason) => (isHung ? new Promise<undefined>(() => undefined) : issue(reason));
    const { client } = clientOf(getToken, apiOf(() => 'token-1').fetch);
    const call = expect(client.widgets.toggle(1, true)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(15_000);
    await call;
    isHung = false;
    await expect(client.users.current()).resolves.toBeDefined();
  });

  it('keeps the newer token when one that was given up arrives late', async () => {
    let arrive: (token: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => (arrive = resolve));
    const given = [late, Promise.resolve('new')];
    const { fetch, rejected } = apiOf(() => 'new');
    const { client } = clientOf(() => given.shift() ?? 'none', fetch);
    const call = expect(client.widgets.toggle(1, true)).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(15_000);
    await call;
    await client.users.current();
    arrive('old');
    await late;
    await vi.advanceTimersByTimeAsync(0);
    await client.users.current();
    expect(rejected).not.toContain('none');
    expect(fetch.mock.calls.at(-1)?.[1]?.headers).toSatisfy(
      (headers: HeadersInit) => new Headers(headers).get('Authorization') === 'Bearer new',
    );
  });
});

const protectedCalls = Object.entries(samples).filter(
  ([name]) => calls[name as keyof typeof calls].access !== 'public',
);

describe.each(protectedCalls)('%s with a token that ends on its way', (name, sample: Sample) => {
  const call = calls[name as keyof typeof calls];
  const answer = call.answer === (nothing as unknown) ? null : (sample.answer ?? null);
  /** A rejected HEAD is followed by a read, whose body shows that the API rejected it. */
  const rejectedOnce = (token: string) => (call.method === 'HEAD' ? [token, token] : [token]);

  it('is done exactly once', async () => {
    const { reasons, getToken } = issuer();
    const api = apiOf(() => 'token-2', answer);
    const { client, onUnauthorized } = clientOf(getToken, api.fetch);
    await sample.send(client);
    expect(api.done).toHaveLength(1);
    expect(api.rejected).toEqual(rejectedOnce('token-1'));
    expect(reasons).toEqual(['first', 'rejected']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is done exactly once each when five are in flight, which share one refresh', async () => {
    const { reasons, getToken } = issuer();
    const api = apiOf(() => 'token-2', answer);
    const { client } = clientOf(getToken, api.fetch);
    await Promise.all(Array.from({ length: 5 }, () => sample.send(client)));
    expect(api.done).toHaveLength(5);
    expect(reasons).toEqual(['first', 'rejected']);
  });

  it('is done exactly once if the token is in its last half minute, and none is rejected', async () => {
    const { reasons, getToken } = issuer(29_000);
    const api = apiOf(() => `token-${String(reasons.length)}`, answer);
    const { client } = clientOf(getToken, api.fetch);
    await sample.send(client);
    expect([api.done.length, api.rejected]).toEqual([1, []]);
    expect(reasons).toEqual(['first', 'expiring']);
  });

  it('is done exactly once with a token at hand', async () => {
    let token = 'old';
    const api = apiOf(() => 'new', answer);
    const getToken = (reason: TokenReason) => (reason === 'rejected' ? (token = 'new') : token);
    await sample.send(clientOf(getToken, api.fetch).client);
    expect([api.done.length, api.rejected]).toEqual([1, rejectedOnce('old')]);
  });
});

const writes = protectedCalls.filter(([name]) => calls[name as keyof typeof calls].method !== 'GET');

describe('every write call in flight at once', () => {
  /** Each write once, by an API whose first token ends after it has taken so many of them. */
  async function sendAll(taken: number) {
    const answers = new Map(writes.map(([, { sends, answer }]) => [sends.line.replace(/\?.*/, ''), answer ?? null]));
    const done: string[] = [];
    const { reasons, getToken } = issuer();
    const fetch = vi.fn<typeof globalThis.fetch>((url, init) => {
      const line = `${init?.method ?? ''} ${(url as string).replace('https://api.test/v1', '')}`;
      const token = new Headers(init?.headers).get('Authorization');
      const isGood = token === (done.length < taken ? 'Bearer token-1' : 'Bearer token-2');
      if (!isGood) return Promise.resolve(Response.json({ Code: 'not_signed_in', Message: '' }, { status: 403 }));
      done.push(line);
      return Promise.resolve(init?.method === 'HEAD' ? new Response() : Response.json(answers.get(line)));
    });
    const { client, onUnauthorized } = clientOf(getToken, fetch);
    const outcomes = await Promise.allSettled(writes.map(([, sample]) => sample.send(client)));
    const failed = outcomes.filter(({ status }) => status === 'rejected');
    return { done, failed, reasons, onUnauthorized };
  }

  it.each([0, 1, 5, writes.length - 1])(
    'is done exactly once each with a token that ends after %i of them',
    async (taken) => {
      const { done, failed, reasons, onUnauthorized } = await sendAll(taken);
      expect(failed).toEqual([]);
      expect(done.toSorted()).toEqual(writes.map(([, { sends }]) => sends.line).toSorted());
      expect(reasons).toEqual(['first', 'rejected']);
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );

  it('covers the table of calls', () => {
    expect(writes.length).toBeGreaterThan(25);
  });
});

test('a call is repeated once at most, and then the session has ended', async () => {
  const { reasons, getToken } = issuer();
  const api = apiOf(() => 'none');
  const { client, onUnauthorized } = clientOf(getToken, api.fetch);
  await expect(client.widgets.toggle(1, true)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(api.rejected).toEqual(['token-1', 'token-2']);
  expect(reasons).toEqual(['first', 'rejected']);
  expect(onUnauthorized.mock.calls).toEqual([['token-2']]);
});

test.each([
  ['the same token', 'token-1'],
  ['none', undefined],
])('a host that answers a rejection with %s has ended the session', async (_, next) => {
  const api = apiOf(() => 'none');
  const getToken = (reason: TokenReason) => Promise.resolve(reason === 'rejected' ? next : 'token-1');
  const { client, onUnauthorized } = clientOf(getToken, api.fetch);
  await expect(client.users.current()).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(api.rejected).toEqual(['token-1']);
  expect(onUnauthorized.mock.calls).toEqual([['token-1']]);
});

test('a token at hand is read for each call, and replaced for a rejected one', async () => {
  let token = 'old';
  const reasons: TokenReason[] = [];
  const getToken = (reason: TokenReason) => {
    reasons.push(reason);
    if (reason === 'rejected') token = 'new';
    return token;
  };
  const api = apiOf(() => 'new');
  const { client }: { client: Client } = clientOf(getToken, api.fetch);
  await client.widgets.toggle(1, true).catch(() => undefined);
  expect(api.done).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'rejected')).toHaveLength(1);
  expect(client.session.getToken()).toBe('new');
});

test('two clients on a page keep their tokens apart', () => {
  const one = clientOf(() => 'one', apiOf(() => 'one').fetch).client;
  const two = clientOf(() => 'two', apiOf(() => 'two').fetch).client;
  expect([one.session.getToken(), two.session.getToken()]).toEqual(['one', 'two']);
});
