import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { memoizeByKey } from 'chatdeck/model/core/memoize-by-key';
import { describe, expect, test } from 'vitest';
import tsupConfig from '../../tsup.config';
import packageJson from '../../package.json';
import { bundle, loadedFirst } from '../../scripts/sizes/measure';

interface Absent {
  rooms: string[];
  packages: string[];
}

const drawn: Absent = {
  rooms: ['client', 'hooks', 'service', 'testing'],
  packages: ['@tanstack/react-query', 'react-hook-form', '@hookform/resolvers', 'hono', 'msw'],
};
const plain: Absent = {
  rooms: ['ui', 'hooks', 'screens', 'settings'],
  packages: ['react', 'react-dom', '@radix-ui/themes', '@tanstack/react-query', 'react-hook-form'],
};

/** What must not be bundled with an entry, by the room of the entry. */
const absent: Record<string, Absent> = {
  index: drawn,
  screens: drawn,
  settings: drawn,
  ui: { ...drawn, rooms: [...drawn.rooms, 'screens', 'settings'] },
  locales: { rooms: [...plain.rooms, 'client', 'model', 'service', 'testing'], packages: plain.packages },
  hooks: {
    rooms: ['ui', 'screens', 'settings', 'service', 'testing'],
    packages: ['@radix-ui/themes', 'radix-ui', 'lucide', 'hono', 'msw'],
  },
  client: { rooms: [...plain.rooms, 'service', 'testing'], packages: [...plain.packages, 'hono', 'msw'] },
  elements: { rooms: [...plain.rooms, 'client', 'service', 'testing'], packages: [...plain.packages, 'hono', 'msw'] },
  model: { rooms: [...plain.rooms, 'client', 'service', 'testing'], packages: [...plain.packages, 'hono', 'msw'] },
  service: { rooms: [...plain.rooms, 'client', 'testing'], packages: [...plain.packages, 'msw'] },
  testing: { ...plain, rooms: [...plain.rooms, 'client'] },
};

/** `screens/login/index` for each source file that is an entry. */
const entries = Object.entries((tsupConfig as { entry: Record<string, string> }).entry)
  .filter(([name]) => !name.startsWith('parts/'))
  .map(([, file]) => file)
  .filter((file) => file.endsWith('/index.ts') || file === 'src/index.ts')
  .map((file) => file.replace(/^src\/(.*)\.ts$/, '$1'))
  .sort();

const plainRooms = ['client', 'elements', 'model', 'service', 'testing'];

describe.each(entries)('entry %s', (entry) => {
  test('bundles nothing that it must not', async () => {
    const contents = await bundledWith(entry);
    expect(contents.rooms).toContain(roomOf(entry));
    expect(contents.rooms.filter((room) => absent[roomOf(entry)]?.rooms.includes(room))).toEqual([]);
    expect(contents.packages.filter((name) => absent[roomOf(entry)]?.packages.includes(name))).toEqual([]);
  });

  test.each(['js', 'cjs'])('says in %s whether it needs the client side of React', (extension) => {
    const isMarked = readFileSync(`dist/${entry}.${extension}`, 'utf8').startsWith('"use client";\n');
    expect(isMarked).toBe(!plainRooms.includes(roomOf(entry)));
  });

  test('has the files that the exports map promises', () => {
    for (const file of targetsOf(entry)) expect(existsSync(file), file).toBe(true);
  });
});

test('no chunk that a server can load is marked for the client', () => {
  for (const room of plainRooms) {
    for (const extension of ['js', 'cjs']) {
      const marked = filesLoadedFrom(`dist/${room}/index.${extension}`).filter((file) =>
        readFileSync(file, 'utf8').startsWith('"use client"'),
      );
      expect(marked).toEqual([]);
    }
  }
});

test('the stylesheet holds the rules of Radix Themes and no import', () => {
  const css = readFileSync('dist/styles.css', 'utf8');
  expect(css.includes('.rt-SwitchThumb')).toBe(true);
  expect(css.includes('@import')).toBe(false);
});

/** Entries with a chart, and what draws it. */
const charts = /node_modules\/(@visx\/|d3-)/;
const chartEntries = ['index', 'screens/reports/index', 'ui/index'];

describe('charts and patterns', () => {
  const screens = entries.filter((entry) => ['index', 'screens', 'settings', 'ui'].includes(roomOf(entry)));

  test.each(screens)('%s loads visx first only if it cannot be shown without a chart', async (entry) => {
    const loaded = (await loadedWith(entry)).first.filter((file) => charts.test(file));
    expect(loaded.length > 0).toBe(chartEntries.includes(entry));
  });

  test.each(['Login', 'Users', 'ReportsHistory', 'ReportsPages', 'BehaviorTab'])(
    '%s imported from the root loads no visx',
    async (name) => {
      const { first } = await loadedBy(`export { ${name} } from './dist/index.js';`);
      expect(first.length).toBeGreaterThan(0);
      expect(first.filter((file) => charts.test(file))).toEqual([]);
    },
  );

  test('Dashboard imported from the root loads visx later, with its first counts', async () => {
    const { first, later } = await loadedBy(`export { Dashboard } from './dist/index.js';`);
    expect(first.filter((file) => charts.test(file))).toEqual([]);
    expect(later.some((file) => charts.test(file))).toBe(true);
  });

  test('the stock dashboard has the engine of patterns in a file of its own, which no page loads', async () => {
    const { metafile } = await bundle(`import './examples/dashboard/src/main.tsx';`, process.cwd(), {
      loader: { '.css': 'empty', '.woff2': 'empty' },
      // Without the paths of tsconfig.json, which lead to the source: a build takes what is published.
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    });
    const outputs = Object.entries(metafile.outputs);
    const engine = outputs.filter(([, { inputs }]) => Object.keys(inputs).some((file) => /\/re2js\//.test(file)));
    expect(engine).toHaveLength(1);
    for (const [path, { inputs }] of engine) {
      expect(Object.keys(inputs).filter((file) => !/\/re2js\//.test(file))).toEqual([]);
      const loading = outputs.flatMap(([, { imports }]) => imports.filter((each) => each.path === path));
      expect(new Set(loading.map(({ kind }) => kind))).toEqual(new Set(['dynamic-import']));
    }
  });

  test.each(screens)('%s loads the engine of patterns no sooner than one is tried', async (entry) => {
    const { first, later } = await loadedWith(entry);
    const engine = /node_modules\/re2js\//;
    expect(first.filter((file) => engine.test(file))).toEqual([]);
    const triesPatterns = ['index', 'settings/behavior/index', 'settings/triggers/index'].includes(entry);
    expect(later.some((file) => engine.test(file))).toBe(triesPatterns);
  });
});

/** The files whose code loads with an entry, and those whose code waits until it is asked for. */
const loadedWith = memoizeByKey((entry) => loadedBy(`export * from './src/${entry}.ts';`));

/** The same for a page of a host. */
async function loadedBy(page: string) {
  const { metafile } = await bundle(page, process.cwd(), {
    external: ['react', 'react-dom', 'radix-ui', '@radix-ui/*', '@tanstack/*'],
  });
  const atFirst = loadedFirst(metafile);
  const filesOf = (isFirst: boolean) =>
    Object.entries(metafile.outputs)
      .filter(([path]) => atFirst.has(path) === isFirst)
      .flatMap(([, { inputs }]) => Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0))
      .map(([file]) => file);
  return { first: filesOf(true), later: filesOf(false) };
}

/** Each entry in one file with all that it needs. */
const bundles = build({
  entryPoints: entries.map((entry) => `src/${entry}.ts`),
  bundle: true,
  format: 'esm',
  outdir: '.',
  write: false,
  metafile: true,
  logLevel: 'silent',
});

async function bundledWith(entry: string) {
  const { outputs } = (await bundles).metafile;
  const files = Object.keys(outputs[`${entry}.js`]?.inputs ?? {});
  const find = (pattern: RegExp) => [...new Set(files.flatMap((file) => pattern.exec(file)?.[1] ?? []))];
  return { rooms: find(/^src\/(\w+)/), packages: find(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) };
}

/** The built files that load with a file, itself included. */
function filesLoadedFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|require\(|import) ?['"](\.[^'"]+)['"]/g);
  for (const [, path = ''] of imports) filesLoadedFrom(new URL(path, `file:///${file}`).pathname.slice(1), seen);
  return [...seen];
}

function targetsOf(entry: string): string[] {
  const [feature = ''] = entry.split('/').slice(1);
  const key = `./${specifierOf(entry).slice('chatdeck/'.length)}`;
  const exportsMap: Record<string, object | string | undefined> = packageJson.exports;
  const targets = exportsMap[entry === 'index' ? '.' : key] ?? exportsMap[`./${roomOf(entry)}/*`] ?? {};
  return Object.values(targets).flatMap((byKind: object) =>
    Object.values(byKind).map((target) => String(target).replace('*', feature)),
  );
}

/** `chatdeck/screens/login` of `screens/login/index`. */
function specifierOf(entry: string): string {
  return `chatdeck/${entry}`.replace(/\/index$/, '');
}

function roomOf(entry: string): string {
  return entry.split('/')[0] ?? '';
}
