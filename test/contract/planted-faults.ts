import type { JsonObject } from 'chatdeck/model';
import { settingChoices } from 'chatdeck/model/entities/widget-settings';
import { isTimeZone } from 'chatdeck/model/time/time-zone';
import { offsetMinutes } from 'chatdeck/model/time/zoned-time';
import { initialSettings, type Store } from 'chatdeck/service';

type Serve = (request: Request) => Promise<Response>;

/** A mistake that a server can make, planted in ours. */
export interface PlantedFault {
  name: string;
  /** Answers instead of the service. */
  serve?(request: Request, service: Serve): Promise<Response>;
  /** Is asked in place of the store. */
  store?(store: Store): Store;
}

export const matches = (request: Request, method: string, path: RegExp) =>
  request.method === method && path.test(new URL(request.url).pathname + new URL(request.url).search);

export function json(body: unknown, { status, headers }: { status: number; headers?: Headers }): Response {
  const kept = new Headers(headers);
  kept.delete('Content-Length');
  kept.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers: kept });
}

/** Says something else than the service. */
export function says(
  name: string,
  method: string,
  path: RegExp,
  change: (body: never, response: Response, request: Request) => unknown,
): PlantedFault {
  return {
    name,
    async serve(request, service) {
      const response = await service(request.clone());
      if (!matches(request, method, path) || !response.ok) return response;
      const text = await response.text();
      return json(text === '' ? undefined : change(JSON.parse(text) as never, response, request), response);
    },
  };
}

/** Answers rejections with this code differently. */
export function rejects(
  name: string,
  code: string,
  answer: (body: JsonObject) => [status: number, body: unknown],
): PlantedFault {
  return {
    name,
    async serve(request, service) {
      const response = await service(request);
      if (response.ok || request.method === 'HEAD') return response;
      const body = (await response.json()) as JsonObject;
      if (code !== '*' && body.Code !== code) return json(body, response);
      const [status, instead] = answer(body);
      return json(instead, { status: status || response.status, headers: response.headers });
    },
  };
}

/** Reads something else than what was sent. */
export function reads(
  name: string,
  method: string,
  path: RegExp,
  change: (body: JsonObject) => JsonObject | Promise<JsonObject>,
): PlantedFault {
  return {
    name,
    async serve(request, service) {
      if (!matches(request, method, path) || !request.headers.get('Content-Type')?.includes('json'))
        return service(request);
      const text = await request.text();
      let body: JsonObject;
      try {
        body = JSON.parse(text) as JsonObject;
      } catch {
        return service(new Request(request.url, { method, headers: request.headers, body: text }));
      }
      return service(
        new Request(request.url, { method, headers: request.headers, body: JSON.stringify(await change(body)) }),
      );
    },
  };
}

/** Reads another query or path. */
export function goes(name: string, method: string, path: RegExp, change: (url: URL) => void): PlantedFault {
  return {
    name,
    serve(request, service) {
      if (!matches(request, method, path)) return service(request);
      const url = new URL(request.url);
      change(url);
      return service(new Request(url, { method, headers: request.headers }));
    },
  };
}

const done: [number, unknown] = [200, {}];
export const ces = (change: (widget: JsonObject) => JsonObject) => (user: JsonObject) => ({
  ...user,
  ces: (user.ces as JsonObject[]).map(change),
});
export const without = (object: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const current = /\/users\/current$/;
export const config = /\/update_config$/;
export const history = /\/reports\/\d+\/chats/;
export const overview = /\/reports\/\d+\/overview/;
export const savedReplies = /\/saved_replies$/;
export const groups = /\/question_groups$/;
const choices: Record<string, readonly unknown[]> = settingChoices;
const knownSettings = new Set([...Object.keys(initialSettings), 'operatingHours', 'off', 'Id', 'Uuid']);
const mapped = (body: JsonObject, change: (value: unknown) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(value)]));

/** A server that has fixed offsets in place of zones. */
export function inWinterTime({ searchParams }: URL): void {
  const tz = searchParams.get('tz') ?? '';
  if (!tz.includes('/') || !isTimeZone(tz)) return;
  const hours = offsetMinutes(Date.UTC(2025, tz.startsWith('Pacific') ? 6 : 0, 1), tz) / 60;
  if (Number.isInteger(hours)) searchParams.set('tz', `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`);
}

/** Keeps groups of widgets that are the account’s. */
function groupsOfWidgets(name: string): PlantedFault {
  const widgets = new Map<unknown, string>();
  const widgetOf = ({ url }: Request) => /chat_endpoints\/([^/]+)/.exec(url)?.[1] ?? '';
  return {
    name,
    async serve(request, service) {
      const response = await service(request.clone());
      if (matches(request, 'POST', groups) && response.ok) {
        widgets.set(((await request.json()) as JsonObject).uid, widgetOf(request));
      }
      if (!matches(request, 'GET', groups) || !response.ok) return response;
      const rows = (await response.json()) as Rows;
      const isHere = ({ uid }: JsonObject) => (widgets.get(uid) ?? widgetOf(request)) === widgetOf(request);
      return json(rows.filter(isHere), response);
    },
  };
}
export type Rows = JsonObject[];

/** A server’s typical mistakes: sixty of them, whatever the cases send. */
export const plantedFaults: PlantedFault[] = [
  // Statuses.
  rejects('a wrong password is a 401', 'wrong_credentials', (body) => [401, body]),
  rejects('a missing token is a 401', 'not_signed_in', (body) => [401, body]),
  rejects('an agent gets a 403', 'not_admin', (body) => [403, body]),
  rejects('an unknown ID is a 400', 'not_found', (body) => [400, body]),
  rejects('a rejected field is a 422', 'invalid', (body) => [422, body]),
  rejects('an outdated version is a 409', 'changed_meanwhile', (body) => [409, body]),
  rejects('rejections have no message', '*', (body) => [0, without(body, 'Message')]),
  rejects('rejections have no code', '*', (body) => [0, without(body, 'Code')]),
  rejects('rejections name no field', '*', (body) => [0, without(body, 'Path')]),

  // Sessions.
  goes('a GET logs out', 'GET', /\/users\/logout$/, (url) => (url.pathname = '/v1/users/current')),
  {
    name: 'logging out ends nothing',
    serve: (request, service) =>
      matches(request, 'HEAD', /logout/) ? Promise.resolve(new Response(null)) : service(request),
  },
  reads('emails are case-sensitive', 'POST', /\/p\/sessions$/, ({ email, ...rest }) => ({
    ...rest,
    email: typeof email === 'string' && email !== email.toLowerCase() ? 'unknown@chatdeck.test' : email,
  })),
  {
    name: 'responses can be cached',
    async serve(request, service) {
      const response = await service(request);
      const headers = new Headers(response.headers);
      headers.set('Cache-Control', 'max-age=60');
      return new Response(response.body, { status: response.status, headers });
    },
  },

  // Fields.
  says(
    'a field of the settings is missing',
    'GET',
    current,
    ces((widget) => without(widget, 'countryDenyList')),
  ),
  says(
    'a number comes as a text',
    'GET',
    current,
    ces((widget) => ({ ...widget, maxConcurrentConvos: '0' })),
  ),
  says('the quota is missing', 'GET', current, (user: JsonObject) => ({
    ...user,
    account: without(user.account as JsonObject, 'quota'),
  })),
  says('the last login is null', 'GET', current, (user: JsonObject) => ({ ...user, lastSignedInAt: null })),
  says('the payment flag is wrong', 'GET', current, (user: JsonObject) => ({
    ...user,
    isCcPresent: !user.isCcPresent,
  })),
  says(
    'agents see keys',
    'GET',
    current,
    ces((widget) => ({ apiKey: 'secret', zapierApiKey: 'secret', ...widget })),
  ),
  says(
    'admins see no keys',
    'GET',
    current,
    ces((widget) => without(widget, 'apiKey')),
  ),
  says('a chat has no visitor', 'GET', history, ({ chats, ...rest }: { chats: Rows }) => ({
    ...rest,
    chats: chats.map((chat) => without(chat, 'visitor')),
  })),

  // Tenants.
  {
    name: 'any widget can be read',
    store: (store) => ({
      ...store,
      widgets: {
        ...store.widgets,
        find: async (account, id) => (await store.widgets.find(account, id)) ?? store.widgets.find(3 - account, id),
      },
    }),
  },
  {
    name: 'any widget can be written',
    store: (store) => ({
      ...store,
      widgets: {
        ...store.widgets,
        update: async (account, id, change) =>
          (await store.widgets.update(account, id, change)) ?? store.widgets.update(3 - account, id, change),
      },
    }),
  },
  {
    name: 'any widget can be deleted',
    store: (store) => ({
      ...store,
      widgets: {
        ...store.widgets,
        remove: async (account, id) =>
          (await store.widgets.remove(account, id)) || store.widgets.remove(3 - account, id),
      },
    }),
  },
  {
    name: 'users of all accounts are listed',
    store: (store) => ({
      ...store,
      users: {
        ...store.users,
        list: async (account) => [...(await store.users.list(account)), ...(await store.users.list(3 - account))],
      },
    }),
  },
  {
    name: 'another account’s widgets are listed',
    store: (store) => ({
      ...store,
      widgets: {
        ...store.widgets,
        list: async (account) => [...(await store.widgets.list(account)), ...(await store.widgets.list(3 - account))],
      },
    }),
  },
  {
    name: 'another account’s ID gets its own message',
    async serve(request, service) {
      const response = await service(request);
      if (response.status !== 404 || !/\/(21|accounts\/2)(\/|$|\?)/.test(request.url)) return response;
      return json({ Message: 'This isn’t yours.', Code: 'not_found' }, response);
    },
  },

  // Saving settings.
  reads('a save resets what it doesn’t send', 'PUT', config, (body) => ({
    offlineTitle: '',
    autoResponseMessage: '',
    ...body,
  })),
  reads('unknown fields are dropped', 'PUT', config, (body) =>
    without(body, ...Object.keys(body).filter((name) => !knownSettings.has(name))),
  ),
  reads('`off` can be saved', 'PUT', config, (body) => without(body, 'off')),
  reads('texts become flags', 'PUT', config, (body) => mapped(body, (value) => (value === 'true' ? true : value))),
  reads('other choices are accepted', 'PUT', config, (body) =>
    without(body, ...Object.keys(choices).filter((name) => name in body && !choices[name]?.includes(body[name]))),
  ),
  {
    name: 'both country lists can be set',
    async serve(request, service) {
      const response = await service(request.clone());
      if (!matches(request, 'PUT', config) || response.status !== 400) return response;
      const body = (await request.json()) as JsonObject;
      const isSound = [body.countryAllowList, body.countryDenyList].every((list) =>
        /^[A-Z,]*$/.test(typeof list === 'string' ? list : ''),
      );
      if (!isSound) return response;
      const rest = JSON.stringify(without(body, 'countryAllowList', 'countryDenyList'));
      return service(new Request(request.url, { method: 'PUT', headers: request.headers, body: rest }));
    },
  },
  reads('hours can end before they start', 'PUT', config, (body) => ({
    ...body,
    ...(Array.isArray(body.operatingHours) && {
      operatingHours: (body.operatingHours as JsonObject[]).map((hours) =>
        Number(hours.end) <= Number(hours.start) ? { ...hours, start: 0, end: 2345 } : hours,
      ),
    }),
  })),
  {
    name: 'versions are ignored',
    serve(request, service) {
      const headers = new Headers(request.headers);
      headers.delete('If-Match');
      return service(new Request(request, { headers }));
    },
  },
  {
    name: 'of two saves at the same time, one is lost',
    store: (store) => ({
      ...store,
      widgets: {
        ...store.widgets,
        async update(account, id, change) {
          const found = await store.widgets.find(account, id);
          if (!found) return undefined;
          const next = change(found);
          await new Promise((resolve) => setTimeout(resolve, 5));
          return store.widgets.update(account, id, () => next);
        },
      },
    }),
  },
  {
    name: 'a rejected save stores its good fields',
    async serve(request, service) {
      const copy = request.clone();
      const response = await service(request);
      if (!matches(request, 'PUT', config) || response.status !== 400) return response;
      const { offlineTitle } = (await copy.json()) as JsonObject;
      if (offlineTitle !== undefined)
        await service(
          new Request(request.url, { method: 'PUT', headers: request.headers, body: JSON.stringify({ offlineTitle }) }),
        );
      return response;
    },
  },
  goes(
    'turning off does nothing',
    'PUT',
    /\/toggle\/off$/,
    (url) => (url.pathname = url.pathname.replace('off', 'on')),
  ),
  says(
    'counts are newest first',
    'GET',
    /\/users\/current\/chat_endpoints$/,
    (rows: { chatStats: { dailyCounts30d: unknown[] } }[]) =>
      rows.map(({ chatStats, ...row }) => ({
        ...row,
        chatStats: { ...chatStats, dailyCounts30d: chatStats.dailyCounts30d.toReversed() },
      })),
  ),

  // Saved replies and question groups.
  says('a new reply has no ID', 'POST', savedReplies, (reply: JsonObject) => without(reply, 'id')),
  reads('a replaced reply keeps what isn’t sent', 'POST', savedReplies, (body) =>
    body.id === undefined ? body : { autoSend: true, ...body },
  ),
  says('replies change their order', 'GET', savedReplies, (rows: Rows) => rows.toReversed()),
  rejects('a shortcut can be taken twice', 'taken', () => done),
  reads('a label can be blank', 'POST', savedReplies, (body) => ({
    ...body,
    ...(typeof body.label === 'string' && /^\s+$/.test(body.label) && { label: 'x' }),
  })),
  rejects('a small plan can save replies', 'plan_required', () => done),
  {
    name: 'two groups open automatically',
    store(store) {
      const automatic = new Map<string, boolean>();
      return {
        ...store,
        questionGroups: {
          ...store.questionGroups,
          async save(group, check) {
            await store.questionGroups.save(group, check);
            automatic.set(group.uid, group.isAuto);
          },
          async list(account) {
            const rows = await store.questionGroups.list(account);
            return rows.map((row) => ({ ...row, isAuto: automatic.get(row.uid) ?? row.isAuto }));
          },
        },
      };
    },
  },
  groupsOfWidgets('a group is seen in its own widget only'),
  says('scripts are kept', 'POST', groups, (group: JsonObject) => ({
    ...group,
    prompt: `${String(group.prompt)}<script>alert(1)</script>`,
  })),

  // Setup.
  says(
    'a new widget starts at Step 2',
    'POST',
    /\/chat_endpoints\/new$/,
    ces((widget) => ({ ...widget, Step: widget.Step === '1' ? '2' : widget.Step })),
  ),
  rejects('a channel can have two widgets', 'channel_in_use', () => done),
  rejects('a plan has no limit of widgets', 'channel_limit', () => done),

  // Reports.
  says('the history is oldest first', 'GET', history, (page: { chats: Rows }) => ({
    ...page,
    chats: page.chats.toReversed(),
  })),
  goes('pages start at 1', 'GET', history, ({ searchParams }) => {
    const page = Number(searchParams.get('page'));
    if (page > 0) searchParams.set('page', String(page - 1));
  }),
  says('the total counts one page', 'GET', history, (page: { chats: Rows }) => ({
    ...page,
    totalChats: page.chats.length,
  })),
  goes('the rating isn’t filtered', 'GET', history, ({ searchParams }) => {
    if (['up', 'down'].includes(searchParams.get('rating') ?? '')) searchParams.delete('rating');
  }),
  goes('the last second is left out', 'GET', history, ({ searchParams }) => {
    const end = searchParams.get('endDate') ?? '';
    const time = Date.parse(`${end}Z`);
    if (!/T([01]\d|2[0-3])(:[0-5]\d){2}$/.test(end) || Number.isNaN(time)) return;
    const last = new Date(time - 1000).toISOString().slice(0, 19);
    searchParams.set('endDate', last);
    if (end === searchParams.get('startDate')) searchParams.set('startDate', last);
  }),
  goes('a zone’s winter time counts all year', 'GET', history, inWinterTime),
  says('missed chats have no row', 'GET', overview, (figures: { stats: Rows }) => ({
    ...figures,
    stats: figures.stats.slice(0, -1),
  })),

  // Users and plans.
  says('an invited user is an admin', 'GET', /\/dashboard-admin\/users$/, (rows: Rows) =>
    rows.map((row) => ({ ...row, admin: true })),
  ),
  rejects('users can remove themselves', 'own_user', () => done),
];
