import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { minify } from 'terser';

/**
 * Packages that declare their classes once for each format. A class with private members is assignable to itself alone.
 */
const declaredTwice = /from '(@tanstack\/[^']+|msw)'/;

/** `import { A as B } from './c.js'`, or the same with `export`. */
const REFERENCE = /^(?:import|export) \{([^}]+)\} from '(\.[^']+)\.js'/gm;

/**
 * Writes the CommonJS twin of every built module, and of its declarations. Each file of one format is a file of the
 * other, so a module that two entries share exists once in each.
 */
await Promise.all([writeScripts(), writeDeclarations()]);

async function writeScripts() {
  // The command is ESM only.
  const files = globSync('dist/**/*.js')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('dist/cli/'));
  const input = Object.fromEntries(files.map((file) => [file.replace(/^dist\/|\.js$/g, ''), file]));
  const bundle = await rollup({
    input,
    external: (id) => !/^[./]/.test(id),
    treeshake: false,
    // Notes on calls without effect are for the bundlers of ESM.
    onLog: (level, log, report) => log.code !== 'INVALID_ANNOTATION' && report(level, log),
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    preserveModules: true,
    preserveModulesRoot: 'dist',
    entryFileNames: '[name].cjs',
    exports: 'named',
    interop: 'auto',
    externalLiveBindings: false,
    freeze: false,
    // Without a symbol in each of 500 files that makes its exports print as a module's.
    generatedCode: { preset: 'es2015', symbols: false },
  });
  for (const file of output) {
    if (file.type !== 'chunk') continue;
    const { code = file.code } = await minify(file.code, { ecma: 2020, toplevel: true });
    await writeFile(join('dist', file.fileName), code);
  }
}

/**
 * A declaration file is written once, as CommonJS, and the ESM file refers to it: a CommonJS file can't import an ESM
 * file, but the reverse works. Only files with types that are declared twice are written twice.
 */
async function writeDeclarations() {
  const files = globSync('dist/**/*.d.ts').map((file) => file.replaceAll('\\', '/'));
  const read = async (file: string) => [file, smallDeclaration(await readFile(file, 'utf8'))] as const;
  const texts = new Map(await Promise.all(files.map(read)));
  const isTwice = findDeclaredTwice(texts);
  for (const [file, text] of texts) {
    await writeFile(file.replace(/ts$/, 'cts'), asCommonJs(text));
    const name = file.replace(/^.*\/|\.d\.ts$/g, '');
    await writeFile(file, isTwice(file) ? text : `export * from './${name}.cjs';\n`);
  }
}

interface Reference {
  /** Its name in the other file, and here. */
  name: string;
  local: string;
  file: string;
}

/**
 * Tells whether a file needs a type that is declared twice. Each name counts for the file that declares it, not for those
 * that pass it on: a file can get a type from an entry that has others, too.
 */
function findDeclaredTwice(texts: ReadonlyMap<string, string>): (file: string) => boolean {
  const references = new Map([...texts].map(([file, text]) => [file, referencesIn(file, text)]));
  const sourceOf = ({ name, file }: Reference): string => {
    const passedOn = references.get(file)?.find(({ local }) => local === name);
    return passedOn ? sourceOf(passedOn) : file;
  };
  const isTwice = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    if (declaredTwice.test(texts.get(file) ?? '')) return true;
    return (references.get(file) ?? []).some((reference) => isTwice(sourceOf(reference), seen));
  };
  return (file) => isTwice(file);
}

function referencesIn(file: string, text: string): Reference[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, names = '', path = '']) =>
    names.split(',').map((each) => {
      const [name = '', local = name] = each
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      return { name, local, file: join(file, '..', `${path}.d.ts`) };
    }),
  );
}

/** Without imports that have no name, and so no type, and with one space where four are. */
function smallDeclaration(text: string): string {
  return text.replace(/^import '[^']+';\n/gm, '').replace(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4));
}

/** Every Node version that a package without CommonJS supports can still `require` it. */
function asCommonJs(text: string): string {
  return text
    .replace(/(from '\.[^']+)\.js'/g, "$1.cjs'")
    .replace(/^import \{([^}]+)\} from 'msw';/m, "import type {$1} from 'msw' with { 'resolution-mode': 'require' };");
}
