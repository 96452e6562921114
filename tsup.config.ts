import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pureCalls } from './scripts/pure-calls';

const sources = globSync(
  'src/{index,{client,hooks,model,service,testing,ui}/index,{locales,screens,settings}/*/index}.ts',
);
const entry = Object.fromEntries(
  sources
    .map((file) => file.replaceAll('\\', '/').replace(/^src\/|\.ts$/g, ''))
    .map((name) => [name, `src/${name}.ts`]),
);
/** What `tsc -p tsconfig.types.json` has written before: bundled from the sources, they need gigabytes. */
const declarations = Object.fromEntries(Object.keys(entry).map((name) => [name, `.types/${name}.d.ts`]));

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: declarations },
  sourcemap: true,
  clean: true,
  // Without splitting in both formats a module shared by two entries would exist twice, state and contexts included.
  splitting: true,
  // Rollup's pass would remove `"use client"`.
  treeshake: false,
  esbuildPlugins: [pureCalls()],
  // Read, then removed, by scripts/use-client.ts.
  metafile: true,
});
