import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startReferenceServer } from '../reference-server';

/** The built server whose first account has this many finished widgets, on a separate port and database. */
export async function startWithWidgets(count: number) {
  const data = await mkdtemp(join(tmpdir(), 'chatdeck-widgets-'));
  const env = { CHATDECK_DATA: data };
  // Its first start makes the tables and the demo.
  await (await startReferenceServer(env)).stop();
  const database = await PGlite.create(join(data, 'pglite'));
  await copyWidgets(database, count);
  await database.close();
  const { url, stop } = await startReferenceServer(env);
  return {
    url,
    async remove() {
      await stop();
      await rm(data, { recursive: true });
    },
  };
}

/** Copies of the account's first finished widget, each with a channel of its own. */
async function copyWidgets(database: PGlite, count: number): Promise<void> {
  const { fields } = await database.query('SELECT * FROM widgets LIMIT 0');
  const own: Record<string, string> = {
    id: '1000 + copy',
    uuid: `'copy-' || copy`,
    room_id: `'C-COPY-' || copy`,
    room_name: `'team-' || copy`,
  };
  const names = fields.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? `model."${name}"`);
  await database.exec(`
    INSERT INTO widgets (${names.map((name) => `"${name}"`).join(', ')})
    OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')}
    FROM (SELECT * FROM widgets WHERE account_id = 1 AND step = '3' ORDER BY id LIMIT 1) AS model,
      generate_series(1, ${count}) AS copy
  `);
}
