import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, kib, loadedFirst, react } from '../../scripts/sizes/measure.ts';
import { round, table } from './figures.ts';

const bench = join(import.meta.dirname, '..');
const dist = join(bench, '../dist');
const modules = join(bench, 'node_modules');

interface Part {
  product: string;
  /** A screen with a list of people, or what comes nearest, with all that it needs to work. */
  screen: string;
  everything: string;
  /** Style sheets that it asks a host to load. */
  css: string[];
  note?: string;
}

const parts: readonly Part[] = [
  {
    product: 'Chatdeck',
    screen: `export { Users } from '${dist}/screens/users/index.js'; export { useUsers, ChatdeckProvider } from '${dist}/hooks/index.js'; export { ChatdeckTheme } from '${dist}/ui/index.js'; export { createClient } from '${dist}/client/index.js';`,
    everything: `export * from '${dist}/index.js'; export * from '${dist}/hooks/index.js'; export { createClient } from '${dist}/client/index.js';`,
    css: [join(dist, 'styles.css')],
  },
  {
    product: 'WorkOS widgets',
    screen: `export { UsersManagement, WorkOsWidgets } from '@workos-inc/widgets';`,
    everything: `export * from '@workos-inc/widgets';`,
    css: [join(modules, '@radix-ui/themes/styles.css'), join(modules, '@workos-inc/widgets/dist/css/styles.css')],
  },
  {
    product: 'react-admin',
    screen: `export { Admin, Resource, List, Datagrid, TextField, BooleanField } from 'react-admin';`,
    everything: `export * from 'react-admin';`,
    css: [],
    note: 'its styles are in the scripts',
  },
  {
    product: 'Clerk for React',
    screen: `export { ClerkProvider, OrganizationProfile } from '@clerk/react';`,
    everything: `export * from '@clerk/react';`,
    css: [],
    note: 'a loader: its screens come from another site at run time and are not counted',
  },
];

export interface Bytes {
  screen: { first: number; later: number };
  everything: { first: number; later: number };
  css: number;
}

/** KiB, gzipped, with React outside: what a host's page loads for one screen and for all of them. */
export async function measureBytes(): Promise<Record<string, Bytes>> {
  const results: Record<string, Bytes> = {};
  for (const { product, screen, everything, css } of parts) {
    results[product] = {
      screen: await sizeOf(screen),
      everything: await sizeOf(everything),
      css: round(css.reduce((sum, file) => sum + kib(readFileSync(file)), 0)),
    };
  }
  console.log('\nKiB gzipped, React outside; behind the plus what loads when it is needed\n');
  const shown = ({ first, later }: { first: number; later: number }) =>
    `${first.toFixed(0)}${later < 0.5 ? '' : ` + ${later.toFixed(0)}`}`;
  const rows = parts.map(({ product, note }) => {
    const { screen, everything, css } = results[product] ?? none;
    return [note ? `${product} (${note})` : product, shown(screen), shown(everything), css.toFixed(0)];
  });
  console.log(table(['product', 'one screen', 'everything', 'CSS'], rows));
  return results;
}

const none: Bytes = { screen: { first: 0, later: 0 }, everything: { first: 0, later: 0 }, css: 0 };

async function sizeOf(contents: string): Promise<{ first: number; later: number }> {
  const { outputFiles, metafile } = await bundle(contents, bench, { external: react, loader: { '.css': 'empty' } });
  const first = loadedFirst(metafile);
  let size = { first: 0, later: 0 };
  for (const { path, contents: bytes } of outputFiles) {
    const isFirst = [...first].some((name) => path.endsWith(name));
    const gzipped = kib(bytes);
    size = isFirst ? { ...size, first: size.first + gzipped } : { ...size, later: size.later + gzipped };
  }
  return { first: round(size.first), later: round(size.later) };
}
