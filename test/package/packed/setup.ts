import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { install } from './install';

/** The package as npm would publish it, and where it is installed. */
export interface Packed {
  tarball: string;
  /** Folders of two hosts, outside the repository, by the React that they use. */
  hosts: Record<ReactVersion, string>;
}

export type ReactVersion = '18' | '19';

declare module 'vitest' {
  export interface ProvidedContext {
    packed: Packed;
  }
}

/** Packs the package once for all tests and installs it as strangers would, without asking the network. */
export default function setup(project: TestProject) {
  if (!existsSync('dist/index.js')) throw new Error('There is nothing to pack: run `npm run build:package` first.');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'chatdeck-packed-')));
  const tarball = pack(folder);
  const hosts = { '18': join(folder, 'react-18'), '19': join(folder, 'react-19') };
  install(tarball, hosts['18'], 'test/package/react-18');
  install(tarball, hosts['19']);
  project.provide('packed', { tarball, hosts });
  return () => rmSync(folder, { recursive: true, force: true });
}

function pack(folder: string): string {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe' })) as { filename: string }[];
  return join(folder, packed?.filename ?? '');
}
