import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  resolved?: string;
  integrity?: string;
}

const embedded = ['html', 'vue', 'svelte', 'angular'].map((host) => `embed/${host}`);

describe.each(['partner-portal', 'next', ...embedded])('the lock of examples/%s', (name) => {
  const { packages } = readJson<{ packages: Record<string, Manifest> }>(`examples/${name}/package-lock.json`);
  const { chatdeck, ...others } = Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => [path.replace('node_modules/', ''), entry]),
  );

  test('knows what the package needs today, and takes any tarball of it', () => {
    const { dependencies, peerDependencies } = readJson<Manifest>('package.json');
    expect(chatdeck).toMatchObject({ dependencies, peerDependencies, resolved: 'file:chatdeck.tgz' });
    expect(chatdeck).not.toHaveProperty('integrity');
  });

  test('names no registry', () => {
    expect(Object.values(others).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
