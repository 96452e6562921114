import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';

export interface BuiltServer {
  /** Where a server keeps its embedded database by default. */
  data: string;
  /** Starts the real server in a separate process. */
  launch(env: Record<string, string>): ServerProcess;
  /** The same, and waits until it says where it is. */
  start(env: Record<string, string>): Promise<ServerProcess & { url: string; mailboxUrl: string }>;
  /** Runs a command to its end. */
  run(command: Command, args: string[], env: Record<string, string>): Promise<CommandResult>;
  /** Ends all that were started. */
  killAll(): Promise<void>;
  /** Ends all that were started, and forgets the build. */
  remove(): Promise<void>;
}

const commands = ['backup-command', 'restore-command'] as const;
export type Command = (typeof commands)[number];

export interface CommandResult {
  code: number | null;
  output: string;
  errors: string;
}

export interface ServerProcess {
  child: ChildProcess;
  /** What it prints until it is ready, by lines; rejects when it ends before. */
  ready: Promise<string[]>;
  /** Its exit code; null when it was killed. Waits until all that it wrote is there. */
  ended: Promise<number | null>;
  /** All that it has logged until now. */
  log(): string;
}

/** Builds the server into a copy of the repository's shape with nothing else in it. */
export async function buildServer(): Promise<BuiltServer> {
  const house = mkdtempSync(join(tmpdir(), 'chatdeck-built-'));
  const data = join(house, 'data');
  const running = new Set<ServerProcess>();
  await build({
    entryPoints: ['main', ...commands].map((name) => `examples/server/src/${name}.ts`),
    outdir: join(house, 'server/dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { chatdeck: resolve('src') },
    logLevel: 'silent',
  });
  // The server says so if there is no dashboard.
  mkdirSync(join(house, 'dashboard/dist'), { recursive: true });
  mkdirSync(join(house, 'server/dist/embed'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  symlinkSync(resolve('examples/server/migrations'), join(house, 'server/migrations'));

  function launch(env: Record<string, string>): ServerProcess {
    const child = spawn(process.execPath, ['server/dist/main.mjs'], {
      cwd: house,
      env: { PATH: process.env.PATH, PORT: '0', CHATDECK_DATA: data, ...env },
    });
    let [output, log] = ['', ''];
    child.stderr.on('data', (chunk) => void (log += String(chunk)));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const ready = new Promise<string[]>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        const lines = output.split('\n');
        // The last line of what a start prints is the third sign-in.
        if (lines.length > lastLine) resolve(lines);
      });
      void ended.then(() => reject(new Error(`the server ended before it was ready: ${log}`)));
    });
    // Tests that expect a failure don't wait for it to be ready.
    ready.catch(() => undefined);
    const server = { child, ready, ended, log: () => log };
    running.add(server);
    return server;
  }

  async function killAll() {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all([...running].map(({ ended }) => ended));
    running.clear();
  }

  return {
    data,
    launch,
    async start(env) {
      const server = launch(env);
      const lines = await server.ready;
      return { ...server, url: urlIn(lines), mailboxUrl: mailboxUrlIn(lines) };
    },
    async run(command, args, env) {
      const child = spawn(process.execPath, [`server/dist/${command}.mjs`, ...args], {
        cwd: house,
        env: { PATH: process.env.PATH, CHATDECK_DATA: data, LOG_LEVEL: 'silent', ...env },
      });
      const ended = once(child, 'close').then(([code]) => code as number | null);
      const [code, output, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
      return { code, output, errors };
    },
    killAll,
    async remove() {
      await killAll();
      rmSync(house, { recursive: true });
    },
  };
}

const lastLine = 5;

/** Where a server says that it is. */
export function urlIn(lines: string[]): string {
  return /http:\/\/localhost:\d+/.exec(lines.join('\n'))?.[0] ?? '';
}

/** Where a server keeps mails. */
function mailboxUrlIn(lines: string[]): string {
  return /http:\S+\/mailbox\?key=\S+/.exec(lines.join('\n'))?.[0] ?? '';
}
