import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { blocksOf, fileOf } from '../../docs/blocks';

const run = promisify(execFile);

/** The code of a guide, by the file it is for. */
export function guideFiles(guide: string, ...files: string[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, fileOf(`stories/docs/${guide}.mdx`, file)]));
}

/** All files of a guide. */
export function allFiles(guide: string): Record<string, string> {
  return Object.fromEntries(blocksOf(guide).flatMap(({ file, code }) => (file ? [[file, code]] : [])));
}

/** The code on the page of a screen for a host with its own data, as `src/<name>.tsx`. */
export function ownDataFiles(...files: string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => [`src/own-${file.replace(/.*\//, '')}`, readFileSync(`stories/own-data/${file}`, 'utf8')]),
  );
}

/** What the reader writes to show a component, as the quick start does. */
export function mainFile(component: string, from: string): string {
  return fileOf('stories/docs/quick-start.mdx', 'src/main.tsx')
    .replaceAll('TeamPage', component)
    .replace('./team-page', from);
}

/** Writes a project below a host, whose packages it finds by looking upward; gives its folder. */
export function writeProject(host: string, name: string, files: Record<string, string>): string {
  const folder = join(host, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

/** Adds packages of the repository to a project. */
export function linkTools(folder: string, ...names: string[]): void {
  for (const name of names) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules', name), link);
  }
}

/** The page that a script is on. */
export function htmlFor(script: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head>
<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;
}

/** What a strict project has against its files. */
export function typeFaults(folder: string, files: readonly string[], types: string[] = []): string[] {
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noUncheckedIndexedAccess: true,
      noUncheckedSideEffectImports: false,
      skipLibCheck: true,
      types,
      noEmit: true,
    },
  );
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName.slice(folder.length) ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** Runs the tests of a project in the given Node; rejects if one fails. Gives how many passed. */
export async function runTests(
  folder: string,
  node: string,
  vitest = join(process.cwd(), 'node_modules/vitest/vitest.mjs'),
): Promise<number> {
  const report = join(folder, 'report.json');
  const args = ['--root', folder, '--globals', '--environment', 'jsdom', '--reporter', 'json', '--outputFile', report];
  await run(node, [vitest, 'run', ...args], { cwd: folder, env: { PATH: process.env.PATH, NO_COLOR: '1' } });
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
  return numPassedTests;
}
