import pg from 'pg';
import { startBuiltServer, type BuiltServer } from '../built-server.ts';
import { figureOf, inShort, table, type Figure } from '../figures.ts';
import { fillHistory, type Place } from './history.ts';
import { startPostgres } from './postgres.ts';
import { questions, type Question } from './questions.ts';

interface Answered {
  call: Figure;
  sql: Figure;
}

/** A database with so many chats, the server on it, and a connection of its own beside. */
interface Stage {
  count: number;
  server: BuiltServer;
  client: pg.Client;
  place: Place;
  token: string;
}

/** What the built server takes for an answer, beside the same by hand in its database. */
export async function measureServer(
  counts: readonly number[],
  rounds: number,
): Promise<Record<string, Record<string, Answered>>> {
  const postgres = await startPostgres();
  const stages: Stage[] = [];
  const open: Pick<Stage, 'client' | 'server'>[] = [];
  try {
    for (const count of counts) {
      const url = await postgres.urlOf(`chats_${count}`);
      const server = await startBuiltServer({ DATABASE_URL: url });
      const client = new pg.Client(url);
      await client.connect();
      open.push({ client, server });
      const place = await fillHistory(client, count);
      stages.push({ count, server, client, place, token: await server.signIn() });
      process.stderr.write(`${count} chats are there\n`);
    }
    const results: Record<string, Record<string, Answered>> = {};
    for (const question of questions) {
      const measured = stages.map(() => ({ call: [] as number[], sql: [] as number[] }));
      // In turn; the first two tell how warm it is, and no more.
      for (let round = -2; round < rounds; round += 1) {
        for (const [index, stage] of stages.entries()) {
          const [call, sql] = [await timeCall(stage, question), await timeSql(stage, question)];
          if (round < 0) continue;
          measured[index]?.call.push(call);
          measured[index]?.sql.push(sql);
        }
      }
      results[question.title] = Object.fromEntries(
        measured.map(({ call, sql }, index) => [stages[index]?.count, { call: figureOf(call), sql: figureOf(sql) }]),
      );
    }
    const empty: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const stage of stages) empty.push(await timeFetch(stage, ['/nothing']));
    const nothing = figureOf(empty);
    console.log('\nAnswers of the server on PostgreSQL 15, milliseconds\n');
    console.log(
      table(
        head(counts),
        questions.map(({ title }) => rowOf(title, results[title] ?? {}, counts)),
      ),
    );
    console.log(`\nA call that asks the database for nothing: ${inShort(nothing.median)}`);
    return results;
  } finally {
    for (const { client, server } of open) {
      await client.end();
      await server.stop();
    }
    await postgres.stop();
  }
}

const head = (counts: readonly number[]) => [
  'asked',
  ...counts.flatMap((count) => [`${short(count)} chats`, 'p95', 'by hand', 'to that']),
  'from least to most',
];

function rowOf(title: string, answers: Record<string, Answered>, counts: readonly number[]): string[] {
  const cells = counts.flatMap((count) => {
    const { call, sql } = answers[String(count)] ?? missing;
    return [inShort(call.median), inShort(call.p95), inShort(sql.median), (call.median / sql.median).toFixed(2)];
  });
  const [first, last] = [answers[String(counts[0])] ?? missing, answers[String(counts.at(-1))] ?? missing];
  return [title, ...cells, (last.call.median / first.call.median).toFixed(2)];
}

const none: Figure = { median: Number.NaN, p95: Number.NaN, count: 0 };
const missing: Answered = { call: none, sql: none };

function short(count: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact' }).format(count);
}

const DAY = 86_400_000;
const until = new Date(new Date().setUTCHours(0, 0, 0, 0));
const from = new Date(until.getTime() - 29 * DAY);

function timeCall(stage: Stage, question: Question): Promise<number> {
  const dateOf = (date: Date) => date.toISOString().slice(0, 10);
  const lastDay = new Date(until.getTime() - DAY);
  const range = `tz=UTC&startDate=${dateOf(from)}T00:00:00&endDate=${dateOf(lastDay)}T23:59:59`;
  return timeFetch(stage, question.paths(stage.place, range));
}

async function timeFetch({ server, token }: Stage, paths: readonly string[]): Promise<number> {
  const start = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${server.url}/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
      await answer.text();
      if (answer.status !== (path === '/nothing' ? 404 : 200)) throw new Error(`${path} answered ${answer.status}`);
    }),
  );
  return performance.now() - start;
}

async function timeSql({ client, place }: Stage, { sql, takes }: Question): Promise<number> {
  const values = { ...place, from, until };
  const start = performance.now();
  await client.query({ text: sql, values: takes.map((name) => values[name]) });
  return performance.now() - start;
}
