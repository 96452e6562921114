import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../examples/server/dist/main.js');

export interface BuiltServer {
  url: string;
  /** Of the demo's first admin, and of as many sign-ins as are asked for. */
  signIn(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the built server with a separate database and the demo data. */
export async function startBuiltServer(more: Record<string, string> = {}): Promise<BuiltServer> {
  if (!existsSync(main)) throw new Error('Build the server first: npm run build in the folder above.');
  const data = await mkdtemp(join(tmpdir(), 'chatdeck-bench-'));
  const env = { ...process.env, PORT: '0', CHATDECK_DATA: data, TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...more };
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // A measurement that breaks must not leave it behind.
  const killIt = () => void child.kill();
  process.once('exit', killIt);
  const printed = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.split('\n').length > 5) resolve(output);
    });
    child.on('exit', () => reject(new Error('The server ended before it was ready.')));
  });
  const url = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
  const [, email, password] = /(\S+@\S+) \([^)]*\), password (.+)/.exec(printed) ?? [];
  let count = 0;
  return {
    url,
    async signIn() {
      count += 1;
      const answer = await fetch(`${url}/v1/p/sessions`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `203.1.${count >> 8}.${count & 255}` },
        body: JSON.stringify({ email, password }),
      });
      if (!answer.ok) throw new Error(`Nobody could sign in: ${await answer.text()}`);
      return ((await answer.json()) as { token: string }).token;
    },
    async stop() {
      process.off('exit', killIt);
      child.kill();
      await ended;
      await rm(data, { recursive: true });
    },
  };
}
