import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPglite } from '../../examples/server/src/database/open-pglite';
import { StartError } from '../../examples/server/src/start-error';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'chatdeck-folder-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const open = (path: string) => openPglite(path, 'examples/server/migrations').catch((error: unknown) => error);

test('a data folder that PGlite cannot open says what to do, and lets the folder go', { timeout: 60_000 }, async () => {
  const data = join(folder, 'pglite');
  mkdirSync(data);
  writeFileSync(join(data, 'PG_VERSION'), '9.6');
  for (let time = 0; time < 2; time++) {
    const error = (await open(folder)) as StartError;
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toMatch(/^The data folder \S+ cannot be used: .+\. Check that the disk has free space/);
    expect(error.message).toContain(`move ${data} away and run "npm run restore" with your last backup.`);
    expect(error.message).not.toContain('in use');
  }
});

test('a data folder that cannot be made says which setting names another', async () => {
  writeFileSync(join(folder, 'file'), '');
  const error = (await open(join(folder, 'file', 'data'))) as StartError;
  expect(error.message).toMatch(/cannot be made: .+\. Set CHATDECK_DATA to one that this user can create\.$/);
});
