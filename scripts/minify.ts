import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'terser';

/**
 * Makes the built modules smaller. They keep what people and bundlers need of it: the names of components and hooks, which a
 * debugger and an error report show, and the notes on calls without effect, which esbuild drops together with white space.
 */

/** Of components, hooks, and classes. */
const readNames = /^(?:use)?[A-Z]/;

/** Elements have no effects, and a note on each takes more than its names. */
const NOTED_ELEMENT = /\/\* @__PURE__ \*\/\s*(?=jsxs?\d*\()/g;

/**
 * An entry's imports of our other files without a name from them, of which none does anything. A host's bundler would
 * load what only a later part needs together with the entry.
 */
const NAMELESS_IMPORT = /\bimport"\.[^"]+";/g;

await Promise.all(
  globSync('dist/**/*.js').map(async (file) => writeFile(file, await smallModule(await readFile(file, 'utf8')))),
);

async function smallModule(text: string): Promise<string> {
  const { code = text } = await minify(text.replace(NOTED_ELEMENT, ''), {
    ecma: 2020,
    module: true,
    // None of our methods is used as a constructor.
    compress: { passes: 2, unsafe_methods: true, keep_fnames: readNames, directives: false },
    mangle: { keep_fnames: readNames },
    format: { preserve_annotations: true },
  });
  return code.replace(NAMELESS_IMPORT, '').replaceAll('/* @__PURE__ */', '/*@__PURE__*/');
}
