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
  const entrypoints = entries.map((entry) => (entry === '.' ? '.' : `./${entry}`));
  const result = await checkPackage(pkg, { entrypoints });
  expect(result.types).toMatchObject({ kind: 'included' });
  // `node10` is left out: it does not read `exports` and so finds no subpath of any package that has its entries there.
  // TypeScript 6 has deprecated it, and we do not support it; `bundler`, `nodenext` and `node16` have to be without fault.
  const problems = 'problems' in result ? result.problems : [];
  const ofToday = problems.filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'));
  expect(ofToday).toEqual([]);
});

test('the tarball holds what is published and nothing else', () => {
  const files = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  const others = files.filter(
    (file) => !/^package\/(dist\/|package\.json|README\.md|CHANGELOG\.md|LICENSE)/.test(file),
  );
  expect(files).toContain('package/dist/styles.css');
  expect(others).toEqual([]);
});

test('every built file has a source map with its sources in it, and no path of the machine that built it', () => {
  const files = builtFiles('**/*.{js,cjs}');
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(readBuilt(file), file).toContain(`//# sourceMappingURL=${file.split('/').at(-1) ?? ''}.map`);
    const map = JSON.parse(readBuilt(`${file}.map`)) as { sources: string[]; sourcesContent: unknown[] };
    const strange = map.sources.filter((source) => !/^(\.\.\/)+src\/|^bundler$/.test(source));
    expect(strange, file).toEqual([]);
    expect(map.sourcesContent, file).toEqual(map.sources.map(() => expect.any(String) as unknown));
  }
});
