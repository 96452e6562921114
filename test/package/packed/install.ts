import { execFileSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** What hosts use beside the package. */
const hostPackages = [
  '@types/react',
  '@types/react-dom',
  '@testing-library/dom',
  '@testing-library/react',
  'react-router',
];

/**
 * Turns `folder` into a host's project: the tarball and all its dependencies, in the repository's versions, except
 * those for which the workspace `overriding` has a separate version.
 */
export function install(tarball: string, folder: string, overriding = '') {
  const target = join(folder, 'node_modules/chatdeck');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }));

  const locked = readJson<{ packages: Record<string, Locked> }>('package-lock.json').packages;
  for (const path of neededBy(readJson<Locked>(join(target, 'package.json')), locked, overriding)) {
    linkTree(path, join(folder, path.slice(path.indexOf('node_modules/'))));
  }
}

/** The folders of all packages that a package needs, from the root of the repository. */
function neededBy(manifest: Locked, locked: Record<string, Locked>, overriding: string): Set<string> {
  const needed = new Set<string>();
  const visit = (name: string, from: string) => {
    const own = `${overriding}/node_modules/${name}`;
    const path = own in locked ? own : find(name, from, locked);
    if (path === undefined || needed.has(path)) return;
    needed.add(path);
    for (const dependency of namesIn(locked[path] ?? {})) visit(dependency, path);
  };
  for (const name of [...namesIn(manifest), ...hostPackages]) visit(name, '');
  return needed;
}

function namesIn({ dependencies, peerDependencies }: Locked): string[] {
  return Object.keys({ ...dependencies, ...peerDependencies });
}

/** Looks as Node does, from the inside out. */
function find(name: string, from: string, locked: Record<string, Locked>): string | undefined {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (path in locked) return path;
  return from ? find(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), locked) : undefined;
}

function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') linkTree(source, target);
    } else linkFile(source, target);
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    // The folder for temporary files may be on another disk.
    copyFileSync(source, target);
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
