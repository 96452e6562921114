import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const run = promisify(execFile);

/** Installs a copy of the example by its own lock, with the packed tarball, outside the repository; gives its folder. */
export async function installExample(name: string): Promise<string> {
  const { tarball } = inject('packed');
  const folder = mkdtempSync(join(dirname(tarball), `${basename(name)}-`));
  const isOwn = (file: string) => !/node_modules|dist|chatdeck\.tgz$/.test(file.slice(file.indexOf(name)));
  cpSync(`examples/${name}`, folder, { recursive: true, filter: isOwn });
  copyFileSync(tarball, join(folder, 'chatdeck.tgz'));
  await npm(folder, 'ci', '--prefer-offline', '--ignore-scripts');
  return folder;
}

export async function npm(folder: string, ...args: string[]): Promise<void> {
  return npmWith({}, folder, ...args);
}

export async function npmWith(more: Record<string, string>, folder: string, ...args: string[]): Promise<void> {
  // The checks' own mode is none of the example's.
  const env = { ...process.env, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1', ...more };
  await run('npm', args, { cwd: folder, env, maxBuffer: 1e7 });
}

/** An unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
