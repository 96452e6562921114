import type { JsonObject } from 'chatdeck/model';
import {
  ces,
  config,
  goes,
  groups,
  history,
  inWinterTime,
  json,
  matches,
  overview,
  reads,
  rejects,
  savedReplies,
  says,
  without,
  type PlantedFault,
  type Rows,
} from './planted-faults';

const availability = /\/availability/;
const counts = /\/users\/current\/chat_endpoints$/;

type Figures = Record<string, number | null> & { agentName: string };
interface Overview {
  totalStats: Figures;
  stats: Figures[];
}
const figures = (name: string, change: (row: Figures) => Partial<Figures>) =>
  says(name, 'GET', overview, ({ totalStats, stats, ...rest }: Overview & JsonObject) => ({
    ...rest,
    totalStats: { ...totalStats, ...change(totalStats) },
    stats: stats.map((row) => ({ ...row, ...change(row) })),
  }));
const times = (value: number | null | undefined, factor: number) =>
  value === null || value === undefined ? null : value * factor;

interface Stats {
  total: number;
  last24h: number;
  avg30d: number;
  dailyCounts30d: { chats: number }[];
}
const chatCounts = (name: string, change: (stats: Stats) => Partial<Stats>) =>
  says(name, 'GET', counts, (rows: { chatStats: Stats }[]) =>
    rows.map(({ chatStats, ...row }) => ({ ...row, chatStats: { ...chatStats, ...change(chatStats) } })),
  );

interface Period {
  start: string;
  end: string;
}
const periods = (name: string, change: (periods: Period[]) => Period[]) =>
  says(name, 'GET', availability, (days: { periods: Period[] }[]) =>
    days.map((day) => ({ ...day, periods: change(day.periods) })),
  );

/** Responses of a path lack a header. */
const lacks = (name: string, path: RegExp, header: string): PlantedFault => ({
  name,
  async serve(request, service) {
    const response = await service(request);
    if (!path.test(request.url)) return response;
    const headers = new Headers(response.headers);
    headers.delete(header);
    return new Response(response.body, { status: response.status, headers });
  },
});

/** A call that works is a 500. */
const breaks = (name: string, method: string, path: RegExp): PlantedFault => ({
  name,
  async serve(request, service) {
    const response = await service(request);
    return matches(request, method, path) && response.ok ? json({ Message: 'Oops.' }, { status: 500 }) : response;
  },
});

/** Says that it has done what it was asked to do. */
const pretends = (name: string, method: string, path: RegExp): PlantedFault => ({
  name,
  async serve(request, service) {
    const { pathname, origin } = new URL(request.url);
    if (!matches(request, method, path)) return service(request);
    const body = (await request.clone().json()) as JsonObject;
    // What isn’t sound is still rejected.
    if (!Object.values(body).every((value) => typeof value === 'string' && /^[a-z0-9_-]{1,21}$/.test(value))) {
      return service(request);
    }
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const user = await service(new Request(`${origin}/v1/users/current`, { headers }));
    const isOwn = user.ok && (await user.clone().text()).includes(`"Id":${pathname.split('/')[3] ?? ''},`);
    return isOwn ? user : service(request);
  },
});

/** Mistakes in what a server computes, lists, and sends beside the body. */
export const ordinaryFaults: PlantedFault[] = [
  figures('the time to the first reply is in milliseconds', (row) => ({
    avgTimeToFirstReply: times(row.avgTimeToFirstReply, 1000),
  })),
  figures('durations of operators are in minutes', (row) => ({
    avgChatDuration: row.agentName === '' ? (row.avgChatDuration ?? null) : times(row.avgChatDuration, 1 / 60),
  })),
  says('the figures of operators are swapped', 'GET', overview, ({ stats, ...rest }: Overview) => {
    const agents = stats.slice(0, -1);
    const swapped = agents.toReversed().map((row, index) => ({ ...row, agentName: agents[index]?.agentName }));
    return { ...rest, stats: [...swapped, stats.at(-1)] };
  }),
  figures('no reply is late', () => ({ lateReply: 0 })),
  figures('messages and offline messages are made up', () => ({ avgMsgsPerChat: 99, totalOfflineMsgs: 7 })),
  says('every operator has only thumbs up', 'GET', overview, ({ stats, ...rest }: Overview) => ({
    ...rest,
    stats: stats.map((row) => ({ ...row, upRatingPercent: 100 })),
  })),
  goes('the overview ignores the zone', 'GET', overview, ({ searchParams }) => {
    if (searchParams.get('tz')?.includes('/') && !searchParams.get('tz')?.startsWith('Mars'))
      searchParams.set('tz', 'UTC');
  }),
  goes('the overview has fixed offsets in place of zones', 'GET', overview, inWinterTime),
  goes('the trigger filter is inverted', 'GET', history, ({ searchParams }) => {
    const value = searchParams.get('trigger');
    if (value === 'true' || value === 'false') searchParams.set('trigger', value === 'true' ? 'false' : 'true');
  }),
  goes('of several filters, the first alone counts', 'GET', history, ({ searchParams }) => {
    const [, ...others] = ['agent', 'rating', 'missed', 'trigger', 'q'].filter((name) => searchParams.has(name));
    for (const name of others) searchParams.delete(name);
  }),
  says('a search finds the title alone', 'GET', history, (page: { chats: Rows; totalChats: number }, _, { url }) => {
    const q = new URL(url).searchParams.get('q')?.toLowerCase();
    if (q === undefined) return page;
    const chats = page.chats.filter(({ title }) => String(title).toLowerCase().includes(q));
    return { chats, totalChats: chats.length };
  }),
  goes('a search that finds something finds everything', 'GET', history, ({ searchParams }) => {
    if (/^[\w\s@?.-]{1,60}$/.test(searchParams.get('q') ?? '') && !/no-such/.test(searchParams.get('q') ?? '')) {
      searchParams.delete('q');
    }
  }),
  periods('no one is ever online', () => []),
  periods('operators are online an hour late', (all) =>
    all
      .map((period) => ({ ...period, start: new Date(Date.parse(period.start) + 3_600_000).toISOString() }))
      .filter(({ start, end }) => start < end),
  ),
  says('the availability has the days of UTC', 'GET', availability, (days: { label: string; periods: Period[] }[]) => {
    const all = days.flatMap((day) => day.periods);
    const labelOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return days.map(({ label }) => ({
      label,
      periods: all.filter(({ start }) => labelOf.format(new Date(start)) === label),
    }));
  }),

  lacks('turning off sends no ETag', /\/toggle\//, 'ETag'),
  lacks('an upload sends no ETag', /\/team-avatar/, 'ETag'),
  lacks('limits don’t say for how long', /./, 'Retry-After'),
  lacks('pages can’t read the ETag', /./, 'Access-Control-Expose-Headers'),
  lacks('pages can’t ask what they may send', /./, 'Access-Control-Allow-Headers'),

  says('a new widget has the Uuid of another', 'POST', /\/chat_endpoints\/new/, (user: { ces: Rows }) => ({
    ...user,
    ces: user.ces.map((widget) => ({ ...widget, Uuid: user.ces[0]?.Uuid })),
  })),
  pretends('renaming a channel does nothing', 'PUT', /\/rename-channel$/),
  breaks('renaming a channel fails', 'PUT', /\/rename-channel$/),
  breaks('creating a channel fails', 'POST', /\/channels$/),
  breaks('checkout fails', 'POST', /\/create_checkout_session$/),
  breaks('the portal fails', 'POST', /\/create_portal_session$/),
  breaks('switching plans fails', 'POST', /\/upgrade\//),
  {
    name: 'groups of all accounts are listed',
    store: (store) => ({
      ...store,
      questionGroups: {
        ...store.questionGroups,
        list: async (account) => [
          ...(await store.questionGroups.list(account)),
          ...(await store.questionGroups.list(3 - account)),
        ],
      },
    }),
  },
  {
    name: 'replies of all widgets are listed',
    store: (store) => ({
      ...store,
      savedReplies: {
        ...store.savedReplies,
        list: async () => (await Promise.all([11, 12].map((id) => store.savedReplies.list(id)))).flat(),
      },
    }),
  },
  says('groups are newest first', 'GET', groups, (rows: Rows) => rows.toReversed()),
  says('groups have no accountId', 'GET', groups, (rows: Rows) => rows.map((row) => without(row, 'accountId'))),
  says('a new reply’s ID becomes a text', 'POST', savedReplies, (reply: JsonObject) => ({
    ...reply,
    id: String(reply.id),
  })),
  reads(
    'emoji become question marks',
    'PUT',
    config,
    (body) => JSON.parse(JSON.stringify(body).replaceAll(/[\u{1F300}-\u{1FAFF}]/gu, '?')) as JsonObject,
  ),
  reads(
    'markup in settings is removed',
    'PUT',
    config,
    (body) => JSON.parse(JSON.stringify(body).replaceAll('<b>', '')) as JsonObject,
  ),
  says('operating hours are sorted', 'PUT', config, (widget: JsonObject) => ({
    ...widget,
    operatingHours: (widget.operatingHours as unknown[] | undefined)?.toReversed(),
  })),
  says('the conversation count is always 0', 'GET', /\/conversation-count$/, () => ({ count: 0 })),
  chatCounts('the total is ten times too high', ({ total }) => ({ total: total * 10 })),
  chatCounts('nothing is counted', ({ dailyCounts30d }) => ({
    ...{ total: 0, last24h: 0, avg30d: 0, dailyCounts30d: dailyCounts30d.map(() => ({ chats: 0 })) },
  })),
  chatCounts('two days of counts are swapped', ({ dailyCounts30d }) => ({
    dailyCounts30d: dailyCounts30d
      .with(3, dailyCounts30d[4] ?? { chats: 0 })
      .with(4, dailyCounts30d[3] ?? { chats: 0 }),
  })),
  says(
    'the user’s widgets have no IDs of their own',
    'GET',
    /\/users\/current$/,
    ces((widget) => ({ ...widget, Id: 0 })),
  ),
  says('invitations have no end', 'GET', /\/invitations$/, (rows: Rows) =>
    rows.map((row) => without(row, 'expiresAt')),
  ),
  says('a new link is always the same', 'POST', /\/invitations\/link$/, (answer: JsonObject) => ({
    ...answer,
    link: 'https://chat.test/#/reset_password',
  })),
  rejects('links are made for users who have logged in', 'not_pending', () => [200, {}]),
  {
    name: 'canceling an invitation does nothing',
    serve: (request, service) =>
      request.method === 'DELETE' && request.url.endsWith('/invitations')
        ? Promise.resolve(Response.json({}))
        : service(request),
  },
];
