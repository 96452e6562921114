import * as z from 'zod/mini';
import { instantField, nullableInstantField, pathOf, sentFormOf, truthyField } from '../core/tolerant';
import { operatingHourSchema, operatingHoursField } from '../entities/operating-hours';
import { questionGroupSchema } from '../entities/question-group';
import { savedReplySchema } from '../entities/saved-reply';
import { nothing, type Call } from './call';

type Schema = z.core.$ZodType;
type NamedCall = Pick<Call, 'answer'> & { name: string };

/** What is stored by calls whose `answer` reads any success. Not in the calls, where it would add to every client. */
const storedObjects: Record<string, Schema | undefined> = {
  saveSavedReply: savedReplySchema,
  saveQuestionGroup: questionGroupSchema,
};
/** ISO 8601 in UTC. `0001-01-01T00:00:00Z`, or a text that starts with `0000`, means never. */
export const sentInstant = z.string().check(z.regex(/^\d{4}-\d\d-\d\d/));

/** The forms of fields that read anything. Here, so that they don’t add to every client. */
const sentForms = new Map<Schema, Schema>([
  [instantField, sentInstant],
  [nullableInstantField, z.nullable(sentInstant)],
  [operatingHoursField, z.array(operatingHourSchema)],
  [truthyField, z.optional(z.boolean())],
]);
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
export function sentAnswer({ name, answer }: NamedCall): Schema | undefined {
  const stored = storedObjects[name];
  if (stored) return sentSchema(stored);
  return answer === nothing ? undefined : sentSchema(answer);
}

/** The first field of a response that a well-behaved server would send otherwise; empty for the whole of it. */
export function unsoundField(call: NamedCall, sent: unknown): string | undefined {
  const schema = sentAnswer(call);
  const result = schema && z.safeParse(schema, sent);
  return result?.error && (pathOf(result.error) ?? '');
}

function strictFormOf(schema: Schema): Schema {
  const noted = sentForms.get(schema) ?? sentFormOf(schema);
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
