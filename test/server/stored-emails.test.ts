import { createService } from 'chatdeck/service';
import { plainPasswords, signedInDataset } from 'chatdeck/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { users } from '../../examples/server/src/database/schema';
import { createSqlStore } from '../../examples/server/src/store';
import { normalizeStoredEmails } from '../../examples/server/src/store/stored-emails';
import { makeWorld, start } from '../contract/world';
import { openTestPglite } from '../databases';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestPglite();
}, 120_000);
afterAll(() => database.close());

test('gives the addresses of an older version today’s form, once, and lets all their users log in', async () => {
  const { db } = database;
  const store = createSqlStore(db);
  await store.load(await signedInDataset(makeWorld(), start));
  const app = createService({ store, passwords: plainPasswords, now: () => start });
  const post = (path: string, email: string) =>
    app.request(`http://chat.test/v1${path}`, {
      method: 'POST',
      body: JSON.stringify({ email, password: 'long enough' }),
    });

  for (const name of ['dana', 'double', 'plain']) await post('/p/users', `${name}@older.test`);
  const older = { dana: 'dana@bücher.test', double: 'double@bücher.test', plain: 'plán@older.test' };
  for (const [name, email] of Object.entries(older)) {
    await db
      .update(users)
      .set({ email })
      .where(eq(users.email, `${name}@older.test`));
  }
  await post('/p/users', 'double@xn--bcher-kva.test');
  const double = await store.users.findByEmail(older.double);
  const others = await db.select({ email: users.email }).from(users);

  expect(await database.alone(normalizeStoredEmails)).toEqual([double?.id]);
  for (const email of [older.dana, 'Dana@BÜCHER.test', 'dana@xn--bcher-kva.test', older.plain]) {
    expect([email, (await post('/p/sessions', email)).status]).toEqual([email, 200]);
  }
  expect((await post('/p/users', older.dana)).status).toBe(400);
  const after = await db.select({ email: users.email }).from(users);
  const changed = others.map(({ email }) => (email === older.dana ? 'dana@xn--bcher-kva.test' : email));
  expect(after.map(({ email }) => email).sort()).toEqual(changed.sort());
});
