import { pathOf } from '../../model/core/tolerant';
import type { Call } from '../../model/calls/call';
import { invalid } from '../base/refusal';

/** Maximum nesting of a body: deeper than any honest one, and far from exhausting the stack. */
const maxDepth = 64;

/** The JSON of a request body, checked strictly: nothing is defaulted, repaired, or guessed. */
export async function readBody<T>(
  request: { text(): Promise<string> },
  schema: NonNullable<Call<string, T>['request']>,
): Promise<T> {
  const body = parseJson(await request.text());
  removeHazards(body);
  const result = schema.safeParse(body);
  if (!result.success) throw invalid(pathOf(result.error));
  return result.data;
}

/** The fields of a form body, checked as strictly. */
export async function readForm<T>(
  request: { text(): Promise<string> },
  schema: NonNullable<Call<string, T>['request']>,
): Promise<T> {
  const sent = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(await request.text())) {
    const values = sent.get(name);
    if (values) values.push(value);
    else sent.set(name, [value]);
  }
  return readQuery(Object.fromEntries(sent), schema);
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

/** Whether every store can keep a text. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
