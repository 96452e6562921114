import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { minify } from 'terser';

/**
 * Packages that declare their classes once for each format. A class with private members is assignable to itself alone.
 */
const declaredTwice = /from '(@tanstack\/[^']+|msw)'/;

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
    generatedCode: 'es2015',
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
  const read = async (file: string) => [file, withoutNamelessImports(await readFile(file, 'utf8'))] as const;
  const texts = new Map(await Promise.all(files.map(read)));
  const importsOf = (file: string) =>
    [...(texts.get(file) ?? '').matchAll(/from '(\.[^']+)\.js'/g)].map(([, path = '']) =>
      join(file, '..', `${path}.d.ts`),
    );
  const isTwice = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    return declaredTwice.test(texts.get(file) ?? '') || importsOf(file).some((next) => isTwice(next, seen));
  };
  for (const [file, text] of texts) {
    await writeFile(file.replace(/ts$/, 'cts'), asCommonJs(text));
    const name = file.replace(/^.*\/|\.d\.ts$/g, '');
    await writeFile(file, isTwice(file) ? text : `export * from './${name}.cjs';\n`);
  }
}

/** These import no type. */
function withoutNamelessImports(text: string): string {
  return text.replace(/^import '[^']+';\n/gm, '');
}

/** Every Node version that a package without CommonJS supports can still `require` it. */
function asCommonJs(text: string): string {
  return text
    .replace(/(from '\.[^']+)\.js'/g, "$1.cjs'")
    .replace(/^import \{([^}]+)\} from 'msw';/m, "import type {$1} from 'msw' with { 'resolution-mode': 'require' };");
}
