import * as z from 'zod/mini';
import { idSchema } from '../../src/model/core/tolerant';
import { userAnswer } from '../../src/model/calls/user-answer';
import { sentInstant, sentSchema } from '../../src/model/calls/sent-schema';
import { accountSchema } from '../../src/model/entities/account';
import { channelSchema } from '../../src/model/entities/channel';
import { chatSchema, chatsSchema, visitorSchema } from '../../src/model/entities/chat';
import { dashboardUserSchema } from '../../src/model/entities/dashboard-user';
import { invoiceSchema, nextInvoiceSchema } from '../../src/model/entities/invoice';
import { operatingHourSchema } from '../../src/model/entities/operating-hours';
import { planSchema } from '../../src/model/entities/plan';
import { questionGroupRequest, questionGroupSchema } from '../../src/model/entities/question-group';
import { availabilityDaySchema, chatFiguresSchema, overviewStatsSchema } from '../../src/model/entities/report';
import { savedReplyRequest, savedReplySchema } from '../../src/model/entities/saved-reply';
import { botUserSchema, teamUserSchema } from '../../src/model/entities/team-user';
import { chatStatsSchema, widgetSchema, widgetStatsSchema } from '../../src/model/entities/widget';
import type { Comments } from './comments';
import { serverTexts } from './server-texts';
import { addClockRules, type Json } from './setting-rules';

type Schema = z.core.$ZodType;

interface Component {
  name: string;
  schema: Schema;
  /** The constant whose comments describe its fields. */
  constant: string;
  /** Instead of a comment. */
  description?: string;
}

const sentInstantText = 'ISO 8601 in UTC. `0001-01-01T00:00:00Z`, or a text that starts with `0000`, means never.';
const idText = 'A number or a text. It keeps its type wherever it is sent.';

/** The schemas with a name of their own in the file. */
const components: Component[] = [
  { name: 'Id', schema: idSchema, constant: 'idSchema', description: idText },
  { name: 'Instant', schema: sentInstant, constant: 'sentInstant', description: sentInstantText },
  ...Object.entries({
    userSchema: userAnswer,
    accountSchema,
    planSchema,
    widgetSchema,
    widgetStatsSchema,
    chatStatsSchema,
    channelSchema,
    chatSchema,
    chatsSchema,
    visitorSchema,
    dashboardUserSchema,
    invoiceSchema,
    nextInvoiceSchema,
    operatingHourSchema,
    questionGroupSchema,
    questionGroupRequest,
    availabilityDaySchema,
    chatFiguresSchema,
    overviewStatsSchema,
    savedReplySchema,
    savedReplyRequest,
    botUserSchema,
    teamUserSchema,
  }).map(([constant, schema]) => ({ name: nameOf(constant), schema, constant })),
];

function nameOf(constant: string): string {
  const name = constant.replace(/Schema$/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const settingsConstants = [
  'presenceDefaults',
  'avatarDefaults',
  'notificationDefaults',
  'webhookDefaults',
  'appearanceDefaults',
  'scheduleDefaults',
];

/** Converts schemas, and keeps the named ones apart. */
export function createConverter(comments: Comments) {
  const registry = z.registry<{ id?: string; description?: string }>();
  for (const { name, schema, constant, description } of components) {
    // Requests are strict already; their own form is what is sent.
    const form = /Request$/.test(constant) ? schema : sentSchema(schema);
    registry.add(form, { id: name, ...(description !== undefined && { description }) });
  }
  // A save sends the same object.
  registry.add(operatingHourSchema, { id: 'OperatingHour' });
  const named: Json = {};
  const settings = Object.assign({}, ...settingsConstants.map((name) => comments.fields[name])) as Record<
    string,
    string
  >;
  const fieldsOf = (name: string): Record<string, string> => {
    const own = comments.fields[components.find((one) => one.name === name)?.constant ?? ''];
    return { ...(name === 'Widget' && settings), ...own, ...serverTexts[name] };
  };

  /** JSON Schema of a schema as it is sent. */
  function convert(schema: Schema, fields: Record<string, string> = {}, isLoose = false): Json {
    const { properties, $defs = {} } = z.toJSONSchema(z.object({ value: schema }), {
      metadata: registry,
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => refine(zodSchema, jsonSchema as Json, isLoose),
    }) as unknown as { properties: { value: Json }; $defs?: Record<string, Json> };
    for (const [name, definition] of Object.entries($defs)) {
      delete definition.id;
      if (name === 'OperatingHour') addClockRules(definition);
      named[name] ??= withReferences(described(definition, fieldsOf(name)));
    }
    return withReferences(described(properties.value, fields)) as Json;
  }

  return { convert, named, settings };
}

/** Additions to what the converter makes of a schema by its definition alone. */
function refine(schema: Schema, json: Json, isLoose: boolean): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // More fields are allowed wherever nothing forbids them; a request that needs more says so.
  if (!isLoose && json.additionalProperties !== false) delete json.additionalProperties;
  if (def.type === 'custom') Object.assign(json, { type: 'string', format: 'binary' });
  if (def.type === 'undefined') json.not = {};
  if (def.type !== 'object') return;
  for (const field of Object.values((json.properties ?? {}) as Record<string, Json>)) {
    if (Object.keys(field).length === 0) field.description = 'Any JSON value.';
  }
}

function described(json: Json, fields: Record<string, string>): Json {
  const properties = json.properties as Record<string, Json> | undefined;
  for (const [name, field] of Object.entries(properties ?? {})) {
    const text = fields[name];
    if (text !== undefined) field.description = text;
  }
  return json;
}

/** The converter’s references, in the place where the file has them. */
function withReferences(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
