import { defineConfig } from 'tsup';
import { pureCalls } from './scripts/pure-calls';

export default defineConfig({
  entry: ['src/index.ts', 'src/{client,hooks,model,service,testing,ui}/index.ts', 'src/{screens,settings}/*/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
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
