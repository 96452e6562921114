import type { ProblemKind } from 'chatdeck/model';

/** What must come of a fault: a problem of this kind, a value, or either. */
export type Expected = ProblemKind | 'value' | 'either';

export interface NetworkFault {
  answer: (good: unknown, init: RequestInit) => Promise<Response>;
  expected: Expected;
  /** For calls of which only the success counts. */
  ofNothing?: Expected;
  /** Of a call that reads what of the stored object there is, if it is not that of `ofNothing`. */
  ofFields?: Expected;
  /** For a head, which has no body. */
  ofHead?: Expected;
  /** For a public call. */
  ofPublic?: Expected;
  /** For `XMLHttpRequest`, which sees whole answers only. */
  ofXhr?: Expected;
  details?: object;
}

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000);
const answering =
  (body: BodyInit | null, init?: ResponseInit): NetworkFault['answer'] =>
  () =>
    Promise.resolve(new Response(body, init));
const page = '<!doctype html><title>Sign in to the network</title>';
const html = { 'Content-Type': 'text/html; charset=utf-8' };
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

function brokenBody(status: number): NetworkFault['answer'] {
  return () =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"Id": 1'));
            controller.error(new TypeError('terminated'));
          },
        }),
        { status },
      ),
    );
}

function refusal(status: number, expected: ProblemKind, body?: object, headers?: Record<string, string>): NetworkFault {
  const init = { status, ...(headers && { headers }) };
  return {
    answer: () => Promise.resolve(body ? Response.json(body, init) : new Response(null, init)),
    expected,
    ofNothing: expected,
    details: { status },
  };
}

/** A success whose body is no answer: still a success where nothing is read. */
function badBody(text: string, init?: ResponseInit, expected: Expected = 'unexpectedAnswer'): NetworkFault {
  return { answer: answering(text, init), expected, ofNothing: 'value' };
}

const inHalfAMinute = () => new Date(Date.now() + 30_000).toUTCString();

export const networkFaults: Record<string, NetworkFault> = {
  'nothing at all, 200': badBody(''),
  'nothing at all, 204': { answer: answering(null, { status: 204 }), expected: 'unexpectedAnswer', ofNothing: 'value' },
  'a page, 200': { ...badBody(page, { headers: html }), ofNothing: 'unexpectedAnswer', ofHead: 'value' },
  'a page, 502': {
    answer: answering(page, { status: 502, headers: html }),
    expected: 'server',
    ofNothing: 'server',
    details: { status: 502, serverMessage: undefined },
  },
  'JSON that breaks off': badBody('{"Id": 11, "Uu'),
  null: badBody('null', {}, 'either'),
  'a text': badBody('"odd"', {}, 'either'),
  'a huge number': badBody('1e999'),
  'a large number': badBody('1e308', {}, 'either'),
  'lists in lists': badBody(deep('[', ']')),
  'objects in objects': badBody(`${'{"Id":'.repeat(10_000)}1${'}'.repeat(10_000)}`),
  'a list for an object, and an object for a list': {
    answer: (good) => Promise.resolve(Response.json(Array.isArray(good) ? { 0: good } : [good])),
    expected: 'either',
    ofNothing: 'value',
  },
  'unknown fields': {
    answer: (good) => Promise.resolve(Response.json(withUnknownFields(good ?? null))),
    expected: 'value',
    ofNothing: 'value',
  },
  'a redirect': {
    ...refusal(302, 'unexpectedAnswer', undefined, { Location: 'https://evil.example/' }),
  },
  'a redirect that a page may not see': {
    answer: () => Promise.resolve(Response.error()),
    expected: 'unexpectedAnswer',
    ofNothing: 'unexpectedAnswer',
    ofXhr: 'offline',
    details: { status: undefined },
  },
  'a refusal with words': {
    ...refusal(400, 'invalid', { Message: ' No such user ', Code: 'bad', Path: 'email' }),
    details: { status: 400, serverMessage: 'No such user', code: 'bad', path: 'email' },
  },
  'a refusal without a body': refusal(400, 'invalid'),
  'a refusal with an odd body': refusal(400, 'invalid', { Message: { a: 1 }, Code: 7, Path: [] }),
  'a refusal with a deep body': {
    answer: answering(deep('[', ']'), { status: 400 }),
    expected: 'invalid',
    ofNothing: 'invalid',
  },
  'a refusal of an agent': { ...refusal(400, 'forbidden', { Code: 'not_admin' }), ofHead: 'invalid' },
  'an unknown token': { ...refusal(401, 'unauthorized', { Code: 'unknown_token' }), ofPublic: 'invalid' },
  'a 401 that no API wrote': { ...refusal(401, 'unexpectedAnswer'), ofPublic: 'invalid' },
  'a gateway’s JSON, 401': { ...refusal(401, 'unexpectedAnswer', { message: 'Unauthorized' }), ofPublic: 'invalid' },
  'a gateway’s JSON, 403': { ...refusal(403, 'unexpectedAnswer', { message: 'Forbidden' }), ofPublic: 'invalid' },
  'a gateway’s JSON with its code, 403': {
    ...refusal(403, 'unexpectedAnswer', { message: 'Forbidden', code: 'PERMISSION_DENIED' }),
    ofPublic: 'invalid',
  },
  'a proxy’s page, 403': {
    answer: answering(page, { status: 403, headers: html }),
    expected: 'unexpectedAnswer',
    ofNothing: 'unexpectedAnswer',
    ofPublic: 'invalid',
    details: { status: 403, serverMessage: undefined },
  },
  'an expired token': { ...refusal(403, 'unauthorized', { Message: 'Sign in again' }), ofPublic: 'invalid' },
  'a foreign origin': refusal(403, 'originNotAllowed', { Code: 'origin_not_allowed' }),
  'something that is gone': refusal(404, 'notFound'),
  'a conflict': refusal(409, 'conflict'),
  'a stale copy': refusal(412, 'conflict'),
  'too large a body': refusal(413, 'invalid'),
  'too many tries, seconds': {
    ...refusal(429, 'rateLimited', {}, { 'Retry-After': '30' }),
    details: { status: 429, retryAfter: 30 },
  },
  'too many tries, a date': {
    answer: () => Promise.resolve(Response.json({}, { status: 429, headers: { 'Retry-After': inHalfAMinute() } })),
    expected: 'rateLimited',
    ofNothing: 'rateLimited',
    details: { status: 429 },
  },
  'too many tries, nonsense': {
    ...refusal(429, 'rateLimited', {}, { 'Retry-After': 'later, at 9' }),
    details: { retryAfter: undefined },
  },
  'a fault of the server': refusal(500, 'server', { Message: 'Oops' }),
  'a server that is away': refusal(503, 'server'),
  'no connection': {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    expected: 'offline',
    ofNothing: 'offline',
  },
  'a connection that breaks within the answer': { answer: brokenBody(200), expected: 'offline', ofNothing: 'value' },
  'a connection that breaks within a refusal': {
    answer: brokenBody(400),
    expected: 'invalid',
    ofNothing: 'invalid',
    ofXhr: 'offline',
  },
  'no answer': { answer: (_good, { signal }) => never(signal), expected: 'timeout', ofNothing: 'timeout' },
  'no answer, and no ear for the time-out': {
    answer: () => never(undefined),
    expected: 'timeout',
    ofNothing: 'timeout',
  },
  'an answer that never ends': {
    answer: () => Promise.resolve(new Response(new ReadableStream({}))),
    expected: 'timeout',
    ofNothing: 'value',
    ofFields: 'timeout',
  },
};

function withUnknownFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknownFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withUnknownFields(field)]);
  return { ...(Object.fromEntries(fields) as object), somethingNew: { a: [1] } };
}

export type FieldPath = readonly (string | number)[];

/** Every field of an answer, those of objects in lists included. */
export function fieldPaths(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    return [here, ...fieldPaths(field, here)];
  });
}

const MARK = '@@';

/** What a field may contain, as JSON text; undefined omits it. */
export const fieldFaults: Record<string, string | undefined> = {
  missing: undefined,
  null: 'null',
  'an empty text': '""',
  'a text': '"odd"',
  'a zero date': '"0001-01-01T00:00:00Z"',
  'a number': '7',
  'a negative number': '-1.5',
  'a flag': 'true',
  'an object': '{}',
  'a list': '[]',
  'a list of nothing': '[null]',
  'a huge number': '1e999',
  'a large number': '1e308',
  'more digits than fit': '9007199254740993',
  'lists in lists': deep('[', ']'),
};

/** The answer as text, with one field replaced. */
export function withField(answer: unknown, path: FieldPath, text: string | undefined): string {
  const copy = structuredClone(answer);
  let parent = copy as Record<string | number, unknown>;
  for (const name of path.slice(0, -1)) parent = parent[name] as typeof parent;
  const last = path.at(-1) ?? '';
  if (text !== undefined) parent[last] = MARK;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return JSON.stringify(copy).replace(`"${MARK}"`, text ?? '');
}
