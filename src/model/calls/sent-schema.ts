import * as z from 'zod/mini';
import { pathOf, sentFormOf } from '../core/tolerant';
import { nothing, type Call } from './call';

type Schema = z.core.$ZodType;
const made = new WeakMap<Schema, Schema>();

/**
 * What a well-behaved server sends for a tolerant schema: every field, each of the right type. Where the tolerant schema
 * repairs, this one rejects. A schema has one strict form everywhere.
 */
export function sentSchema(schema: Schema): Schema {
  const known = made.get(schema);
  if (known) return known;
  const strict = strictFormOf(schema);
  made.set(schema, strict);
  return strict;
}

/** The strict schema of a call's response; undefined when its body is empty. */
export function sentAnswer({ answer, sends }: Pick<Call, 'answer' | 'sends'>): Schema | undefined {
  if (sends) return sentSchema(sends);
  return answer === nothing ? undefined : sentSchema(answer);
}

/** The first field of a response that a well-behaved server would send otherwise; empty for the whole of it. */
export function unsoundField(call: Pick<Call, 'answer' | 'sends'>, sent: unknown): string | undefined {
  const schema = sentAnswer(call);
  const result = schema && z.safeParse(schema, sent);
  return result?.error && (pathOf(result.error) ?? '');
}

function strictFormOf(schema: Schema): Schema {
  const noted = sentFormOf(schema);
  if (noted) return sentSchema(noted);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return z.looseObject(mapValues(def.shape, sentSchema));
    case 'array':
      return z.array(sentSchema(def.element));
    case 'union':
      return z.union(def.options.map(sentSchema));
    case 'nullable':
      return z.nullable(sentSchema(def.innerType));
    case 'optional':
    case 'default':
      return z.optional(sentSchema(def.innerType));
    case 'catch':
      return sentSchema(def.innerType);
    case 'pipe':
      return sentSchema(def.in);
    default:
      return schema;
  }
}

function mapValues(shape: Readonly<Record<string, Schema>>, map: (schema: Schema) => Schema): Record<string, Schema> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, map(schema)]));
}
