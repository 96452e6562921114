import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { questions } from './questions.ts';

/** The least that answers over HTTP: the statement by hand of the question that the path numbers, and its rows as JSON. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

async function answer({ url = '', headers }: IncomingMessage): Promise<string> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const question = questions[Number(pathname.slice(1))];
  if (!question) throw new Error(`There is no question ${pathname}.`);
  const token = headers.authorization?.replace('Bearer ', '');
  const values = question.takes.map((name) => (name === 'token' ? token : searchParams.get(name)));
  const { rows } = await pool.query({ text: question.sql, values });
  return JSON.stringify(rows);
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.setHeader('Content-Type', 'application/json').end(body),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`));
