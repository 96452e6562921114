import type * as z from 'zod/mini';
import { errorCodes, type ApiErrorCode, type ErrorStatus } from '../../src/model/calls/error-codes';
import { changeWays } from '../../src/model/core/draft';
import { calls, resources } from '../../src/model/calls';
import { rejectionsOf } from '../../src/model/calls/rejections';
import type { Call } from '../../src/model/calls/call';
import { sentAnswer } from '../../src/model/calls/sent-schema';
import { currentTermsVersion } from '../../src/model/entities/user';
import { samples, type CallName } from '../../test/client/samples';
import type { Comments } from './comments';
import { createConverter } from './components';
import { addCredentialRules } from './credential-rules';
import { limitTexts } from './server-texts';
import { addSettingRules, type Json } from './setting-rules';

type NamedCall = Call & { name: CallName };

/** The contract as OpenAPI 3.1, made from the calls. */
export function makeOpenApi(comments: Comments, version: string): Json {
  const converter = createConverter(comments);
  const paths: Record<string, Json> = {};
  for (const [resource, calls] of Object.entries(resources as unknown as Record<string, Record<string, NamedCall>>)) {
    for (const call of Object.values(calls)) {
      const item = (paths[call.path] ??= {});
      item[call.method.toLowerCase()] = operationOf(call, resource, comments, converter);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chatdeck API',
      version,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/v1', description: 'The server that serves this file' }],
    tags: Object.entries(tags).map(([name, [title, description]]) => ({ name, 'x-displayName': title, description })),
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes,
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: { ...sharedRejections, Failed: failed },
      examples: { User: { value: samples.currentUser.answer }, Widget: { value: samples.updateConfig.answer } },
      schemas: { ...sorted(converter.named), ErrorCode: errorCodeSchema, Error: errorSchema },
    },
  };
}

const introduction = [
  'Everything that a Chatdeck dashboard asks of its server. Fields that a server doesn’t know are kept, and a client',
  'ignores fields that it doesn’t know. A rejection is `{ Message, Code, Path }`: text for people, a stable code, and the',
  'rejected field.',
].join(' ');

/** Each resource’s title and what it is about. */
const tags: Record<keyof typeof resources, [title: string, description: string]> = {
  sessions: ['Sessions', 'Signing in'],
  users: ['Users', 'The signed-in user'],
  widgets: ['Widgets', 'Widgets, their settings, and their setup'],
  savedReplies: ['Saved replies', 'Saved replies of a widget'],
  questionGroups: ['Question groups', 'Question groups of the account'],
  channels: ['Channels', 'Channels of a widget’s workspace'],
  team: ['Team', 'Users and bots of a widget’s workspace'],
  bots: ['Bots', 'Bots and users whose messages reach visitors'],
  reports: ['Reports', 'Figures, history, and availability'],
  dashboardUsers: ['Dashboard users', 'Users who can log in to the dashboard'],
  invitations: ['Invitations', 'Invitations that no one has accepted yet'],
  accounts: ['Accounts', 'Plans and billing'],
  partner: ['Partners', 'Tokens for the users of a partner’s product'],
};

const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'The token of a user. No cookie counts.' },
  serviceKey: { type: 'http', scheme: 'bearer', description: 'A service key of an account, for servers only.' },
};

const idSchema = { $ref: '#/components/schemas/Id' };
const sharedParameters = {
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The version that this save builds on, in quotes. A newer stored version is a 412.',
    schema: { type: 'string' },
    example: '"7"',
  },
  How: {
    name: 'how',
    in: 'query',
    description: 'How the change was made, for the change log; `form` if absent. It can be ignored.',
    schema: { type: 'string', enum: [...changeWays] },
    example: 'import',
  },
};
const sharedHeaders = {
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  ETag: { description: 'The stored version, in quotes.', schema: { type: 'string' } },
};
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** What a path parameter is; an ID unless it is here. */
const pathSchemas: Record<string, Json> = {
  uid: { type: 'string', minLength: 1, maxLength: 64 },
  stripeId: { type: 'string', description: 'A plan’s `stripeId`.' },
  kind: { type: 'string', enum: ['terms_and_privacy_policy'] },
  version: {
    type: 'string',
    description: `The current terms version, \`${currentTermsVersion}\`. Any other is rejected.`,
  },
  value: { type: 'integer', minimum: -1, maximum: 10 },
};

/** What a signature can’t show. */
const oddities: Partial<Record<CallName, string>> = {
  logout: 'A `HEAD` request that ends the session: its response has no body, and a `GET` is a 404.',
  rate: 'A `GET` request that changes something: never repeat it, and answer `HEAD` with 404. It ends the prompt: `showNPSRating` is false from then on.',
  currentUser: 'An admin’s widgets have `apiKey` and `zapierApiKey`, the account’s keys. An agent’s widgets don’t.',
  confirmTerms: 'The user’s `ActiveTOSPP` is this version from then on.',
  uploadTeamAvatar: 'A browser sends `file` and `size` as multipart fields.',
  connectChannel: 'The dashboard sends the whole widget. Read `RoomId` and `RoomName` only.',
  deleteWidget: 'The dashboard sends the whole widget. Read none of it: the path decides.',
  saveSavedReply:
    'A known `id`, as a number or a text, replaces the whole reply in its place; an unknown one is a 404. A blank `label` or `response` is rejected. `label` and `shortcut` have up to 255 characters, `triggerPhrases` and `response` up to 20,000. A shortcut that another reply of the widget or a question group uses is `taken`, in any case and without spaces around it.',
  nextInvoice: 'Without a planned charge, `amount` and `dateTs` are 0.',
  saveQuestionGroup: 'A known `uid` replaces the group in its place.',
  createSession:
    'Emails match in any case, without spaces around them. A wrong password and an unknown email are both `wrong_credentials`.',
  updateConfig:
    'Lay the sent fields over the stored ones: an absent field stays as it is, an unknown field is kept, and identity fields are ignored: `Id`, `Uuid`, `Step`, `status`, `topic`, `Scope`, `BotScope`, `OauthV1`, `oauthV1`, `requestChatWriteUserScope`, `apiKey`, `zapierApiKey`, `version`, `chatStats`, `AvailableRooms`, and all that begin with `Room` or `slack`. `off` is rejected.',
};

const limits: Partial<Record<CallName, string>> = limitTexts;

const answered = new Set(Object.values(calls).flatMap((call) => rejectionsOf(call).flatMap(([, codes]) => codes)));
const errorCodeSchema = {
  type: 'string',
  description: ['Why a call was rejected:', '', ...[...answered].sort().map(meaningOf)].join('\n'),
  enum: [...answered].sort(),
};
const errorSchema = {
  type: 'object',
  properties: {
    Message: { type: 'string', description: 'Shown to people.' },
    Code: { $ref: '#/components/schemas/ErrorCode' },
    Path: { type: 'string', description: 'The rejected field.' },
  },
  required: ['Message', 'Code'],
};

function meaningOf(code: ApiErrorCode): string {
  const meanings = Object.assign({}, ...Object.values(errorCodes)) as Record<ApiErrorCode, string>;
  return `- \`${code}\`: ${meanings[code]}`;
}

/** What the codes of a status have in common. */
const statusTexts: Record<ErrorStatus, string> = {
  400: 'Rejected by a rule. `Code` says which, `Path` names the field.',
  403: 'The caller isn’t allowed to call this. The dashboard logs the user out.',
  404: 'It doesn’t exist, or belongs to another account.',
  412: 'Changed by someone else in between.',
  413: 'The request is too large.',
  429: 'Too many attempts.',
  503: 'Something that the server needs doesn’t respond.',
};

/** With the codes that it can have. What they mean is in the file once, in `ErrorCode`. */
function rejection(status: ErrorStatus, codes: readonly ApiErrorCode[]): Json {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { Code: { type: 'string', enum: codes } } },
    ],
  };
  return {
    description: statusTexts[status],
    ...((status === 429 || status === 503) && { headers: retryAfter }),
    content: { 'application/json': { schema } },
  };
}

/** Rejections that many calls have are in the file once. */
const sharedRejections = {
  Invalid: rejection(400, ['invalid']),
  AdminsOnly: rejection(400, ['not_admin']),
  InvalidReport: rejection(400, ['invalid', 'not_admin', 'plan_required']),
  NotSignedIn: rejection(403, ['not_signed_in', 'origin_not_allowed']),
  OriginNotAllowed: rejection(403, ['origin_not_allowed']),
  NotFound: rejection(404, ['not_found']),
  Changed: rejection(412, ['changed_meanwhile']),
  TooLarge: rejection(413, ['too_large']),
  TooMany: rejection(429, ['too_many_tries']),
  SlackLimited: rejection(429, ['rate_limited']),
  StoreUnavailable: rejection(503, ['too_slow', 'unavailable']),
  Unavailable: rejection(503, ['sign_in_unavailable', 'too_slow', 'unavailable']),
  PaymentsUnavailable: rejection(503, [
    'payments_busy',
    'payments_unavailable',
    'sign_in_unavailable',
    'too_slow',
    'unavailable',
  ]),
  SlackUnavailable: rejection(503, ['sign_in_unavailable', 'slack_unavailable', 'too_slow', 'unavailable']),
};
const failed = {
  description: 'An unexpected error.',
  content: {
    'application/json': {
      schema: { type: 'object', properties: { Message: { type: 'string' } }, required: ['Message'] },
    },
  },
};

function rejectionOf(status: ErrorStatus, codes: readonly ApiErrorCode[]): Json {
  const own = rejection(status, codes);
  const shared = Object.entries(sharedRejections).find(([, one]) => JSON.stringify(one) === JSON.stringify(own));
  return shared ? { $ref: `#/components/responses/${shared[0]}` } : own;
}

const versioned: CallName[] = ['updateConfig', 'toggleOn', 'toggleOff', 'uploadTeamAvatar'];

type Converter = ReturnType<typeof createConverter>;

function operationOf(call: NamedCall, resource: string, comments: Comments, converter: Converter): Json {
  const { name, access, isOptional } = call;
  const text = comments.calls[name] ?? '';
  const summary = text.split(/(?<=\.)\s/)[0] ?? '';
  const rest = [
    access === 'admin' && 'Admins only.',
    text.slice(summary.length).trim(),
    oddities[name],
    limits[name],
    isOptional && 'Optional: every screen works without it.',
  ];
  const description = rest.filter(Boolean).join('\n\n');
  const parameters = parametersOf(call, converter);
  return {
    operationId: name,
    tags: [resource],
    // Markdown is for descriptions.
    summary: summary.replace(/\.$/, '').replaceAll('`', ''),
    ...(description && { description }),
    ...(access === 'public' && { security: [] }),
    ...(access === 'key' && { security: [{ serviceKey: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.request && { requestBody: requestBodyOf(call, call.request, converter, comments) }),
    responses: responsesOf(call, converter),
  };
}

function parametersOf({ name, path, query, isLogged }: NamedCall, { convert }: Converter): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({
    ...{ name: param, in: 'path', required: true },
    schema: pathSchemas[param] ?? idSchema,
  }));
  const { properties = {}, required = [] } = (query ? convert(query) : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([param, schema]) => ({
    ...{ name: param, in: 'query', required: required.includes(param), schema },
    ...(queryTexts[param] !== undefined && { description: queryTexts[param] }),
  }));
  const headers = name === 'updateConfig' ? [{ $ref: '#/components/parameters/IfMatch' }] : [];
  const how = isLogged ? [{ $ref: '#/components/parameters/How' }] : [];
  return [...inPath, ...inQuery, ...how, ...headers];
}

const queryTexts: Record<string, string> = {
  tz: 'An IANA time zone. The dates are wall times in it.',
  startDate: 'The first moment of the range.',
  endDate: 'The last moment of the range, which is included.',
  agent: 'Chats that this operator answered.',
  missed: '`true` for missed chats only, `false` for answered chats only.',
  trigger: '`true` for chats that a trigger started, `false` for all others.',
  q: 'A text in the title, the feedback, or the visitor’s name or email, in any case.',
  perPage: 'Chats per page, at most 1000.',
  page: 'Starts at 0.',
};

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** The constants whose comments describe the fields of a request. */
const requestConstants: Partial<Record<CallName, string>> = {
  createUser: 'signupRequest',
  createPartnerToken: 'tokenRequest',
};

function requestBodyOf(call: NamedCall, request: z.ZodMiniType, converter: Converter, comments: Comments): Json {
  const { name, encoding = 'json' } = call;
  const { json, form } = samples[name].sends;
  const example = json ?? (form === undefined ? undefined : Object.fromEntries(new URLSearchParams(form)));
  const isWidget = name === 'connectChannel' || name === 'deleteWidget';
  const isSettings = name === 'updateConfig';
  const fields = isSettings ? converter.settings : comments.fields[requestConstants[name] ?? ''];
  const schema = converter.convert(request, fields, true);
  if (isSettings) addSettingRules(schema);
  addCredentialRules(name, schema);
  return {
    required: true,
    content: { [mediaTypes[encoding]]: { schema, ...(example !== undefined && !isWidget && { example }) } },
  };
}

function responsesOf(call: NamedCall, { convert }: Converter): Json {
  const { name, method } = call;
  const sent = sentAnswer(call);
  const content = sent && { 'application/json': { schema: convert(sent), ...exampleOf(name) } };
  const isHead = method === 'HEAD';
  const rejections = rejectionsOf(call).map(([status, codes]): [ErrorStatus, Json] => [
    status,
    isHead ? { description: statusTexts[status] } : rejectionOf(status, codes),
  ]);
  return {
    200: {
      description: sent ? 'Done.' : `Done. The body ${isHead ? 'is' : 'can be'} empty.`,
      ...(versioned.includes(name) && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
      ...(content && { content }),
    },
    ...Object.fromEntries(rejections),
    500: isHead ? { description: failed.description } : { $ref: '#/components/responses/Failed' },
  };
}

/** Of calls that clients read no answer of. */
const storedExamples: Partial<Record<CallName, unknown>> = {
  saveSavedReply: (samples.listSavedReplies.answer as unknown[])[0],
  saveQuestionGroup: (samples.listQuestionGroups.answer as unknown[])[0],
};

/** Large examples are in the file once. */
function exampleOf(name: CallName): Json {
  const answer = storedExamples[name] ?? samples[name].answer;
  const shared = { User: samples.currentUser.answer, Widget: samples.updateConfig.answer };
  const large = Object.entries(shared).find(([, value]) => value === answer)?.[0];
  if (large !== undefined) return { examples: { [large]: { $ref: `#/components/examples/${large}` } } };
  return answer === undefined ? {} : { example: answer };
}

function sorted(named: Json): Json {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}
