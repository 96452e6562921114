import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installed } from './packed/entries';

test('`chatdeck mock` runs until it is stopped, and prints its tokens', async () => {
  const args = ['--port', '0', '--scenario', 'freshTrial', '--now', '2025-06-18T12:00:00Z', '--fault', 'rate=503'];
  const child = spawn(process.execPath, [join(installed, 'dist/cli/main.js'), 'mock', ...args], { stdio: 'pipe' });
  const ended = once(child, 'close');
  try {
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += String(chunk)));
    await expect.poll(() => printed, { timeout: 10_000 }).toContain('admin-token: owner@juniper.test, an admin');
    const [url = ''] = /http:\S+/.exec(printed) ?? [];
    const headers = { Authorization: 'Bearer admin-token' };
    const user = (await (await fetch(`${url}/users/current`, { headers })).json()) as { account: object };
    expect(user.account).toMatchObject({ created_at: '2025-06-18T12:00:00.000Z' });
    expect((await fetch(`${url}/users/rate/7`, { headers })).status).toBe(503);
  } finally {
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }
});
