import * as z from 'zod/mini';
import { makeProblem, problemError, type Problem } from './problem';

/**
 * What a well-behaved server sends for `Schema`: every field, including optional ones. Schemas accept more than that;
 * their input types describe what is correct, not what is tolerated.
 */
export type Wire<Schema extends z.ZodMiniType> = Complete<z.input<Schema>>;
type Complete<T> = T extends readonly (infer Item)[]
  ? Complete<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: Complete<Exclude<T[Name], undefined>> }
    : T;

/** What a well-behaved server sends where a schema reads more than its definition shows. */
const sentForms = new WeakMap<z.core.$ZodType, z.ZodMiniType>();

/** Notes what a well-behaved server sends for a schema that reads more than that. */
function reads<T extends z.ZodMiniType>(schema: T, sent: z.ZodMiniType): T {
  sentForms.set(schema, sent);
  return schema;
}

/** The noted form of a schema, if it isn’t clear from its definition. */
export function sentFormOf(schema: z.core.$ZodType): z.ZodMiniType | undefined {
  return sentForms.get(schema);
}

/** A field that is only tested for being truthy; sent as a boolean. */
export const truthyField = z.optional(z.unknown());

/** An ID as received: a number or a string. It keeps its type when sent back. */
export type Id = string | number;
export type JsonObject = Record<string, unknown>;
/** Milliseconds since 1970 in UTC. */
export type Instant = number;

/** A list item, validated separately, so that a malformed item fails only its own card, not the whole list. */
export type Row<T> =
  { status: 'ready'; data: T; raw: JsonObject } | { status: 'failed'; problem: Problem; raw: unknown };

/** A number beyond 2^53 has lost digits in transit and would identify something else. */
export const idSchema = z.union([z.string().check(z.minLength(1)), z.number().check(z.int())]);
/** An ID that nothing depends on. */
export const optionalIdField = z.catch(z.optional(idSchema), undefined);
export const textField = z.catch(z.string(), '');
export const flagField = z.catch(z.boolean(), false);
export const countField = z.catch(z.number().check(z.gte(0)), 0);

/** The last instant a `Date` can represent. */
const LAST_INSTANT = 8.64e15;

/** ISO 8601 or Unix seconds. `null`, `''`, `0000…`, `0001-01-01…`, and anything unreadable become null. */
export const instantField = readInstant<string>();
/** Like `instantField`, for fields that are sent as `null` when empty. */
export const nullableInstantField = readInstant<string | null>();

/* @__NO_SIDE_EFFECTS__ */
function readInstant<Sent>(): z.ZodMiniType<Instant | null, Sent> {
  return z.pipe(z._default(z.unknown(), null), z.transform(toInstant)) as unknown as z.ZodMiniType<
    Instant | null,
    Sent
  >;
}

export function toInstant(value: unknown): Instant | null {
  if (typeof value === 'number') return value > 0 && value * 1000 <= LAST_INSTANT ? value * 1000 : null;
  if (typeof value !== 'string' || value.startsWith('0000') || value.startsWith('0001-01-01')) return null;
  if (/^\d+$/.test(value)) return toInstant(Number(value));
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : instant;
}

/** An object with some known fields. Unknown ones are kept but are not part of its type. */
export function entity<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape> {
  return z.looseObject(shape);
}

/** A list whose items are validated one by one. `null` is an empty list; any other non-list fails. */
export function rowsOf<T, Sent>(schema: z.ZodMiniType<T, Sent>): z.ZodMiniType<Row<T>[], Sent[]> {
  const rows = z.transform((list: unknown[] | null) => {
    return (list ?? []).map((raw, index) => readRow(schema, raw, String(index)));
  });
  const list = z.pipe(z.nullable(z.array(z.unknown())), rows) as z.ZodMiniType<Row<T>[], Sent[]>;
  return reads(list, z.array(schema));
}

/**
 * A list that keeps only its well-formed items. Use it for data that can be shown in part and is never written back.
 */
export function listOf<T, Sent>(schema: z.ZodMiniType<T, Sent>): z.ZodMiniType<T[], Sent[]> {
  return z.pipe(
    rowsOf(schema),
    z.transform((rows) => readyRows(rows)),
  );
}

/** A value sent bare or as the field `name` of an object. An error in it is reported under that name. */
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
  const sent = z.union([z.looseObject({ [name]: schema }), schema]);
  return reads(answers as unknown as z.ZodMiniType<Value, Sent | { [Key in Name]: Sent }>, sent);
}

export type ReadyRow<T> = Extract<Row<T>, { status: 'ready' }>;

/** A single object kept together with its raw copy, which a later save builds on. */
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
  return reads(row as z.ZodMiniType<ReadyRow<T>, Sent>, schema);
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

/** The server's response as the schema's type. Throws a problem that names the invalid field. */
export function readAnswer<T>(schema: z.ZodMiniType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw problemError(makeProblem('unexpectedAnswer', { path: pathOf(result.error) }));
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Separate from the schema, which would pull zod into every hook that shows a card for an unreadable item. */
export function isId(value: unknown): value is Id {
  return typeof value === 'string' ? value !== '' : Number.isSafeInteger(value);
}

/** The ID of an object that may otherwise be malformed. */
export function rawIdOf(raw: unknown): Id | undefined {
  const id = isJsonObject(raw) ? raw.Id : undefined;
  return isId(id) ? id : undefined;
}

/** Compares IDs as text, because a server can send `7` in one response and `"7"` in the next. */
export function isSameId(a: Id, b: Id): boolean {
  return String(a) === String(b);
}

/** Orders IDs as numbers when both are numeric, otherwise as text. */
export function compareIds(a: Id, b: Id): number {
  const [left, right] = [Number(a), Number(b)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
}

/** The path of the first invalid field, as in `ces.2.Id`. */
export function pathOf(error: z.core.$ZodError | undefined): string | undefined {
  const issue = error?.issues[0];
  if (!issue) return undefined;
  return issue.path.map(String).join('.') || undefined;
}
