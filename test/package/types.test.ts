import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';
import { entries, specifierOf } from './packed/entries';

const { hosts } = inject('packed');

const resolutions = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
};
const code = entries.map((entry, index) => `export * as entry${index} from '${specifierOf(entry)}';`).join('\n');

describe('a strict project with no types of Node', () => {
  test.each([
    ['18', 'bundler', 'host.ts'],
    ['19', 'bundler', 'host.ts'],
    ['19', 'node16', 'host.mts'],
    ['19', 'node16', 'host.cts'],
    ['19', 'nodenext', 'host.mts'],
    ['19', 'nodenext', 'host.cts'],
  ] as const)(
    "finds no fault in our entries and their dependencies with React %s's types by %s in %s",
    { timeout: 120_000 },
    (react, resolution, file) => {
      const { problems, ours } = check(join(hosts[react], file), code, resolution);
      expect(ours).toBeGreaterThan(entries.length);
      expect(problems).toEqual([]);
    },
  );
});

test('an entry that does not exist is a fault', () => {
  const { problems } = check(join(hosts['19'], 'nowhere.mts'), `import 'chatdeck/nowhere';`, 'nodenext');
  expect(problems).toHaveLength(1);
});

/** The errors of the whole project, dependencies included, and how many of our files were checked. */
function check(file: string, text: string, resolution: keyof typeof resolutions) {
  writeFileSync(file, text);
  const program = ts.createProgram([file], {
    ...resolutions[resolution],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    types: [],
    noEmit: true,
  });
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.includes('/node_modules/chatdeck/'));
  const found = ts.getPreEmitDiagnostics(program);
  const problems = found.map(({ file: at, messageText }) => {
    return `${at?.fileName.split('/node_modules/').at(-1) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return { problems, ours: ours.length };
}
