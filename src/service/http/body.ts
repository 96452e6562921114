import { pathOf } from '../../model/core/tolerant';
import type { Call } from '../../model/calls/call';
import { invalid } from '../base/refusal';

/** Maximum nesting of a body: deeper than any honest one, and far from exhausting the stack. */
const maxDepth = 64;

/** What has a body: a `Request`, or Hono’s. */
export interface SentBody {
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The JSON of a request body, checked strictly: nothing is defaulted, repaired, or guessed. */
export async function readBody<T>(request: SentBody, schema: NonNullable<Call<string, T>['request']>): Promise<T> {
  const text = await readText(request);
  const body = parseJson(text);
  removeHazards(body);
  rejectRepeatedNames(text);
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(pathOf(result.error));
  return result.data;
}

/** The fields of a form body, checked as strictly. */
export async function readForm<T>(request: SentBody, schema: NonNullable<Call<string, T>['request']>): Promise<T> {
  const sent = new Map<string, string[]>();
  for (const [name, value] of await readFormFields(request)) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  return readQuery(Object.fromEntries(sent), schema);
}

/** The fields of a form body; a `Refusal` with status 400 unless all of it is UTF-8. */
export async function readFormFields(request: SentBody): Promise<URLSearchParams> {
  const text = await readText(request);
  checkEscapes(text);
  return new URLSearchParams(text);
}

/** The query string, checked as strictly. A repeated name has no value that can be trusted. */
export function readQuery<T>(sent: Record<string, string[]>, schema: NonNullable<Call<string, T>['request']>): T {
  const query = Object.fromEntries(
    Object.entries(sent).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  removeHazards(query);
  const result = schema.safeParse(query);
  if (!result.success) throw invalid(pathOf(result.error));
  return result.data;
}

/** The text of a body; a `Refusal` with status 400 unless it is UTF-8. Other bytes could mean anything. */
export async function readText(request: SentBody): Promise<string> {
  const bytes = await request.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) throw invalid(undefined, 'The request did not arrive completely. Send it again.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid(undefined, 'The request is not valid UTF-8.');
  }
}

/** Rejects a form or a query string whose percent escapes aren’t UTF-8. A percent sign that escapes nothing is one. */
export function checkEscapes(text: string): void {
  try {
    decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    throw invalid(undefined, 'The request is not valid UTF-8.');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(undefined, 'The request is not valid JSON.');
  }
}

/**
 * Rejects JSON that a store can’t keep: excessive nesting, numbers beyond a double, and texts with a NUL or a lone
 * surrogate, which PostgreSQL rejects. Removes `__proto__` keys. Not recursive, because the nesting is hostile.
 */
function removeHazards(body: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path, depth } = item;
    if (typeof value === 'number' && !Number.isFinite(value)) throw invalid(path || undefined);
    if (typeof value === 'string' && !isStorable(value)) throw invalid(path || undefined);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) throw invalid(undefined, 'The request is nested too deeply.');
    Reflect.deleteProperty(value, '__proto__');
    for (const [key, child] of Object.entries(value)) {
      if (!isStorable(key)) throw invalid(path || undefined);
      open.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
}

/** A string, or a character that opens, closes, or divides. In JSON known to be valid, there is nothing else to see. */
const jsonToken = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/** Rejects an object that has a name twice: parsers disagree on which value counts. */
function rejectRepeatedNames(json: string): void {
  const open: { path: string; names: Set<string> | undefined; last: string; index: number }[] = [];
  const placeOf = (item: (typeof open)[number]) =>
    [item.path, item.names ? item.last : String(item.index)].filter(Boolean).join('.');
  let text = '';
  for (const [token] of json.matchAll(jsonToken)) {
    const item = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ path: item ? placeOf(item) : '', names: token === '{' ? new Set() : undefined, last: '', index: 0 });
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && item) item.index += 1;
    else if (token === ':' && item?.names) {
      item.last = JSON.parse(text) as string;
      if (item.names.has(item.last)) throw invalid(placeOf(item), `The request has ${placeOf(item)} twice.`);
      item.names.add(item.last);
    } else text = token;
  }
}

/** Whether every store can keep a text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
