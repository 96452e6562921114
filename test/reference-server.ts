import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** The built server on a free port, and on the database that `env` names. */
export function startReferenceServer(env: { CHATDECK_DATA: string; [name: string]: string }): Promise<RunningServer> {
  return startProcess(['examples/server/dist/main.js'], { PORT: '0', LOG_LEVEL: 'warn', ...env });
}

/** A new service key for an account, made before the server starts: its database is open in one process. */
export async function createServiceKey(account: number, env: Record<string, string>): Promise<string> {
  const command = ['examples/server/dist/service-key.js', 'create', '--account', String(account), '--name', 'Portal'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
  });
  return stdout.split('\n')[0] ?? '';
}

/** A Node program that prints its address once it listens. */
export async function startProcess(args: string[], env: Record<string, string>, cwd = '.'): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    // Vitest waits for whatever has inherited its worker's output.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`${args.join(' ')} ended before it was ready.\n${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
