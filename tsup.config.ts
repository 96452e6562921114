import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { pureCalls } from './scripts/pure-calls';

const sources = globSync(
  'src/{index,{client,elements,hooks,model,service,testing,ui}/index,{locales,screens,settings}/*/index}.ts',
);
const entry = Object.fromEntries(
  sources
    .map((file) => file.replaceAll('\\', '/').replace(/^src\/|\.ts$/g, ''))
    .map((name) => [name, `src/${name}.ts`]),
);
/** What `tsc -p tsconfig.types.json` has written before: bundled from the sources, they need gigabytes. */
const declarations = Object.fromEntries(Object.keys(entry).map((name) => [name, `.types/${name}.d.ts`]));

/**
 * Files of their own, which no host imports. visx and date-fns-tz do not say that they are without side effects, so a
 * bundler keeps them with whatever file imports them, used or not. `missing-peer` loads before what it explains.
 */
const apart = Object.fromEntries(
  [
    'ui/charts/day-bars.tsx',
    'ui/charts/sparkline.tsx',
    'ui/charts/trend-chart.tsx',
    'ui/charts/week-heatmap.tsx',
    'model/time/zoned-time.ts',
    'model/time/local-date.ts',
    'testing/missing-peer.ts',
  ].map((file) => [`parts/${file.replace(/^.*\/|\.tsx?$/g, '')}`, `src/${file}`]),
);

/**
 * The hooks of each screen, which no host imports from here either: a bundler moves whole files, and with all hooks in one, the first
 * screen would wait for those of every other.
 */
const hooks = Object.fromEntries(
  globSync('src/hooks/{*.ts,*.tsx,*/index.ts}', { exclude: ['src/hooks/index.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => [`parts/${file.replace(/^src\/|(\/index)?\.tsx?$/g, '')}`, file]),
);

/** The reports, for the same reason: only three of them draw with visx. */
const reports = Object.fromEntries(
  ['availability', 'coverage', 'history', 'overview', 'pages'].map((name) => [
    `parts/reports/${name}`,
    `src/screens/reports/${name}/${name}.tsx`,
  ]),
);

/** The `chatdeck` command, which only Node loads, and the parts of it that load when they are used. */
const command = Object.fromEntries(
  ['main', 'theme', 'conformance', 'embed', 'mock'].map((name) => [`cli/${name}`, `src/cli/${name}.ts`]),
);

export default defineConfig({
  entry: { ...entry, ...apart, ...hooks, ...reports, ...command },
  // scripts/commonjs.ts writes CommonJS.
  format: 'esm',
  target: 'es2022',
  dts: { entry: declarations },
  clean: true,
  // Without splitting a module shared by two entries would exist twice, state and contexts included.
  splitting: true,
  // Rollup's pass would remove `"use client"`.
  treeshake: false,
  esbuildPlugins: [pureCalls()],
  // Read, then removed, by scripts/use-client.ts.
  metafile: true,
});
