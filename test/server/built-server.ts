import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

export interface BuiltServer {
  /** Starts the real server in a process of its own, and waits until it says where it is. */
  start(env: Record<string, string>): Promise<ServerProcess>;
  /** Ends all that were started, and forgets the build. */
  remove(): Promise<void>;
}

export interface ServerProcess {
  url: string;
  /** All that it has logged until now. */
  log(): string;
}

/** Builds the server into a copy of the repository's shape with nothing else in it. */
export async function buildServer(): Promise<BuiltServer> {
  const house = mkdtempSync(join(tmpdir(), 'chatdeck-built-'));
  const running = new Set<ChildProcess>();
  await build({
    entryPoints: ['examples/server/src/main.ts'],
    outfile: join(house, 'server/dist/main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { chatdeck: resolve('src') },
    logLevel: 'silent',
  });
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'));
  symlinkSync(resolve('examples/server/migrations'), join(house, 'server/migrations'));

  return {
    async start(env) {
      const child = spawn(process.execPath, ['server/dist/main.mjs'], {
        cwd: house,
        env: { PATH: process.env.PATH, PORT: '0', CHATDECK_DATA: join(house, 'data'), ...env },
      });
      running.add(child);
      let [output, log] = ['', ''];
      child.stderr.on('data', (chunk) => void (log += String(chunk)));
      const url = await new Promise<string>((ready, fail) => {
        child.stdout.on('data', (chunk) => {
          output += String(chunk);
          const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
          if (found) ready(found);
        });
        child.on('exit', () => fail(new Error(`the server ended before it was ready: ${log}`)));
      });
      return { url, log: () => log };
    },
    async remove() {
      const ends = [...running].filter((child) => child.exitCode === null).map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ends);
      rmSync(house, { recursive: true });
    },
  };
}
