import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Written from `openapi.json` and the guide alone, as a partner would: it imports nothing of the package. */
type Json = Record<string, unknown>;
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  not?: Schema;
  $ref?: string;
}
interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } } | undefined>>;
  components: { schemas: Record<string, Schema>; examples: Record<string, { value: unknown }> };
}

interface Widget extends Json {
  Id: number;
  Uuid: string;
  off: boolean;
  version: string;
}
interface Reply extends Json {
  id: number;
  label: string;
  shortcut: string;
}
interface Account {
  id: number;
  plan: Json;
  widgets: Widget[];
  replies: Map<number, Reply[]>;
}
interface User {
  id: number;
  email: string;
  password: string;
  admin: boolean;
  account: Account;
  terms: string;
}
interface Call {
  method: string;
  path: string;
  request: IncomingMessage;
  body: string;
  user?: User | undefined;
}
interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

class Rejection extends Error {
  readonly status: number;
  readonly code: string;
  readonly path: string | undefined;

  constructor(status: number, code: string, path?: string) {
    super(code);
    Object.assign(this, { status, code, path });
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

const identity =
  /^(Id|Uuid|Step|status|topic|Scope|BotScope|OauthV1|oauthV1|requestChatWriteUserScope|apiKey|zapierApiKey|version|off|chatStats|AvailableRooms|Room.*|slack.*)$/;

export function createPlainServer(openapi: OpenApi, tokens: { admin: string; agent: string; other: string }): Server {
  const { schemas, examples } = openapi.components;
  const [acme, globex] = [makeAccount(1, true), makeAccount(2, false)];
  const users: User[] = [
    makeUser(101, 'dana@acme.test', true, acme),
    makeUser(102, 'luis@acme.test', false, acme),
    makeUser(201, 'owner@globex.test', true, globex),
  ];
  const sessions = new Map([
    [tokens.admin, users[0]],
    [tokens.agent, users[1]],
    [tokens.other, users[2]],
  ]);
  let replyId = 0;
  let widgetId = 100;

  function makeAccount(id: number, isLarge: boolean): Account {
    const { ces, account } = examples.User?.value as { ces: Json[]; account: { plan: Json } };
    const features = { savedReplies: isLarge, operatingHours: isLarge, triggers: false, bots: false };
    const plan = { ...account.plan, ...features, questionGroups: false, reports: false };
    const widget = { ...ces[0], Id: id * 10 + 1, Uuid: randomUUID(), version: '1', off: false, operatingHours: [] };
    return { id, plan, widgets: [widget], replies: new Map() };
  }

  function makeUser(id: number, email: string, admin: boolean, account: Account): User {
    return { id, email, admin, account, password: 'plain password', terms: '' };
  }

  function userJson({ id, email, admin, account, terms }: User): Json {
    const example = examples.User?.value as { account: Json };
    return {
      ...example,
      ...{ Id: id, email, admin, accountId: account.id, ActiveTOSPP: terms, showNPSRating: false },
      ces: account.widgets.map((widget) => widgetJson(widget, admin)),
      account: { ...example.account, Id: account.id, plan: account.plan },
    };
  }

  function widgetJson(widget: Widget, isAdmin: boolean): Json {
    return isAdmin ? { ...widget, apiKey: `key-${widget.Id}`, zapierApiKey: `zapier-${widget.Id}` } : widget;
  }

  /** The first path at which a value doesn’t fit its schema. */
  function fault(value: unknown, schema: Schema, path = ''): string | undefined {
    if (schema.$ref !== undefined) return fault(value, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path);
    if (schema.not) return path;
    if (schema.anyOf) {
      const faults = schema.anyOf.map((each) => fault(value, each, path));
      return faults.includes(undefined) ? undefined : (faults.find((each) => each !== path) ?? path);
    }
    if (schema.type !== undefined && ![schema.type].flat().some((type) => isOf(value, type))) return path;
    if (schema.enum && !schema.enum.includes(value)) return path;
    if (typeof value === 'string') {
      const { minLength = 0, maxLength = Infinity, pattern = '' } = schema;
      if (value.length < minLength || value.length > maxLength || !new RegExp(pattern).test(value)) return path;
    }
    if (typeof value === 'number') {
      if (value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity)) return path;
    }
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const found = fault(item, schema.items ?? {}, path === '' ? String(index) : `${path}.${index}`);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    if (typeof value !== 'object' || value === null) return undefined;
    const object = value as Json;
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const missing = schema.required?.find((name) => object[name] === undefined);
    if (missing !== undefined) return at(missing);
    for (const [name, each] of Object.entries(schema.properties ?? {})) {
      if (object[name] === undefined) continue;
      const found = fault(object[name], each, at(name));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** A body that fits the file; `codes` are what the file names in place of `invalid`, by field. */
  function read(call: Call, path: string, codes: Record<string, string> = {}): Json {
    const schema = openapi.paths[path]?.[call.method.toLowerCase()]?.requestBody?.content['application/json']?.schema;
    let body: unknown;
    try {
      body = JSON.parse(call.body);
    } catch {
      throw new Rejection(400, 'invalid');
    }
    const found = fault(body, schema ?? {});
    if (found !== undefined) throw new Rejection(400, codes[found] ?? 'invalid', found);
    return body as Json;
  }

  function widgetOf({ user }: Call, id: string): Widget {
    const widget = user?.account.widgets.find((each) => String(each.Id) === id);
    if (!widget) throw new Rejection(404, 'not_found');
    return widget;
  }

  function save(call: Call, id: string): Answer {
    const widget = widgetOf(call, id);
    const { account, admin } = call.user as User;
    const version = call.request.headers['if-match'];
    if (version !== undefined && version !== `"${widget.version}"`) throw new Rejection(412, 'changed_meanwhile');
    const sent = read(call, '/chat_endpoints/{id}/update_config');
    const changes = Object.fromEntries(
      Object.entries(sent).filter(([name, value]) => !same(value, widget[name]) && !identity.test(name)),
    );
    const needs = { triggerJson: 'triggers', operatingHours: 'operatingHours', onOffSchedule: 'operatingHours' };
    for (const [name, feature] of Object.entries(needs)) {
      if (name in changes && !account.plan[feature]) throw new Rejection(400, 'plan_required', name);
    }
    const next = { ...widget, ...changes } as Widget & Record<string, string>;
    if (changes.tz !== undefined && !isZone(changes.tz)) throw new Rejection(400, 'invalid', 'tz');
    if (changes.blacklistedUrls !== undefined && !arePatterns(next.blacklistedUrls ?? ''))
      throw new Rejection(400, 'invalid', 'blacklistedUrls');
    if (changes.teamAvatarUrl) throw new Rejection(400, 'invalid', 'teamAvatarUrl');
    if (next.countryAllowList && next.countryDenyList)
      throw new Rejection(400, 'invalid', 'countryAllowList' in changes ? 'countryAllowList' : 'countryDenyList');
    if (next.requireAcceptance && (next.acceptanceText ?? '').trim().length < 3)
      throw new Rejection(400, 'invalid', 'acceptanceText');
    for (const [index, { start, end, ceId }] of (
      (changes.operatingHours ?? []) as { start: number; end: number; ceId?: number }[]
    ).entries()) {
      const at = `operatingHours.${index}`;
      const isClock = (time: number) => time % 100 < 60 && (time % 100) % 15 === 0;
      if (!isClock(start)) throw new Rejection(400, 'invalid', `${at}.start`);
      if (!isClock(end) || start >= end) throw new Rejection(400, 'invalid', `${at}.end`);
      if (ceId !== undefined && ceId !== widget.Id) throw new Rejection(400, 'invalid', `${at}.ceId`);
    }
    return stored(widget, changes, admin);
  }

  function stored(widget: Widget, changes: Json, admin: boolean): Answer {
    Object.assign(widget, changes, { version: String(Number(widget.version) + 1) });
    return { body: widgetJson(widget, admin), headers: { ETag: `"${widget.version}"` } };
  }

  async function upload(call: Call, id: string): Promise<Answer> {
    const widget = widgetOf(call, id);
    const type = call.request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.from(call.body, 'latin1'), { headers: { 'Content-Type': type } }).formData();
    const file = form.get('file');
    if (!(file instanceof Blob)) throw new Rejection(400, 'invalid', 'file');
    if (form.get('size') !== String(file.size)) throw new Rejection(400, 'invalid', 'size');
    const [first, second] = new Uint8Array(await file.arrayBuffer());
    if (first !== 0x89 || second !== 0x50) throw new Rejection(400, 'not_an_image', 'file');
    const teamAvatarUrl = `https://pictures.test/${randomUUID()}`;
    return { ...stored(widget, { teamAvatarUrl }, true), body: { teamAvatarUrl } };
  }

  function saveReply(call: Call, id: string): Answer {
    const widget = widgetOf(call, id);
    const { account } = call.user as User;
    if (!account.plan.savedReplies) throw new Rejection(400, 'plan_required');
    const sent = read(call, '/chat_endpoints/{id}/saved_replies');
    const { label, response, shortcut = '', triggerPhrases = '', autoSend = false } = sent as Record<string, string>;
    for (const [name, text] of Object.entries({ label, response }))
      if (!text?.trim()) throw new Rejection(400, 'invalid', name);
    for (const [name, text, limit] of [
      ['label', label, 255],
      ['shortcut', shortcut, 255],
      ['triggerPhrases', triggerPhrases, 20_000],
      ['response', response, 20_000],
    ] as const) {
      if ((text ?? '').length > limit) throw new Rejection(400, 'invalid', name);
    }
    const replies = account.replies.get(widget.Id) ?? [];
    const index = replies.findIndex((each) => String(each.id) === String(sent.id));
    if (sent.id !== undefined && index < 0) throw new Rejection(404, 'not_found');
    const fold = (text: string) => text.trim().toLowerCase();
    const isTaken = replies.some(
      (each, at) => at !== index && each.shortcut !== '' && fold(each.shortcut) === fold(shortcut),
    );
    if (isTaken) throw new Rejection(400, 'taken', 'shortcut');
    const reply = {
      id: replies[index]?.id ?? ++replyId,
      label: label ?? '',
      triggerPhrases,
      autoSend,
      shortcut,
      response,
      chatEndpointId: widget.Id,
    };
    account.replies.set(widget.Id, index < 0 ? [...replies, reply] : replies.with(index, reply));
    return { body: reply };
  }

  function removeReply(call: Call, id: string, reply: string): Answer {
    const widget = widgetOf(call, id);
    const replies = call.user?.account.replies.get(widget.Id) ?? [];
    if (!replies.some((each) => String(each.id) === reply)) throw new Rejection(404, 'not_found');
    call.user?.account.replies.set(
      widget.Id,
      replies.filter((each) => String(each.id) !== reply),
    );
    return {};
  }

  function logIn(call: Call): Answer {
    const { email, password } = read(call, '/p/sessions') as Record<string, string>;
    const user = users.find((each) => each.email === email?.trim().toLowerCase() && each.password === password);
    if (!user) throw new Rejection(400, 'wrong_credentials');
    const token = randomUUID();
    sessions.set(token, user);
    return { body: { token } };
  }

  function signUp(call: Call): Answer {
    const { email = '' } = read(call, '/p/users', { password: 'password_too_short' }) as Record<string, string>;
    if (!/^\S+@\S+$/.test(email)) throw new Rejection(400, 'invalid_email', 'email');
    throw new Rejection(400, 'user_exists', 'email');
  }

  function confirmTerms({ user }: Call, kind: string, version: string): Answer {
    if (kind !== 'terms_and_privacy_policy') throw new Rejection(404, 'not_found');
    if (version !== (examples.User?.value as Json).ActiveTOSPP) throw new Rejection(400, 'invalid', 'version');
    if (user) user.terms = version;
    return {};
  }

  function rate({ method }: Call, value: string): Answer {
    if (method === 'HEAD') throw new Rejection(404, 'not_found');
    if (!/^(-1|\d|10)$/.test(value)) throw new Rejection(400, 'invalid', 'value');
    return {};
  }

  function logOut({ request }: Call): Answer {
    sessions.delete(tokenOf(request));
    return {};
  }

  function counts({ user }: Call): Answer {
    const dailyCounts30d = Array.from({ length: 30 }, () => ({ chats: 0 }));
    const chatStats = { total: 0, last24h: 0, avg30d: 0, dailyCounts30d };
    return { body: user?.account.widgets.map((widget) => ({ ...widgetJson(widget, user.admin), chatStats })) };
  }

  function addWidget({ user }: Call): Answer {
    const { account } = user as User;
    const widget = makeAccount(account.id, false).widgets[0] as Widget;
    widgetId += 1;
    account.widgets.push({ ...widget, Id: widgetId, Step: '1', RoomId: '', RoomName: '', slackTeamId: '' });
    return { body: userJson(user as User) };
  }

  function removeWidget(call: Call, id: string): Answer {
    const { account } = call.user as User;
    const widget = widgetOf(call, id);
    account.widgets = account.widgets.filter((each) => each !== widget);
    return { body: userJson(call.user as User) };
  }

  type Handler = (call: Call, ...params: string[]) => Answer | Promise<Answer>;
  const open: [string, RegExp, Handler][] = [
    ['POST', /^\/p\/sessions$/, logIn],
    ['POST', /^\/p\/users$/, signUp],
    ['POST', /^\/p\/users\/password_reset_email$/, () => ({})],
    [
      'POST',
      /^\/p\/users\/password_reset$/,
      () => {
        throw new Rejection(400, 'invalid_token', 'token');
      },
    ],
  ];
  const closed: [string, RegExp, Handler][] = [
    ['GET', /^\/users\/current$/, ({ user }) => ({ body: userJson(user as User) })],
    ['GET', /^\/users\/current\/chat_endpoints$/, counts],
    ['HEAD', /^\/users\/logout$/, logOut],
    ['POST', /^\/users\/legal_confirmation\/([^/]+)\/([^/]+)$/, confirmTerms],
    ['GET', /^\/users\/rate\/([^/]+)$/, rate],
    ['POST', /^\/chat_endpoints\/new$/, addWidget],
    ['DELETE', /^\/chat_endpoints\/([^/]+)$/, removeWidget],
    ['PUT', /^\/chat_endpoints\/([^/]+)\/update_config$/, save],
    [
      'PUT',
      /^\/chat_endpoints\/([^/]+)\/toggle\/on$/,
      (call, id) => stored(widgetOf(call, id), { off: false }, call.user?.admin === true),
    ],
    [
      'PUT',
      /^\/chat_endpoints\/([^/]+)\/toggle\/off$/,
      (call, id) => stored(widgetOf(call, id), { off: true }, call.user?.admin === true),
    ],
    ['POST', /^\/chat_endpoints\/([^/]+)\/team-avatar$/, upload],
    [
      'GET',
      /^\/chat_endpoints\/([^/]+)\/saved_replies$/,
      (call, id) => ({ body: call.user?.account.replies.get(widgetOf(call, id).Id) ?? [] }),
    ],
    ['POST', /^\/chat_endpoints\/([^/]+)\/saved_replies$/, saveReply],
    ['DELETE', /^\/chat_endpoints\/([^/]+)\/saved_replies\/([^/]+)$/, removeReply],
  ];

  function answer(call: Call): Answer | Promise<Answer> {
    const find = (routes: typeof open) =>
      routes.find(([method, path]) => method === call.method && path.test(call.path));
    const run = ([, path, handle]: (typeof open)[number]) => handle(call, ...(path.exec(call.path) ?? []).slice(1));
    const found = find(open);
    if (found) return run(found);
    const user = sessions.get(tokenOf(call.request));
    if (!user) throw new Rejection(403, 'not_signed_in');
    const route = find(closed);
    if (!route) throw new Rejection(404, 'not_found');
    call.user = user;
    return run(route);
  }

  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').replace(/^\/v1/, '').replace(/\?.*$/, '');
      const isPicture = path.endsWith('/team-avatar');
      const body = Buffer.concat(chunks).toString(isPicture ? 'latin1' : 'utf8');
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      void Promise.resolve({ method: request.method ?? '', path, request, body })
        .then(answer)
        .then(
          ({ status = 200, body: sent, headers: more }) => {
            response.writeHead(status, { ...headers, ...more }).end(sent === undefined ? '' : JSON.stringify(sent));
          },
          (error: unknown) => {
            const { status, code, path: field } = error instanceof Rejection ? error : new Rejection(500, 'failed');
            response
              .writeHead(status, headers)
              .end(JSON.stringify({ Message: `Rejected: ${code}`, Code: code, Path: field }));
          },
        );
    });
  });
}

function tokenOf({ headers }: IncomingMessage): string {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isZone(zone: unknown): boolean {
  return Intl.supportedValuesOf('timeZone').includes(String(zone)) || zone === 'UTC';
}

function arePatterns(lines: string): boolean {
  try {
    for (const line of lines.split('\n')) new RegExp(line);
    return true;
  } catch {
    return false;
  }
}
