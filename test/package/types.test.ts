import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';
import { entries, specifierOf } from './packed/entries';

const { hosts } = inject('packed');
const isFull = process.env.CHATDECK_TEST_FULL === '1';

const resolutions = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node16: { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 },
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
};
const code = entries.map((entry, index) => `export * as entry${index} from '${specifierOf(entry)}';`).join('\n');

describe.each(isFull ? (['18', '19'] as const) : (['19'] as const))(
  "a strict project with React %s's types and no types of Node",
  (react) => {
    test.each([
      ['bundler', ['host.ts']],
      ['node16', ['host.mts', 'host.cts']],
      ['nodenext', ['host.mts', 'host.cts']],
    ] as const)(
      'finds no fault in ours and in our dependencies by %s in %j',
      { timeout: 120_000 },
      (resolution, files) => {
        const { problems, ours } = check(
          hosts[react],
          Object.fromEntries(files.map((file) => [file, code])),
          resolution,
        );
        // Each format has its own declarations.
        expect(ours).toBeGreaterThan(entries.length * files.length);
        expect(problems).toEqual([]);
      },
    );
  },
);

test('an entry that does not exist is a fault', () => {
  const { problems } = check(hosts['19'], { 'nowhere.mts': `import 'chatdeck/nowhere';` }, 'nodenext');
  expect(problems).toHaveLength(1);
});

/** The errors of the whole project, dependencies included, and how many of our files were checked. */
function check(host: string, texts: Record<string, string>, resolution: keyof typeof resolutions) {
  const files = Object.entries(texts).map(([name, text]) => {
    const file = join(host, name);
    writeFileSync(file, text);
    return file;
  });
  const program = ts.createProgram(files, {
    ...resolutions[resolution],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    // TypeScript's own library is the same for every host.
    skipDefaultLibCheck: true,
    types: [],
    noEmit: true,
  });
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => files.includes(fileName) || fileName.includes('/node_modules/chatdeck/'));
  const found = ts.getPreEmitDiagnostics(program);
  const problems = found.map(({ file: at, messageText }) => {
    return `${at?.fileName.split('/node_modules/').at(-1) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  return { problems, ours: ours.length };
}
