import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { expect, inject, test } from 'vitest';
import { builtFiles, entries, installed, readBuilt } from './packed/entries';

const { tarball } = inject('packed');

test('publint finds nothing', async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, level: 'suggestion', strict: true });
  expect(messages).toEqual([]);
});

test('the types are right for every way to resolve them', { timeout: 120_000 }, async () => {
  const pkg = createPackageFromTarballData(new Uint8Array(readFileSync(tarball)));
  const names = entries.map((entry) => (entry === '.' ? '.' : `./${entry}`));
  // All entries: it doesn't look behind a star on its own. A stylesheet has no types.
  const result = await checkPackage(pkg, { includeEntrypoints: names, excludeEntrypoints: ['./styles.css'] });
  if (!result.types) throw new Error('The package has no types.');
  expect(result.problems).toEqual([]);
  expect(Object.keys(result.entrypoints)).toEqual(expect.arrayContaining([...names, './openapi.json']));
});

test('the tarball holds what is published and nothing else', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const others = files.filter(
    (file) => !/^package\/(dist\/|skills\/chatdeck\/|package\.json|README\.md|LICENSE)/.test(file),
  );
  expect(files).toContain('package/dist/styles.css');
  expect(files).toContain('package/skills/chatdeck/SKILL.md');
  expect(others).toEqual([]);
});

test('a debugger shows the names of components and hooks, and no file names the machine that built it', () => {
  const [, chunk = ''] = /from"(?:\.\.\/)+([^"]+)"/.exec(readBuilt('screens/login/index.js')) ?? [];
  expect(readBuilt(chunk)).toMatch(/function Login\(/);
  expect(builtFiles('**/*.js').some((file) => /function useLogin\(/.test(readBuilt(file)))).toBe(true);
  for (const file of builtFiles('**/*.{js,cjs}')) {
    expect(readBuilt(file).includes(process.cwd()), file).toBe(false);
    expect(readBuilt(file).includes('sourceMappingURL'), file).toBe(false);
  }
});

// 4 in the design. The files of the elements are 0.5 of it, and both module formats of four screens across widgets as much.
test('takes at most 6 MB where it is installed', () => {
  const bytes = execFileSync('tar', ['-xOzf', tarball], { maxBuffer: 16_000_000 });
  expect(bytes.length).toBeLessThanOrEqual(6_000_000);
});
