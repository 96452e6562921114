import * as z from 'zod/mini';
import { makeProblem, problemError, type Problem } from './problem';

/**
 * What a sound server sends where `Schema` reads: every field, those that it may leave out included. The schemas read
 * more than that; their input types say what is right, not what is forgiven.
 */
export type Wire<Schema extends z.ZodMiniType> = Complete<z.input<Schema>>;
type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: Complete<Exclude<T[Name], undefined>> }
    : T;

/** An Id as it came: a number or a string. What is sent back keeps its type. */
export type Id = string | number;
export type JsonObject = Record<string, unknown>;
/** Milliseconds since 1970 in UTC. */
export type Instant = number;

/** One element of a list, checked on its own, so that a malformed one fails its own card and not the list. */
export type Row<T> =
  { status: 'ready'; data: T; raw: JsonObject } | { status: 'failed'; problem: Problem; raw: unknown };

/** A number beyond 2^53 has lost digits on its way, and would name another thing. */
export const idSchema = z.union([z.string().check(z.minLength(1)), z.number().check(z.int())]);
/** An Id that nothing hangs on. */
export const optionalIdField = z.catch(z.optional(idSchema), undefined);
export const textField = z.catch(z.string(), '');
export const flagField = z.catch(z.boolean(), false);
export const countField = z.catch(z.number().check(z.gte(0)), 0);

/** The last instant that a `Date` can hold. */
const LAST_INSTANT = 8.64e15;

/** ISO 8601 or unix seconds; `null`, `''`, `0000…`, `0001-01-01…` and anything unreadable mean none. */
export const instantField = z.pipe(z._default(z.unknown(), null), z.transform(toInstant)) as z.ZodMiniType<
  Instant | null,
  string
>;
/** The same, for what is sent as `null` when there is none. */
export const nullableInstantField: z.ZodMiniType<Instant | null, string | null> = instantField;

export function toInstant(value: unknown): Instant | null {
  if (typeof value === 'number') return value > 0 && value * 1000 <= LAST_INSTANT ? value * 1000 : null;
  if (typeof value !== 'string' || value.startsWith('0000') || value.startsWith('0001-01-01')) return null;
  if (/^\d+$/.test(value)) return toInstant(Number(value));
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : instant;
}

/** An object of which we know some fields: unknown ones are kept, and stay out of its type. */
export function entity<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape> {
  return z.looseObject(shape);
}

/** A list whose elements are checked one by one. `null` is an empty list; anything else that is no list fails. */
export function rowsOf<T, Sent>(schema: z.ZodMiniType<T, Sent>): z.ZodMiniType<Row<T>[], Sent[]> {
  const rows = z.transform((list: unknown[] | null) => {
    return (list ?? []).map((raw, index) => readRow(schema, raw, String(index)));
  });
  return z.pipe(z.nullable(z.array(z.unknown())), rows) as z.ZodMiniType<Row<T>[], Sent[]>;
}

/** A list of which only the well-formed elements count: for what can be shown in part and is never written back. */
export function listOf<T, Sent>(schema: z.ZodMiniType<T, Sent>): z.ZodMiniType<T[], Sent[]> {
  return z.pipe(
    rowsOf(schema),
    z.transform((rows) => readyRows(rows)),
  );
}

/** A value that is answered as the field `name` of an object, or bare. A fault in it is told under that name. */
export function bareOrIn<Name extends string, Value, Sent>(
  name: Name,
  schema: z.ZodMiniType<Value, Sent>,
): z.ZodMiniType<Value, Sent | { [Key in Name]: Sent }> {
  const envelope = z.transform((answer: unknown) => (isJsonObject(answer) ? answer : { [name]: answer }));
  const field = z.looseObject({ [name]: schema }) as z.ZodMiniType<Record<string, Value>, JsonObject>;
  const answers = z.pipe(
    z.pipe(envelope, field),
    z.transform((answer) => answer[name] as Value),
  );
  return answers as unknown as z.ZodMiniType<Value, Sent | { [Key in Name]: Sent }>;
}

export type ReadyRow<T> = Extract<Row<T>, { status: 'ready' }>;

/** One object that is kept together with its raw copy, because a later save is laid over that. */
export function rowOf<T, Sent>(schema: z.ZodMiniType<T, Sent>): z.ZodMiniType<ReadyRow<T>, Sent> {
  const row = z.pipe(
    z.unknown(),
    z.transform((raw, context) => {
      const row = readRow(schema, raw);
      if (row.status === 'ready') return row;
      context.issues.push({ code: 'custom', input: raw, message: '', path: row.problem.path?.split('.') ?? [] });
      return z.NEVER;
    }),
  );
  return row as z.ZodMiniType<ReadyRow<T>, Sent>;
}

function readRow<T>(schema: z.ZodMiniType<T>, raw: unknown, path?: string): Row<T> {
  const result = schema.safeParse(raw);
  if (result.success && isJsonObject(raw)) return { status: 'ready', data: result.data, raw };
  const field = [path, pathOf(result.error)].filter(Boolean).join('.');
  return { status: 'failed', problem: makeProblem('unexpectedAnswer', { path: field || undefined }), raw };
}

export function readyRows<T>(rows: readonly Row<T>[]): T[] {
  return rows.flatMap((row) => (row.status === 'ready' ? [row.data] : []));
}

/** What a server answered, as the schema's type; throws a problem that names the field that is wrong. */
export function readAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw problemError(makeProblem('unexpectedAnswer', { path: pathOf(result.error) }));
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Beside the schema, which would bring zod into every hook that shows a card of what it could not read. */
export function isId(value: unknown): value is Id {
  return typeof value === 'string' ? value !== '' : Number.isSafeInteger(value);
}

/** The Id of an object that may be malformed otherwise. */
export function rawIdOf(raw: unknown): Id | undefined {
  const id = isJsonObject(raw) ? raw.Id : undefined;
  return isId(id) ? id : undefined;
}

/** Ids are compared by their text, because a server may send `7` in one answer and `"7"` in the next. */
export function isSameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}

/** Orders Ids as numbers when both are numeric, else as text. */
export function compareIds(a: Id, b: Id): number {
  const [left, right] = [Number(a), Number(b)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** The field a failed check speaks of, as `ces.2.Id`. */
export function pathOf(error: z.core.$ZodError | undefined): string | undefined {
  const issue = error?.issues[0];
  if (!issue) return undefined;
  return issue.path.map(String).join('.') || undefined;
}
