import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { openSources } from '../../scripts/api/sources';
import { blocksOf, type Block } from './blocks';

const skill = 'skills/chatdeck/references';
/** Whose blocks with a file's name make one project. */
const projects: Record<string, string[]> = {
  guides: [...globSync('stories/docs/*.mdx').sort(), 'README.md'],
  'skill-vite': [`${skill}/token.md`, `${skill}/vite.md`],
  'skill-next': [`${skill}/token.md`, `${skill}/next.md`],
};
const entries = 'src/{index,{client,hooks,model,service,testing,ui}/index,{locales,screens,settings}/*/index}.ts';

/** They are installed in the tests of their examples only. */
const next = `declare module 'next/navigation' { export function useRouter(): { push(path: string): void } }
  declare module 'vue' { export interface GlobalComponents { Transition: unknown } }`;
const wrong: Block = { place: 'wrong', code: "import { Login } from 'chatdeck/screens/login';\n<Login form={1} />;" };

/**
 * What a block takes from the reader's product is declared in `host.ts`. A block without imports is a part of a larger
 * whole, and has those of the package by their names; one with imports is to be copied, and has to name them all.
 */
test('every block of code in the guides compiles, and one that does not is found', { timeout: 120_000 }, () => {
  const blocks = Object.entries(projects).flatMap(([project, guides]) =>
    guides.flatMap(blocksOf).map((block) => ({ ...block, file: block.file && `${project}/${block.file}` })),
  );
  expect(blocks.length).toBeGreaterThan(15);
  const [packageNames, hostNames] = [namesOfPackage(), namesOfHost()];
  const whole = blocks.map((block) =>
    block.file ? block : { ...block, code: completed(block.code, packageNames, hostNames) },
  );
  expect(faultsIn([...whole, wrong])).toEqual([expect.stringContaining("wrong: Type 'number' is not assignable")]);
});

test("no guide and no example touches the host's own query cache", () => {
  const files = [
    ...Object.values(projects).flat(),
    ...globSync('{skills,examples/{next,partner-portal,quick-start}/src}/**/*.{md,ts,tsx}'),
  ];
  const writes =
    /\b(invalidate|refetch|reset|remove|cancel)Queries\b|\bset(Query|Queries)Data\b|\bqueryClient\.clear\b/;
  expect(files.length).toBeGreaterThan(25);
  expect(files.filter((file) => writes.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** What a formatter makes of an asterisk or underscore that it takes for emphasis. */
test('no guide shows broken emphasis outside code, like ALLOWED*ORIGINS', () => {
  const broken = /\w\*[A-Z]|\\_/;
  const wrongIn = (text: string) => proseOf(text).filter((line) => broken.test(line));
  expect(wrongIn('ALLOWED*ORIGINS\n\\_Dev proxy*\n`A*B` **A** _a_\n```ts\nA*B\n```')).toEqual([
    'ALLOWED*ORIGINS',
    '\\_Dev proxy*',
  ]);
  const files = globSync('{*.md,{docs,skills}/**/*.md,stories/docs/**/*.mdx}');
  expect(files.length).toBeGreaterThan(30);
  const wrong = files.flatMap((file) => wrongIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(wrong).toEqual([]);
});

/** The lines of a guide without code, comments in it, and addresses. */
function proseOf(text: string): string[] {
  return text
    .replaceAll(/^( *)(```+|~~~+)[^]*?^\1\2$/gm, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/^\s*(?:import|export) .*$/gm, '')
    .split('\n');
}

function completed(code: string, packageNames: Map<string, string>, hostNames: Map<string, string>): string {
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const known = /^import /m.test(code) ? hostNames : new Map([...packageNames, ...hostNames]);
  const imports = [...known].filter(([name]) => words.has(name) && !isDeclaredIn(code, name));
  return [...imports.map(([name, from]) => `import { ${name} } from '${from}';`), code].join('\n');
}

function isDeclaredIn(code: string, name: string): boolean {
  return new RegExp(`\\b(const|let|function) ${name}\\b|^import .*\\b${name}\\b`, 'm').test(code);
}

/** The names that the package exports, each with the entry to import it from. */
function namesOfPackage(): Map<string, string> {
  const names = new Map<string, string>();
  for (const { entry, named } of openSources(entries).entries) {
    const specifier = `chatdeck/${entry}`.replace(/\/index\.ts$/, '');
    for (const name of named.keys()) if (!names.has(name)) names.set(name, specifier);
  }
  return names;
}

function namesOfHost(): Map<string, string> {
  const declared = readFileSync('test/docs/host.ts', 'utf8').matchAll(/^export declare (?:const|function) (\w+)/gm);
  return new Map([...declared].map(([, name = '']) => [name, './test/docs/host']));
}

function faultsIn(blocks: Block[]): string[] {
  const files = new Map(
    blocks.map(({ code, place, file }, index) => [resolve(file ?? `guide-${index}.tsx`), { code, place }]),
  );
  files.set(resolve('next.d.ts'), { code: next, place: 'next' });
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, process.cwd());
  const settings: ts.CompilerOptions = {
    ...options,
    verbatimModuleSyntax: false,
    types: ['node', 'vite/client', 'vitest/globals'],
  };
  const host = ts.createCompilerHost(settings);
  const { directoryExists, fileExists, readFile, getSourceFile } = host;
  const folders = new Set([...files.keys()].map(dirname));
  host.directoryExists = (path) => folders.has(path) || Boolean(directoryExists?.(path));
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path)?.code ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const own = files.get(path);
    return own ? ts.createSourceFile(path, own.code, language, true) : getSourceFile(path, language, ...rest);
  };
  const program = ts.createProgram([...files.keys()], settings, host);
  return [...files].flatMap(([path, { place }]) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
