import type { JsonObject } from 'chatdeck/model';
import fc from 'fast-check';

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  "' or '1'='1",
  "'; drop table chats; --",
  '$1',
  '%s%n%x',
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}<%= 7*7 %>',
  'a\r\nBcc: all@acme.test',
  '\u202e\u200b\ufeff',
  '𝄞'.repeat(300),
  'x'.repeat(70_000),
  '['.repeat(5000),
  '[['.repeat(50) + ']]'.repeat(50),
  '{"a":'.repeat(3000),
  '{"__proto__":{"isAdmin":true}}',
  '[{"id":"a","children":[{"children":[null]}]}]',
  '{"triggers":[{"uid":1}]}',
  '(a+)+$',
  '(?<a>',
  '[',
  '0',
  '-0',
  '-1',
  '01',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(400),
  '999999999',
  'null',
  'true',
  '0000-00-00T00:00:00',
  '0000-01-01T00:00:00',
  '9999-12-31T23:59:59',
  '2025-02-30T25:61:61',
  '-004713-01-01',
  'Etc/GMT+14',
  'America/../UTC',
  'UTC; select 1',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]:80',
  'https://',
  'not a zone',
  'somebody@new.test',
];
const numbers = [0, -0, -1, 1, 1.5, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 11, 102];

/** A text as an attacker or a broken program would send it. */
export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
);
const hostileLeaf = fc.oneof(
  hostileText,
  fc.constantFrom(...numbers),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, [], {}),
);
const hostileValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    hostileLeaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(hostileText, tie('value'), { maxKeys: 4 }),
  ),
})).value;

/** Bodies that are no JSON, or one that two readers take for different things. */
const brokenJson = [
  '{',
  '}',
  '[',
  '"',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"a":2}',
  'NaN',
  '\ufeff{}',
  '{"a":1e400}',
  '-',
  '[1,2',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  `[${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}]`,
];

/** What may come as a body where `honest` is what should. */
export function bodyLike(honest: JsonObject | undefined): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const valid = honest ?? {};
  const paths = pathsOf(valid);
  const mutated = fc
    .array(fc.tuple(fc.constantFrom(...paths), fc.oneof(hostileValue, fc.constant(gone))), {
      minLength: 1,
      maxLength: 2,
    })
    .map((changes) => changes.reduce<unknown>((body, [path, value]) => changed(body, path, value), valid));
  return fc.oneof(
    { arbitrary: mutated.map((body) => JSON.stringify(body)), weight: 5 },
    {
      arbitrary: fc.tuple(mutated, hostileText, hostileLeaf).map(([body, key, value]) => twice(body, key, value)),
      weight: 2,
    },
    { arbitrary: hostileValue.map((body) => JSON.stringify(body)), weight: 2 },
    { arbitrary: fc.constantFrom(...brokenJson), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)), weight: 1 },
    // Bytes that are no UTF-8 within what would be JSON.
    { arbitrary: fc.constant(brokenUtf8(valid)), weight: 1 },
  );
}

/** What may come as a form where these fields should. */
export function formLike(honest: Record<string, string>): fc.Arbitrary<string> {
  const names = Object.keys(honest);
  const field = fc.tuple(fc.oneof(fc.constantFrom('', ...names), hostileText), hostileText);
  return fc.oneof(
    fc
      .array(field, { maxLength: 3 })
      .map((changes) => encoded([...Object.entries({ ...honest, ...Object.fromEntries(changes) })])),
    fc.array(field, { maxLength: 3 }).map((more) => encoded([...Object.entries(honest), ...more])),
    fc.constantFrom('%', '%ff=%fe', '&&==&', 'a[]=1&a[b]=2', '__proto__[x]=1', '=', `a=${'b'.repeat(80_000)}`),
  );
}

/** A piece of a path, as it is in the URL. */
export const hostilePathPart = fc.oneof(
  hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 3000)),
  fc.constantFrom(
    '%',
    '%zz',
    '%ff',
    '%c0%ae',
    '%00',
    '..%2f..',
    '%2e%2e',
    ';a=b',
    '11%00',
    '%ed%a0%80',
    '*',
    ':id',
    '{id}',
  ),
);

const headerNames = [
  'If-Match',
  'If-None-Match',
  'Content-Type',
  'Accept',
  'Accept-Encoding',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'Cookie',
  'Range',
  'Stripe-Signature',
  'Access-Control-Request-Method',
];
const headerValues = [
  ...['', '*', '"', '"1"', 'W/"1", "2"', '"'.repeat(3000), ',,,,', 'bytes=0-,-1', 'gzip, deflate, br, x', '*/*;q=9'],
  ...['application/json', 'text/html', 'multipart/form-data', 'multipart/form-data; boundary=', 'x/y; charset=utf-7'],
  ...['::1', '1.2.3.4, evil', '[::1]:99999', 'fe80::1%eth0', 'a:b:c:d:e:f', '::ffff:999.1.1.1', 'DELETE', 't=1,v1=x'],
  ...['auth_token=%', 'a=b; a=c; =', '__Host-x=%00', 'ÿþ', 'x'.repeat(4000)],
];
export const hostileHeaders = fc
  .array(fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues)), { maxLength: 3 })
  .map((pairs): Record<string, string> => Object.fromEntries(pairs));

type Path = readonly (string | number)[];
const gone = Symbol('gone');

/** The place of every value, the whole included. */
function pathsOf(value: unknown, here: Path = []): [Path, ...Path[]] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [here, ...inner.flatMap(([key, child]) => pathsOf(child, [...here, key]))];
}

function changed(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next === gone ? {} : next;
  if (Array.isArray(value))
    return value.map((item: unknown, index): unknown => (String(index) === key ? changed(item, rest, next) : item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, child]) => {
    if (name !== key) return [[name, child]];
    return rest.length === 0 && next === gone ? [] : [[name, changed(child, rest, next)]];
  });
  return Object.fromEntries(entries) as unknown;
}

/** An object with a repeated name. */
function twice(body: unknown, key: string, value: unknown): string {
  const text = JSON.stringify(body);
  if (!text.startsWith('{') || text === '{}') return `{${pair(key, value)},${pair(key, null)}}`;
  const [first = key] = Object.keys(body as object);
  return `${text.slice(0, -1)},${pair(first, value)},${pair('__proto__', { isAdmin: true })}}`;
}

function pair(key: string, value: unknown): string {
  return `${JSON.stringify(key)}:${JSON.stringify(value)}`;
}

function brokenUtf8(body: JsonObject): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...body, broken: 'AAAA' }));
  return bytes.map((byte) => (byte === 65 ? 0xff : byte));
}

function encoded(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]) => [wellFormed(name), wellFormed(value)])).toString();
}

/** Without halves of characters, which no address can hold. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
}
