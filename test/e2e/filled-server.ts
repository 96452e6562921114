import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** The built server with so many chats besides the demo, on a port and a database of its own. */
export async function startFilledServer(chats: number) {
  const data = await mkdtemp(join(tmpdir(), 'chatdeck-history-'));
  const child = spawn(process.execPath, ['examples/server/dist/main.js'], {
    env: { PATH: process.env.PATH, PORT: '0', CHATDECK_DATA: data, CHATDECK_SEED_CHATS: `${chats}`, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    /** What is in the database, which the server then no longer has. */
    async readRows<Row>(query: string): Promise<Row[]> {
      await stop();
      const database = await PGlite.create(join(data, 'pglite'));
      const { rows } = await database.query<Row>(query);
      await database.close();
      return rows;
    },
    async remove() {
      await stop();
      await rm(data, { recursive: true });
    },
  };
}
