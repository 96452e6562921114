import { Agent, request } from 'node:http';
import { startBuiltServer, type BuiltServer } from './built-server.ts';
import { figureOf, inShort, round, table, type Figure } from './figures.ts';
import { startPostgres } from './server/postgres.ts';

interface Options {
  dashboards: number;
  seconds: number;
  /** Milliseconds between two changes of screen of one person, on average. */
  pause: number;
}

export interface LoadFigures extends Options {
  requests: number;
  perSecond: number;
  errors: number;
  all: Figure & { p99: number };
  byCall: Record<string, Figure & { p99: number }>;
}

/** At most as many as this, and as long, however much is asked for. */
const most = { dashboards: 1000, seconds: 120 };

/** Many people at once, each with a session, moving between the screens of the built server on PostgreSQL. */
export async function measureLoad(asked: Options): Promise<LoadFigures> {
  const options = {
    ...asked,
    dashboards: Math.min(asked.dashboards, most.dashboards),
    seconds: Math.min(asked.seconds, most.seconds),
  };
  const postgres = await startPostgres();
  let server: BuiltServer | undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: options.dashboards });
  try {
    const { url, signIn } = (server = await startBuiltServer({ DATABASE_URL: await postgres.urlOf('load') }));
    const tokens: string[] = [];
    // A password is checked slowly on purpose: a few at a time.
    while (tokens.length < options.dashboards) {
      const few = Math.min(4, options.dashboards - tokens.length);
      tokens.push(...(await Promise.all(Array.from({ length: few }, () => signIn()))));
    }
    const screens = screensOf(await widgetsOf(url, tokens[0] ?? ''));
    const found = await drive(url, agent, tokens, screens, options);
    print(found);
    return found;
  } finally {
    agent.destroy();
    await server?.stop();
    await postgres.stop();
  }
}

/** The calls of each screen: the current user is asked for again at each of them, the rest with what it shows. */
function screensOf(widgets: readonly string[]): string[][] {
  const me = '/users/current';
  const until = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
  const range = `tz=Europe/Berlin&startDate=${from}T00:00:00&endDate=${until}T23:59:59`;
  const reports = (name: string, more = '') => widgets.map((id) => `/reports/${id}/${name}?${range}${more}`);
  const [first = ''] = widgets;
  return [
    [me, '/users/current/chat_endpoints'],
    [me],
    [me, `/chat_endpoints/${first}/saved_replies`],
    [me, '/users/current/chat_endpoints'],
    [me, ...reports('overview')],
    [me, ...reports('chats', '&perPage=15&page=0')],
    [me, ...reports('availability')],
    [me, '/dashboard-admin/users'],
  ];
}

async function widgetsOf(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}/v1/users/current`, { headers: { Authorization: `Bearer ${token}` } });
  const { ces } = (await answer.json()) as { ces: { Id: number; Step: string }[] };
  return ces.filter(({ Step }) => Step === '3').map(({ Id }) => String(Id));
}

async function drive(
  url: string,
  agent: Agent,
  tokens: readonly string[],
  screens: readonly string[][],
  options: Options,
): Promise<LoadFigures> {
  const times = new Map<string, number[]>();
  let errors = 0;
  const end = performance.now() + options.seconds * 1000;

  async function call(path: string, token: string) {
    const start = performance.now();
    const status = await ask(`${url}/v1${path}`, agent, token).catch(() => 0);
    if (status !== 200) errors += 1;
    const name = path.replace(/\?.*/, '').replaceAll(/\d+/g, '{id}');
    const known = times.get(name) ?? [];
    known.push(performance.now() - start);
    times.set(name, known);
  }

  async function dashboard(token: string, index: number) {
    // They come one after the other, not all in the same moment.
    await sleep((options.pause * index) / tokens.length);
    for (let screen = index; performance.now() < end; screen += 1) {
      const calls = screens[screen % screens.length] ?? [];
      const [first = '', ...others] = calls;
      await call(first, token);
      await Promise.all(others.map((path) => call(path, token)));
      await sleep(options.pause * (0.5 + ((screen * 7919) % 1000) / 1000));
    }
  }

  const start = performance.now();
  await Promise.all(tokens.map(dashboard));
  const seconds = (performance.now() - start) / 1000;
  const everything = [...times.values()].flat();
  return {
    ...options,
    requests: everything.length,
    perSecond: round(everything.length / seconds),
    errors,
    all: withP99(everything),
    byCall: Object.fromEntries([...times].map(([name, all]) => [name, withP99(all)])),
  };
}

function ask(url: string, agent: Agent, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, timeout: 15_000, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject);
    });
    asked
      .on('timeout', () => asked.destroy(new Error('no answer')))
      .on('error', reject)
      .end();
  });
}

function withP99(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { ...figureOf(times), p99: round(sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN) };
}

function print({ dashboards, seconds, requests, perSecond, errors, all, byCall }: LoadFigures): void {
  console.log(
    `\n${dashboards} dashboards for ${seconds} seconds: ${requests} requests, ${perSecond} a second, ${errors} errors\n`,
  );
  const row = (name: string, figure: LoadFigures['all']) => [
    name,
    String(figure.count),
    ...[figure.median, figure.p95, figure.p99].map(inShort),
  ];
  const rows = Object.entries(byCall).map(([name, figure]) => row(name, figure));
  console.log(table(['call, milliseconds', 'how many', 'median', 'p95', 'p99'], [...rows, row('all', all)]));
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
