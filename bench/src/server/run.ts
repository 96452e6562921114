import { spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { startBuiltServer, type BuiltServer } from '../built-server.ts';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { fillHistory, type Place } from './history.ts';
import { startPostgres } from './postgres.ts';
import { questions, type Asked, type Question } from './questions.ts';

/** How one question is answered: by the product, by a bare server with the statement by hand, and by that statement alone. */
const ways = ['call', 'bare', 'sql'] as const;
type Answered = Record<(typeof ways)[number], Figure>;

/** A database with this many chats, the servers on it, and a separate connection. */
interface Stage {
  count: number;
  server: BuiltServer;
  bare: Pick<BuiltServer, 'url' | 'stop'>;
  client: pg.Client;
  place: Place;
  token: string;
}

/** Rounds that warm everything up, and are not counted. */
const warming = 30;

/** What the built server takes for an answer, beside the same by hand in its database. */
export async function measureServer(
  counts: readonly number[],
  rounds: number,
): Promise<Record<string, Record<string, Answered>>> {
  const postgres = await startPostgres();
  const stages: Stage[] = [];
  const open: { end(): Promise<unknown> }[] = [];
  try {
    for (const count of counts) {
      const url = await postgres.urlOf(`chats_${count}`);
      const server = await startBuiltServer({ DATABASE_URL: url });
      open.push({ end: () => server.stop() });
      const bare = await startBare(url);
      open.push({ end: () => bare.stop() });
      const client = new pg.Client(url);
      await client.connect();
      open.push(client);
      const place = await fillHistory(client, count);
      stages.push({ count, server, bare, client, place, token: await server.signIn() });
      process.stderr.write(`${count} chats are there\n`);
    }
    const results: Record<string, Record<string, Answered>> = {};
    for (const question of questions) {
      const measured = stages.map(() => ({ call: [] as number[], bare: [] as number[], sql: [] as number[] }));
      for (let round = -warming; round < rounds; round += 1) {
        for (const [index, stage] of stages.entries()) {
          for (const way of ways) {
            const time = await timeOf[way](stage, question);
            if (round >= 0) measured[index]?.[way].push(time);
          }
        }
      }
      results[question.title] = Object.fromEntries(
        measured.map(({ call, bare, sql }, index) => [
          stages[index]?.count,
          { call: figureOf(call), bare: figureOf(bare), sql: figureOf(sql) },
        ]),
      );
    }
    const empty: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, token } of stages) empty.push(await timeFetch([`${server.url}/v1/nothing`], token, 404));
    }
    print(counts, results, figureOf(empty));
    return results;
  } finally {
    for (const each of open.reverse()) await each.end();
    await postgres.stop();
  }
}

function print(counts: readonly number[], results: Record<string, Record<string, Answered>>, empty: Figure): void {
  for (const count of counts) {
    console.log(`\nAnswers over ${short(count)} chats in PostgreSQL 15, milliseconds\n`);
    const head = ['asked', 'server', 'p95', 'bare server', 'SQL by hand', 'to the bare server', 'to the SQL'];
    const rows = Object.entries(results).map(([title, answers]) => rowOf(title, answers[String(count)]));
    console.log(table(head, rows));
  }
  const [least, most] = [String(counts[0]), String(counts.at(-1))];
  console.log(`\nFrom ${short(Number(least))} to ${short(Number(most))} chats\n`);
  const growth = Object.entries(results).map(([title, answers]) => [
    title,
    ...ways.map((way) => times(answers[most]?.[way], answers[least]?.[way])),
  ]);
  console.log(table(['times as long', 'server', 'bare server', 'SQL by hand'], growth));
  console.log(`\nA call that asks the database for nothing: ${inShort(empty.median)}`);
}

function rowOf(title: string, answered: Answered | undefined): string[] {
  if (!answered) return [title];
  const { call, bare, sql } = answered;
  const figures = [call.median, call.p95, bare.median, sql.median].map(inShort);
  return [title, ...figures, times(call, bare), times(call, sql)];
}

function times(figure: Figure | undefined, floor: Figure | undefined): string {
  return figure && floor ? (figure.median / floor.median).toFixed(2) : '';
}

function short(count: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact' }).format(count);
}

const DAY = 86_400_000;
const until = new Date(new Date().setUTCHours(0, 0, 0, 0));
const from = new Date(until.getTime() - 29 * DAY);

const timeOf: Record<(typeof ways)[number], (stage: Stage, question: Question) => Promise<number>> = {
  call({ server, place, token }, question) {
    const dateOf = (date: Date) => date.toISOString().slice(0, 10);
    const lastDay = new Date(until.getTime() - DAY);
    const range = `tz=UTC&startDate=${dateOf(from)}T00:00:00&endDate=${dateOf(lastDay)}T23:59:59`;
    const paths = question.paths(place, range);
    return timeFetch(
      paths.map((path) => `${server.url}/v1${path}`),
      token,
    );
  },
  bare({ bare, place, token }, question) {
    const values = { widgetId: String(place.widgetId), from: from.toISOString(), until: until.toISOString() };
    const path = `${questions.indexOf(question)}?${new URLSearchParams(values).toString()}`;
    return timeFetch([`${bare.url}/${path}`], token);
  },
  async sql({ client, place, token }, { sql, takes }) {
    const asked: Asked = { ...place, token, from, until };
    const start = performance.now();
    const { rowCount } = await client.query({ text: sql, values: takes.map((name) => asked[name]) });
    if (!rowCount) throw new Error('The statement by hand found nothing.');
    return performance.now() - start;
  },
};

async function timeFetch(urls: readonly string[], token: string, expected = 200): Promise<number> {
  const start = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}: ${text}`);
    }),
  );
  return performance.now() - start;
}

async function startBare(url: string): Promise<Stage['bare']> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killIt = () => void child.kill();
  process.once('exit', killIt);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', () => reject(new Error('The bare server ended before it was ready.')));
  });
  return {
    url: address,
    async stop() {
      process.off('exit', killIt);
      child.kill();
      await ended;
    },
  };
}
