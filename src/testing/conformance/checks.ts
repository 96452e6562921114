import { isJsonObject, type JsonObject } from '../../model/core/tolerant';
import { jsonEqual } from '../../model/core/json-equal';
import type { Got } from './api';

/** A rule that the server breaks. */
export class BrokenRule extends Error {
  override name = 'BrokenRule';
  readonly expected: unknown;
  readonly actual: unknown;

  constructor(what: string, expected: unknown, actual: unknown) {
    super(what);
    this.expected = expected;
    this.actual = actual;
  }
}

/** A case that can’t run here; the message says what is missing. */
export class Skipped extends Error {
  override name = 'Skipped';
}

export function equal(what: string, actual: unknown, expected: unknown): void {
  const [found, wanted] = [withoutHoles(actual), withoutHoles(expected)];
  if (jsonEqual(found, wanted)) return;
  if (!isJsonObject(found) || !isJsonObject(wanted)) throw new BrokenRule(what, wanted, found);
  // Of two large objects, people need to see what differs.
  const names = Object.keys({ ...found, ...wanted }).filter((name) => !jsonEqual(found[name], wanted[name]));
  const only = (object: JsonObject) => Object.fromEntries(names.map((name) => [name, object[name]]));
  throw new BrokenRule(what, only(wanted), only(found));
}

/** The fields of `expected`, whatever else there is. */
export function contains(what: string, actual: unknown, expected: object): void {
  const picked = isJsonObject(actual)
    ? Object.fromEntries(Object.keys(expected).map((name) => [name, actual[name]]))
    : actual;
  equal(what, picked, expected);
}

export function holds(what: string, isHeld: boolean, actual: unknown): void {
  if (!isHeld) throw new BrokenRule(what, what, actual);
}

export function succeeds(got: Got): Got {
  if (got.status !== 200) throw new BrokenRule('The call succeeds', 200, { status: got.status, body: got.text });
  return got;
}

/** A rejection with a status, a code, and the field that it names. */
export function rejects(got: Got, status: number, code?: string, path?: string): void {
  const { Message, Code, Path } =
    got.status === 200 || !isJsonObject(got.json) ? ({} as Record<string, unknown>) : got.json;
  const expected = { status, ...(code !== undefined && { Code: code }), ...(path !== undefined && { Path: path }) };
  const actual = { status: got.status, ...(code !== undefined && { Code }), ...(path !== undefined && { Path }) };
  equal('The call is rejected', actual, expected);
  holds('A rejection has a message for people', typeof Message === 'string' && Message !== '', got.text);
}

/** Skips a case that the server has limited, and checks that it says for how long. */
export function skipIfLimited({ status, headers }: Got, what: string): void {
  if (status !== 429) return;
  const wait = headers.get('Retry-After') ?? '';
  holds('A 429 has Retry-After in seconds', /^[1-9]\d*$/.test(wait), wait);
  throw new Skipped(`The server limits ${what} right now.`);
}

/** As JSON keeps it: without undefined fields. */
function withoutHoles(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
