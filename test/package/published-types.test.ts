import { globSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const specifiers = globSync('dist/**/index.d.ts').map((file) =>
  file.replace(/^dist/, 'chatdeck').replace(/\/index\.d\.ts$/, ''),
);

test.each(['mts', 'cts'])('the published types hold in a strict project of a host (.%s)', (extension) => {
  expect(specifiers).toContain('chatdeck/model');
  const host = `host.${extension}`;
  const code = specifiers.map((name, index) => `export * as entry${index} from '${name}';`).join('\n');
  expect(problemsOf(host, code)).toEqual([]);
});

test('an entry that does not exist is a problem', () => {
  expect(problemsOf('host.mts', `import 'chatdeck/nowhere';`)).toHaveLength(1);
});

/** What the compiler says about a file beside package.json, and about our declarations behind it. */
function problemsOf(file: string, code: string): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (path) => path.endsWith(file) || fileExists(path);
  host.readFile = (path) => (path.endsWith(file) ? code : readFile(path));
  const root = ts.sys.resolvePath(file);
  const program = ts.createProgram([root], options, host);
  const ours = program.getSourceFiles().filter(({ fileName }) => !fileName.includes('/node_modules/'));
  return ours
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
