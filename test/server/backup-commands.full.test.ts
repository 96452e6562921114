import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainPasswords } from 'chatdeck/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { openPglite } from '../../examples/server/src/database/open-pglite';
import { openPostgres } from '../../examples/server/src/database/open-postgres';
import { fillWithDemo } from '../../examples/server/src/seed/fill';
import { createSqlStore } from '../../examples/server/src/store';
import { startEmbeddedPostgres } from '../databases';
import { buildServer, type BuiltServer } from './built-server';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const migrations = 'examples/server/migrations';

let built: BuiltServer;
let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;

beforeAll(async () => {
  [built, postgres] = await Promise.all([buildServer(), startEmbeddedPostgres()]);
  folder = mkdtempSync(join(tmpdir(), 'chatdeck-commands-'));
}, 90_000);
afterAll(async () => {
  await built.remove();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

test('`npm run backup` and `npm run restore` run these commands', () => {
  for (const name of ['backup', 'restore']) {
    expect(manifest.scripts[name]).toBe(`node examples/server/dist/${name}-command.js`);
  }
});

/** The labels of saved replies, after another one is added if it is named. */
async function useDatabase(open: () => Promise<OpenDatabase>, label?: string): Promise<string[]> {
  const database = await open();
  const { savedReplies, users } = createSqlStore(database.db);
  if (!(await users.findByEmail('admin@acme.test'))) await fillWithDemo(database.db, plainPasswords, new Date(), 0);
  const reply = { widgetId: 1, triggerPhrases: '', isAutoSent: false, shortcut: '', response: 'Kept?' };
  if (label !== undefined) await savedReplies.create({ ...reply, label }, () => undefined);
  const list = await savedReplies.list(1);
  await database.close();
  return list.map((stored) => stored.label);
}

describe.each([
  ['PGlite', () => ({ CHATDECK_DATA: folder }), () => openPglite(folder, migrations)],
  ['PostgreSQL', () => ({ DATABASE_URL: postgres.url }), () => openPostgres(postgres.url, migrations, () => undefined)],
])('the commands on %s', (name, envOf, open) => {
  test('bring back what the backup has, and nothing that came after it', { timeout: 180_000 }, async () => {
    const env = envOf();
    const file = join(folder, `${name}.backup`);
    const before = await useDatabase(open, 'Before the backup');

    const backup = await built.run('backup-command', [file], env);
    expect(backup).toMatchObject({ code: 0, errors: '' });
    const rows = /^Wrote (\d+) rows to /.exec(backup.output)?.[1];
    expect(Number(rows)).toBeGreaterThan(100);
    expect(await built.run('backup-command', [file], env)).toMatchObject({
      code: 1,
      errors: `${file} exists. Choose another name, or add --force.\n`,
    });
    expect(await built.run('backup-command', [file, '--force'], env)).toMatchObject({ code: 0 });

    expect(await useDatabase(open, 'After the backup')).toContain('After the backup');
    expect(await built.run('restore-command', [file], env)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('--force') as string,
    });
    const restored = await built.run('restore-command', [file, '--force'], env);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(/^Restored \d+ rows from /);
    expect(await useDatabase(open)).toEqual(before);
  });

  test('say how they are used, and change nothing', { timeout: 60_000 }, async () => {
    const env = envOf();
    for (const args of [[], ['one', 'two'], ['one', '--unknown']]) {
      expect(await built.run('backup-command', args, env)).toMatchObject({
        code: 1,
        errors: 'Usage: npm run backup -- FILE [--force]\n',
      });
    }
    expect(existsSync('one')).toBe(false);
    const missing = await built.run('restore-command', [join(folder, 'missing'), '--force'], env);
    expect(missing.code).toBe(1);
    expect(missing.errors).toContain('can’t be read');
  });
});
