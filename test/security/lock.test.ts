import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

test('every package comes from the registry, and is known by its hash', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(500);
  for (const [path, { resolved, integrity }] of installed) {
    // The lock leaves out where a package comes from when that is the registry.
    expect([resolved, integrity], path).toEqual([undefined, expect.stringMatching(/^sha512-/)]);
  }
});
