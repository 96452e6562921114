import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'chatdeck/client';
import { plainPasswords } from 'chatdeck/testing';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { readConfig } from '../../examples/server/src/config';
import { chats } from '../../examples/server/src/database/schema';
import { fillWithDemo } from '../../examples/server/src/seed/fill';
import { startServer } from '../../examples/server/src/server';
import { createSqlStore } from '../../examples/server/src/store';
import { openTestPglite } from '../databases';

const now = new Date('2025-06-18T20:00:00Z');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestPglite();
}, 120_000);
afterAll(() => database.close());

const fill = (moreChats: number) => fillWithDemo(database.db, plainPasswords, now, moreChats);
const chatCount = async () => (await database.db.select({ chats: count() }).from(chats))[0]?.chats ?? 0;

test(
  'a fill that ends on the way leaves nothing; the next one fills the whole, once',
  { timeout: 120_000 },
  async () => {
    const tooManyForAnInteger = 3_000_000_000;
    await expect(fill(tooManyForAnInteger)).rejects.toThrow();
    expect(await createSqlStore(database.db).isEmpty()).toBe(true);
    expect(await chatCount()).toBe(0);

    await fill(500);
    const filled = await chatCount();
    expect(filled).toBeGreaterThan(2500);
    await fill(500);
    expect(await chatCount()).toBe(filled);
  },
);

test('a server without a demo starts empty, and accepts sign-ups', { timeout: 120_000 }, async () => {
  const data = await mkdtemp(join(tmpdir(), 'chatdeck-no-demo-'));
  const config = readConfig({ PORT: '0', CHATDECK_DATA: data, CHATDECK_DEMO: '0', LOG_LEVEL: 'error' });
  const places = {
    migrationsDir: 'examples/server/migrations',
    dashboardDir: 'examples/dashboard',
    apiDir: 'examples/server/dist/api',
    embedDir: 'examples/server/dist/embed',
  };
  const server = await startServer(config, places);
  const client = createClient({ baseUrl: server.url, session: { id: 'nobody', getToken: () => undefined } });
  expect(server.signIns).toEqual([]);
  const demo = client.sessions.create({ email: 'admin@acme.test', password: 'chatdeck-demo' });
  await expect(demo).rejects.toMatchObject({ code: 'wrong_credentials' });
  const owner = { email: 'owner@juniper.test', password: 'a-long-passphrase' };
  await client.users.create(owner);
  expect(await client.sessions.create(owner)).toMatchObject({ token: expect.any(String) as string });
  await server.stop();
  await rm(data, { recursive: true });
});
