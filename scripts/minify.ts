import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { minify } from 'terser';

/**
 * Makes the built ESM smaller, but keeps what people and bundlers need of it: the names of functions, which a debugger and
 * an error report show, and the notes on calls without effect, which esbuild drops together with white space.
 */
await Promise.all(
  globSync('dist/**/*.js').map(async (file) => {
    const { code } = await minify(await readFile(file, 'utf8'), {
      ecma: 2020,
      compress: { passes: 1, keep_fnames: true, directives: false },
      mangle: { keep_fnames: true },
      format: { preserve_annotations: true },
    });
    await writeFile(file, code ?? '');
  }),
);
