import { connect } from 'node:net';
import { calls, type Call } from 'chatdeck/model';
import { initialSettings } from 'chatdeck/service';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids, makeTenants, requests, type Sent } from '../contract/suites/tenants';
import { serviceKeys, start, tokens } from '../contract/world';
import { bodyLike, formLike, hostileHeaders, hostilePathPart } from './hostile-input';
import { startWholeServer, type WholeServer } from './whole-server';

const isFull = process.env.CHATDECK_TEST_FULL === '1';
/** The same ones each time, unless all of them are wanted. */
const plan = isFull ? { numRuns: 300 } : { numRuns: 5, seed: 20_250_618 };
/** Longer than any answer takes on a busy machine, shorter than a test may. */
const patience = 20_000;

let server: WholeServer;
beforeAll(async () => {
  server = await startWholeServer(() => start);
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  server.faults.length = 0;
  await server.fill(makeTenants());
});

interface Target {
  method: string;
  path: string;
  call: Call | undefined;
  honest: Sent;
}

const publicRequests: Partial<Record<keyof typeof calls, Sent>> = {
  createSession: { body: { email: 'admin@acme.test', password: 'demo password' } },
  createUser: { body: { email: 'somebody@new.test', password: 'long enough', tklID: 'x' } },
  requestPasswordReset: { body: { email: 'admin@acme.test' } },
  resetPassword: { body: { token: 'x'.repeat(64), password: 'long enough' } },
};

/** Every call of the table. */
const callTargets = Object.entries(calls).map(([name, call]): Target => {
  const key = name as keyof typeof calls;
  const honest = requests[key]?.(ids.acme) ?? publicRequests[key] ?? {};
  // A save may hold all settings.
  const body = key === 'updateConfig' ? { ...initialSettings, ...honest.body } : honest.body;
  return { method: call.method, path: `/v1${call.path}`, call, honest: { ...honest, ...(body && { body }) } };
});

/** Every other address, as the router names it: what takes a request at all. */
function otherTargets(): Target[] {
  const known = new Set(
    callTargets.map(({ method, path }) => `${method === 'HEAD' ? 'GET' : method} ${shapeOf(path)}`),
  );
  const seen = new Set<string>();
  return [...server.app.routes, ...server.service.routes].flatMap(({ method, path }) => {
    const name = `${method} ${shapeOf(path)}`;
    if (method === 'ALL' || seen.has(name) || known.has(name)) return [];
    seen.add(name);
    return [{ method, path: path.replaceAll(/:(\w+)/g, '{$1}'), call: undefined, honest: {} }];
  });
}

const shapeOf = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '*');

/** Requests that are nearly right, and others. */
function requestTo({ method, path, call, honest }: Target) {
  const { params = {}, query = {}, body } = honest;
  const parts = path.split('/').slice(1);
  const isBodied = method !== 'GET' && method !== 'HEAD';
  const right = (part: string) => encodeURIComponent(params[part.slice(1, -1)] ?? 'x');
  const address = fc
    .tuple(
      ...parts.map((part) =>
        part.startsWith('{')
          ? fc.oneof({ arbitrary: fc.constant(right(part)), weight: 3 }, { arbitrary: hostilePathPart, weight: 1 })
          : fc.constant(part),
      ),
    )
    .map((all) => `/${all.join('/')}`);
  const form = formLike(Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])));
  const asForm = form.map((text) => ({ text, type: 'application/x-www-form-urlencoded' }));
  const asJson = bodyLike(body).map((text) => ({ text, type: 'application/json' }));
  const asParts = bodyLike(body).map((text) => ({ text, type: 'multipart/form-data; boundary=x' }));
  const content = call?.encoding === undefined && call !== undefined ? asJson : fc.oneof(asForm, asJson, asParts);
  return fc.record({
    address,
    search: fc.oneof(
      { arbitrary: fc.constant(new URLSearchParams(query).toString()), weight: 1 },
      { arbitrary: formLike(query), weight: 2 },
    ),
    content: isBodied ? fc.option(content, { nil: undefined }) : fc.constant(undefined),
    headers: hostileHeaders,
    token: fc.constantFrom(tokens.admin, tokens.admin, tokens.agent, tokens.foreign, serviceKeys.acme, 'x', undefined),
  });
}

type Asked = Parameters<Parameters<ReturnType<typeof requestTo>['map']>[0]>[0];

async function send(method: string, { address, search, content, headers, token }: Asked) {
  await turn();
  const sent = new Headers({ ...(content && { 'Content-Type': content.type }), ...headers });
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  const body = content?.text ?? null;
  const request = new Request(`http://localhost:${server.port}${address}?${search}`, { method, headers: sent, body });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), patience).unref();
  });
  const answer = await Promise.race([server.app.request(request), late]);
  return { answer, text: await Promise.race([answer.text(), late]) };
}

/**
 * Lets the event loop run. Everything else here only waits for promises: without this, work after a response would run
 * into the next test, and a connection to the sandbox would be used long after both ends should have closed it.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What an answer must never reveal: where our code or the database is. */
const innards = /\bat .+:\d+:\d+|node_modules|node:internal|Failed query|PGlite|syntax error at|violates .+ constraint/;

async function expectSane(target: Target, asked: Asked) {
  const { answer, text } = await send(target.method, asked);
  // Taken, so that the next try is not blamed for them.
  expect(server.faults.splice(0).map((fault) => fault.slice(0, 2000))).toEqual([]);
  expect(answer.status, text.slice(0, 200)).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(text).not.toMatch(innards);
  const isApi = target.call !== undefined && target.method !== 'HEAD';
  // The sandbox's own refusals and what the router does not know are texts.
  if (isApi)
    expect(JSON.parse(text)).toMatchObject({
      Message: expect.any(String) as string,
      Code: expect.any(String) as string,
    });
}

describe('whatever is sent', () => {
  test.each(callTargets)('$method $path answers it without a fault', (target) =>
    fc.assert(
      fc.asyncProperty(requestTo(target), (asked) => expectSane(target, asked)),
      plan,
    ),
  );

  test('every other address answers it without a fault', async () => {
    const others = otherTargets();
    // Slack's hooks and its sandbox, pictures, payments, the mailbox, the account's data and the small pages.
    expect(others.length).toBeGreaterThan(30);
    for (const target of others) {
      await fc.assert(
        fc.asyncProperty(requestTo(target), (asked) => expectSane(target, asked)),
        { ...plan, numRuns: Math.ceil(plan.numRuns / 3) },
      );
    }
  });

  test('the server is unchanged for everyone else', async () => {
    const asked = { address: '/v1/users/current', search: '', content: undefined, headers: {}, token: tokens.foreign };
    const before = await send('GET', asked);
    for (const target of callTargets.slice(0, 12)) {
      const [sample] = fc.sample(requestTo(target), { numRuns: 1, seed: 7 });
      if (sample) await send(target.method, { ...sample, token: tokens.admin });
    }
    expect((await send('GET', asked)).text).toBe(before.text);
  });
});

describe('bytes that are no honest request', () => {
  test.each([
    ['another protocol', 'SSH-2.0-x\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a host that cannot be one', 'GET /v1/users/current HTTP/1.1\r\nHost: a b/c\r\n\r\n'],
    ['a host with a path', 'GET /v1/users/current HTTP/1.1\r\nHost: localhost/../x?#\r\n\r\n'],
    ['two lengths', 'POST /v1/p/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}'],
    [
      'a length beside chunks',
      'POST /v1/p/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    [
      'chunks without a size',
      'POST /v1/p/sessions HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    ],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: a\r\n b\r\n\r\n'],
    ['TRACE', 'TRACE /v1/users/current HTTP/1.1\r\nHost: x\r\nX-Secret: told\r\nConnection: close\r\n\r\n'],
    ['CONNECT', 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'the address of another site',
      'GET http://169.254.169.254/latest/meta-data HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
  ])('%s is rejected, and repeats nothing', async (_name, bytes) => {
    const socket = connect(server.port, 'localhost');
    let text = '';
    socket.on('data', (chunk) => void (text += String(chunk)));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined).end(bytes);
    await closed;
    expect(text).not.toMatch(/^HTTP\/1\.1 [25]/m);
    expect(text).not.toMatch(innards);
    expect(text).not.toContain('told');
    // A client that disconnects during a body is not our fault.
    expect(server.faults.filter((fault) => !fault.startsWith('Error: aborted'))).toEqual([]);
    expect((await fetch(`http://localhost:${server.port}/healthz`)).status).toBe(200);
  });
});
