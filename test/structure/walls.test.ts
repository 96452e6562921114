import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cyclesIn, filesIn, importsBetween, importsIn, importsOf, packageOf, type Import } from './imports';
import { datesInUtc, secondWaysIn } from './second-ways';
import { handWrittenVariants, unknownVariants } from './variants';

interface Walls {
  /** Rooms of `src` that may be imported. */
  rooms: string[];
  /** Packages that may be imported: all of one, or one entry of it. */
  packages: string[];
}

const walls: Record<string, Walls> = {
  model: {
    rooms: [],
    packages: ['zod/mini', 'date-fns', 'date-fns-tz', '@date-fns/utc', 'htmlparser2', '@eslint-community/regexpp'],
  },
  client: { rooms: ['model'], packages: [] },
  hooks: {
    rooms: ['client', 'model'],
    packages: ['react', '@tanstack/react-query', 'react-hook-form', '@hookform/resolvers'],
  },
  ui: {
    rooms: ['model'],
    packages: [
      'react',
      'react-dom',
      '@radix-ui/themes',
      'radix-ui',
      'class-variance-authority',
      'lucide',
      'get-nonce',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@tanstack/react-virtual',
      'cmdk',
      'dompurify',
      're2js',
      '@visx/axis',
      '@visx/curve',
      '@visx/grid',
      '@visx/group',
      '@visx/hierarchy',
      '@visx/scale',
      '@visx/shape',
      '@visx/tooltip',
    ],
  },
  screens: { rooms: ['ui', 'model'], packages: ['react'] },
  settings: { rooms: ['ui', 'model'], packages: ['react'] },
  /** Where the two arms meet. What a page loads first imports nothing but types of the rooms below. */
  elements: {
    rooms: ['client', 'hooks', 'model', 'screens', 'settings', 'ui'],
    packages: ['react', 'react-dom', '@tanstack/react-query', 'virtual:chatdeck-styles'],
  },
  /** For their types alone: a locale loads no screen (`entries.test.ts`). */
  locales: { rooms: ['model', 'ui', 'screens', 'settings'], packages: [] },
  service: { rooms: ['model'], packages: ['hono', 'image-size', 'ipaddr.js'] },
  testing: { rooms: ['service', 'model'], packages: ['msw', 'hono'] },
  /** The `chatdeck` command, which runs in Node. */
  cli: {
    rooms: ['model', 'testing'],
    packages: ['crypto', 'events', 'fs', 'http', 'net', 'path', 'process', 'util', 'zlib'].map(
      (name) => `node:${name}`,
    ),
  },
  /** `src/index.ts`, the root entry. */
  index: { rooms: ['ui', 'screens', 'settings'], packages: [] },
};

/** Our only file or folder that imports each of these, so that it can be replaced there. */
const doors: [packages: RegExp, place: string][] = [
  [/^@dnd-kit\//, 'src/ui/ordering/dnd-kit.ts'],
  [/^@tanstack\/react-virtual$/, 'src/ui/later/virtual-list.tsx'],
  [/^cmdk$/, 'src/ui/overlays/command.tsx'],
  [/^dompurify$/, 'src/ui/html/sanitize.ts'],
  [/^re2js$/, 'src/ui/settings/page-matcher.ts'],
  [/^@eslint-community\/regexpp$/, 'src/model/settings/shared/pattern-words.ts'],
  [/^htmlparser2$/, 'src/model/settings/install/doctor/read-page.ts'],
  [/^lucide$/, 'src/ui/base/icons.tsx'],
  [/^@visx\//, 'src/ui/charts/'],
  [/^(date-fns|date-fns-tz|@date-fns\/utc)(\/|$)/, 'src/model/time/'],
  [/^(react-hook-form|@hookform\/resolvers)(\/|$)/, 'src/hooks/forms/'],
];

/** The folders of a room, lowest first: a folder imports from those below it, and from none beside it. */
const orders: Record<string, string[][]> = {
  model: [
    ['core'],
    ['time', 'collection'],
    ['entities', 'session'],
    ['calls', 'places', 'account', 'users', 'setup', 'widget-preview'],
    // A folder of a new feature belongs here until a lower one needs it.
    ['dashboard', 'settings/shared', '*'],
    ['settings/*', 'settings/install/doctor'],
    ['settings/across'],
    ['palette', 'reports'],
    ['reports/coverage'],
    ['reports/files'],
    ['.'],
  ],
  hooks: [['shared'], ['shared/lasting', 'shared/counting'], ['editing', 'forms'], ['*'], ['.']],
  ui: [
    ['theme'],
    ['base'],
    ['focus'],
    ['format', 'feedback', 'calendar', 'html', 'keys', 'code'],
    ['later'],
    ['overlays', 'inputs', 'ordering', 'widget-preview', 'toasts'],
    ['page', 'charts', 'counting', 'data-table', '.'],
    ['editor'],
    ['editor/rows'],
    ['editor/chips', 'editor/list'],
    ['settings'],
  ],
  service: [
    ['base'],
    ['contract'],
    ['images', 'sandbox', 'partner'],
    ['http'],
    ['accounts'],
    ['widgets'],
    ['people', 'question-groups', 'reports', 'saved-replies'],
    ['slack', 'memory'],
    ['.'],
  ],
};

const FOLDER_LIMIT = 25;

/** The words of the settings tabs: the screens that find and compare settings call them by the same names. */
const sharedWords = /^src\/settings\/([^/]+\/labels|setting-words|change-words)$/;

/** Rooms that are divided by feature, and what the features of `hooks` share. */
const dividedRooms = ['hooks', 'screens', 'settings'];
const sharedFolders = ['shared', 'editing', 'forms'];

const storyPackages = ['react', 'storybook', '@radix-ui/themes'];
const storyRooms = ['ui', 'screens', 'settings', 'locales', 'model', 'testing', 'index'];
/** The pages of the documentation show what the scripts read from the code. */
const docsPackages = [...storyPackages, '@storybook/addon-docs', 'virtual:chatdeck-api', 'virtual:chatdeck-tokens'];
const flowPackages = [...storyPackages, 'msw', '@tanstack/react-query'];

describe('walls', () => {
  const source = importsIn('src');

  test('each room imports only what it may', () => {
    expect(source.length).toBeGreaterThan(0);
    expect(source.filter(crossesWall)).toEqual([]);
  });

  test('features do not import each other', () => {
    expect(source.filter(crossesFeature)).toEqual([]);
  });

  test('each heavy package has one door', () => {
    for (const [packages, place] of doors) {
      expect(filesThatImport(packages, source).length, `${place} uses its packages`).toBeGreaterThan(0);
      expect(filesBeside(place, packages, source)).toEqual([]);
    }
  });

  test('no two files of the source or of an example import each other, types included', () => {
    const files = new Set([...filesIn('src'), ...filesIn('examples')]);
    const imports = [...source, ...importsIn('examples')];
    expect(files.size).toBeGreaterThan(500);
    expect(cyclesIn(importsBetween(imports, files))).toEqual([]);
  });

  test('the folders of a room import only from those below them', () => {
    const imports = importsBetween(source, new Set(filesIn('src')));
    expect(imports.filter(importsUpward)).toEqual([]);
  });

  test(`no folder has more than ${FOLDER_LIMIT} files side by side`, () => {
    expect(flatFolders(filesIn('src'))).toEqual([]);
  });

  test('each job is done in one way', () => {
    expect(filesIn('src').flatMap((file) => secondWaysIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.each(Object.keys(datesInUtc))('%s is an exception for a date that it has', (file) => {
    expect(readFileSync(file, 'utf8')).toContain('Date.UTC(');
  });

  test('the variants of all parts have one vocabulary', () => {
    expect(filesIn('src/ui').flatMap((file) => unknownVariants(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('the props of a part’s look are those of its variants', () => {
    expect(filesIn('src/ui').flatMap((file) => handWrittenVariants(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('an example imports only entries of the package, its own files and its own dependencies', () => {
    expect(importsIn('examples').filter(crossesExample)).toEqual([]);
  });

  test('stories of states know no network, stories of flows know all public rooms', () => {
    expect(importsIn('stories').filter(crossesStory)).toEqual([]);
  });
});

describe('the walls stop', () => {
  const importing = (from: string, code: string) => importsOf(from, code);

  test.each([
    ['a value', `import { useState } from 'react';`],
    ['a type', `import type { ReactNode } from 'react';`],
    ['a type in place', `type Node = import('react').ReactNode;`],
    ['a re-export', `export { useState } from 'react';`],
    ['a lazy import', `const react = () => import('react');`],
    ['another room', `import { theme } from '../ui/theme';`],
  ])('%s', (_, code) => {
    expect(importing('src/client/a.ts', code).filter(crossesWall)).toHaveLength(1);
  });

  test('a feature at another feature, but not at what is shared', () => {
    const code = `import '../login/labels'; import '../shared/editor'; import './labels';`;
    expect(importing('src/screens/users/users.tsx', code).filter(crossesFeature)).toHaveLength(1);
    const hook = `import './login'; import './shared/editor'; import '../model';`;
    expect(importing('src/hooks/users.ts', hook).filter(crossesFeature)).toHaveLength(1);
    expect(importing('src/hooks/shared/editor.ts', `import '../login';`).filter(crossesFeature)).toHaveLength(1);
  });

  test('a screen at a settings tab, but not at its words', () => {
    const code = `import '../../settings/behavior/labels'; import '../../settings/behavior/behavior-tab';`;
    expect(importing('src/screens/compare/compare.tsx', code).filter(crossesWall)).toHaveLength(1);
    expect(importing('src/hooks/compare/index.ts', code).filter(crossesWall)).toHaveLength(2);
  });

  test('files that import each other, on a detour and by a type as well', () => {
    const code = (name: string) => `import type { A } from './${name}';`;
    const imports = [
      ...importing('src/model/a.ts', code('b')),
      ...importing('src/model/b.ts', `export * from './c';`),
      ...importing('src/model/c.ts', `const later = () => import('./a');`),
      ...importing('src/model/d.ts', code('a')),
    ];
    const files = new Set(['a', 'b', 'c', 'd'].map((name) => `src/model/${name}.ts`));
    const cycle = ['src/model/a.ts', 'src/model/b.ts', 'src/model/c.ts'];
    expect(cyclesIn(importsBetween(imports, files))).toEqual([cycle]);
    expect(cyclesIn(importsBetween(imports.toSpliced(2, 1), files))).toEqual([]);
  });

  test.each([
    ['src/model/core/a.ts', 'src/model/entities/b.ts', true],
    ['src/model/entities/a.ts', 'src/model/core/b.ts', false],
    ['src/model/time/a.ts', 'src/model/entities/b.ts', true],
    ['src/model/entities/a.ts', 'src/model/time/b.ts', false],
    ['src/model/settings/behavior/a.ts', 'src/model/settings/appearance/b.ts', true],
    ['src/model/settings/behavior/a.ts', 'src/model/settings/shared/b.ts', false],
    ['src/model/new-feature/a.ts', 'src/model/places/b.ts', false],
    ['src/model/places/a.ts', 'src/model/new-feature/b.ts', true],
    ['src/ui/base/a.tsx', 'src/ui/icon.tsx', true],
    ['src/ui/index.ts', 'src/ui/settings/b.tsx', false],
    ['src/ui/nowhere/a.tsx', 'src/ui/base/b.tsx', true],
    ['src/service/http/a.ts', 'src/service/people/b.ts', true],
    ['src/hooks/shared/a.ts', 'src/hooks/forms/b.ts', true],
    ['src/hooks/login.ts', 'src/hooks/forms/b.ts', false],
  ])('%s at %s: %s', (from, to, isStopped) => {
    expect(importsUpward({ from, to })).toBe(isStopped);
  });

  test('a folder of 26 files', () => {
    const files = (count: number) => Array.from({ length: count }, (_, index) => `src/ui/new/part-${index}.tsx`);
    expect(flatFolders(files(26))).toEqual(['src/ui/new (26)']);
    expect(flatFolders([...files(25), 'src/ui/new/deeper/part.tsx'])).toEqual([]);
  });

  test.each([
    ['a hand-down of labels', 'src/screens/a.tsx', '<UserTable labels={labels} />'],
    ['a hand-down of texts', 'src/settings/a.tsx', '<UserTable texts={texts} />'],
    ['an id generator', 'src/hooks/a.ts', 'const id = Math.random().toString(36);'],
    ['a rule for what is gone', 'src/hooks/a.ts', `if (thrown.kind !== 'notFound') throw thrown;`],
    ['a reader of data attributes', 'src/ui/a.tsx', `names.filter((name) => name.startsWith('data-'))`],
    ['a call in the model', 'src/model/a.ts', `void fetch('/v1');`],
    ['a timer in the model', 'src/model/a.ts', `setTimeout(run, 100);`],
    ['an index imported from inside', 'src/hooks/a.ts', `import { calls } from '../model';`],
    ['a swept-up export of the model', 'src/model/index.ts', `export * from './core/problem';`],
    ['a class that a template makes', 'src/ui/a.tsx', '<p className={`cd-a cd-a-${size}`} />'],
    ['a class that a condition chooses', 'src/screens/a.tsx', `<p className={isWide ? 'cd-a cd-wide' : 'cd-a'} />`],
    ['a condition inside a variant', 'src/ui/a.tsx', `<p className={a({ state: isOpen ? 'open' : 'closed' })} />`],
    ['classes put together by hand', 'src/settings/a.tsx', `<p className={'cd-a ' + className} />`],
    ['a class chosen for another part', 'src/ui/a.ts', `const look = { className: isWide ? 'cd-wide' : '' };`],
    ['a look in an attribute', 'src/ui/a.tsx', '<p className="cd-a" data-size={size} />'],
    ['a color that a condition chooses', 'src/ui/a.tsx', `<Button color={isBad ? 'red' : 'gray'} />`],
    ['an old name for going somewhere', 'src/hooks/a.ts', 'const { goTo = leaveByBrowser } = options;'],
    ['a new name for going to a page', 'src/hooks/a.ts', 'onCheckout?: Leave | undefined;'],
    ['a new name for going to a route', 'src/ui/a.ts', 'onMove?: ((route: Route) => void) | undefined;'],
    ['all of a library of functions', 'src/model/time/a.ts', `import { addDays } from 'date-fns';`],
    ['all of one, on several lines', 'src/model/time/a.ts', `import {\n  addDays,\n} from 'date-fns';`],
    ['a month calculated by hand', 'src/model/entities/a.ts', 'const end = Date.UTC(year, month + 1, 1);'],
    ['the length of a day', 'src/hooks/a.ts', 'const end = start + 30 * 86_400_000;'],
    ['a document that is not shipped', 'src/model/a.ts', '/** Thirty days (core platform, section 5). */'],
  ])('%s', (_, file, code) => {
    expect(secondWaysIn(file, code)).toHaveLength(1);
  });

  test('variants in other words than those of the other parts', () => {
    const variantsOf = (code: string) =>
      unknownVariants('src/ui/a.tsx', `const a = cva('cd-a', { variants: ${code} });`);
    expect(variantsOf(`{ tone: { plain: '', danger: 'cd-b' }, state: { open: '' }, size: { '1': '' } }`)).toEqual([]);
    expect(variantsOf(`{ kind: { a: '' } }`)).toEqual(['src/ui/a.tsx: kind']);
    expect(variantsOf(`{ tone: { bad: '' }, size: { large: '' } }`)).toHaveLength(2);
  });

  test.each([
    ['a prop', `interface AProps { size?: '1' | '2' | undefined }`, 1],
    ['a prop in place', `function A({ state }: { state: 'open' }) {}`, 1],
    ['a type', `type ATone = 'plain' | 'danger';`, 1],
    ['but not a variant', `interface AProps { size?: Variant<typeof a, 'size'> | undefined; state: BState }`, 0],
    ['nor some of one', `interface AProps { tone: Extract<CalloutTone, 'plain' | 'success'> }`, 0],
  ])('a look whose values are written down: %s', (_, code, count) => {
    expect(handWrittenVariants('src/ui/a.tsx', code)).toHaveLength(count);
  });

  test.each([
    ['src/ui/ordering/dnd-kit.ts', 'src/ui/ordering/sortable-area.tsx', '@dnd-kit/core'],
    ['src/ui/charts/', 'src/ui/format/dates.ts', '@visx/scale'],
    ['src/model/time/', 'src/model/reports/range.ts', 'date-fns-tz'],
    ['src/hooks/forms/', 'src/hooks/login.ts', 'react-hook-form'],
  ])('a second door beside %s: %s', (place, file, name) => {
    const imports = [...importing(`${place}door.ts`, `import '${name}';`), ...importing(file, `import '${name}';`)];
    const inPlace = place.endsWith('/') ? imports : [{ from: place, to: name }, ...imports.slice(1)];
    expect(filesBeside(place, new RegExp(`^${name}$`), inPlace)).toEqual([file]);
  });

  test('an example at the source and at what it does not depend on', () => {
    const code = `import '../../../src/model'; import 'zod'; import 'chatdeck/ui/theme'; import 'chatdeck/ui';`;
    expect(importing('examples/dashboard/src/main.tsx', code).filter(crossesExample)).toHaveLength(3);
  });

  test('a story of a state at a hook', () => {
    const code = `import { useLogin } from 'chatdeck/hooks';`;
    expect(importing('stories/screens/login.stories.tsx', code).filter(crossesStory)).toHaveLength(1);
    expect(importing('stories/flows/login.stories.tsx', code).filter(crossesStory)).toHaveLength(0);
    expect(importing('stories/own-data/settings/behavior.tsx', code).filter(crossesStory)).toHaveLength(0);
  });
});

function crossesWall({ from, to }: Import): boolean {
  const room = roomOf(from) ?? '';
  const allowed = walls[room];
  if (!allowed) return true;
  const target = roomOf(to);
  if (room === 'screens' && sharedWords.test(to)) return false;
  return target ? target !== room && !allowed.rooms.includes(target) : !isAllowed(to, allowed.packages);
}

function importsUpward({ from, to }: Import): boolean {
  const order = orders[roomOf(from) ?? ''];
  if (!order || roomOf(from) !== roomOf(to) || posix.dirname(from) === posix.dirname(to)) return false;
  if (/^src\/\w+\/index\.ts$/.test(from)) return false;
  const [own, other] = [levelOf(from, order), levelOf(to, order)];
  return own < 0 || other < 0 || other >= own;
}

function levelOf(file: string, order: string[][]): number {
  const folder = posix.dirname(file).split('/').slice(2).join('/') || '.';
  const pattern = folder.includes('/') ? `${posix.dirname(folder)}/*` : '*';
  const level = order.findIndex((folders) => folders.includes(folder));
  return level >= 0 ? level : order.findIndex((folders) => folders.includes(pattern));
}

function flatFolders(files: string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > FOLDER_LIMIT).map(([folder, count]) => `${folder} (${count})`);
}

function crossesFeature({ from, to }: Import): boolean {
  const room = roomOf(from);
  const [own, other] = [featureOf(from), featureOf(to)];
  if (!room || room !== roomOf(to) || !dividedRooms.includes(room)) return false;
  if (sharedWords.test(to)) return false;
  return own !== 'index' && own !== other && !sharedFolders.includes(other ?? '');
}

function crossesExample({ from, to }: Import): boolean {
  const [, example = '', part] = from.split('/');
  // Configuration files use the repository's own tools.
  if (part !== 'src') return false;
  if (to.startsWith('examples/')) return !to.startsWith(`examples/${example}/`);
  if (packageOf(to) === 'chatdeck') return !isEntry(to);
  return !to.startsWith('node:') && !(packageOf(to) in dependenciesOf(example));
}

function crossesStory({ from, to }: Import): boolean {
  if (to.startsWith('stories/') || to.startsWith('.storybook/')) return false;
  const isFlow = from.startsWith('stories/flows/');
  const isDocs = from.startsWith('stories/docs/');
  if (isDocs && to.startsWith('scripts/')) return false;
  if (packageOf(to) !== 'chatdeck') {
    return !isAllowed(to, isFlow ? flowPackages : isDocs ? docsPackages : storyPackages);
  }
  const [, room = 'index'] = to.split('/');
  // A host with its own data uses `useEditor`.
  const isHost = from.startsWith('stories/own-data/');
  return !isEntry(to) || !(isFlow || storyRooms.includes(room) || (isHost && room === 'hooks'));
}

/** A place that ends in a slash is a folder. */
function filesBeside(place: string, packages: RegExp, imports: Import[]): string[] {
  const isInside = (file: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);
  return filesThatImport(packages, imports).filter((file) => !isInside(file));
}

function filesThatImport(name: RegExp, imports: Import[]): string[] {
  return [...new Set(imports.filter(({ to }) => name.test(to)).map(({ from }) => from))];
}

function isAllowed(specifier: string, packages: string[]): boolean {
  return packages.includes(specifier) || packages.includes(packageOf(specifier));
}

/** `ui` of `src/ui/theme`, `index` of the root entry, nothing of a package. */
function roomOf(path: string): string | undefined {
  const [top, room] = path.split('/');
  return top === 'src' ? room?.replace(/\.ts$/, '') : undefined;
}

/** `login` of `src/hooks/login.ts` and of `src/screens/login/labels`. */
function featureOf(path: string): string | undefined {
  return path.split('/')[2]?.replace(/\.tsx?$/, '');
}

function isEntry(specifier: string): boolean {
  const path = `.${specifier.slice('chatdeck'.length)}`;
  return Object.keys(readPackage('.').exports).some((entry) => {
    const [start = '', end] = entry.split('*');
    return end === undefined ? path === entry : path.startsWith(start) && !path.slice(start.length).includes('/');
  });
}

function dependenciesOf(example: string): Record<string, string> {
  return readPackage(`examples/${example}`).dependencies;
}

function readPackage(folder: string) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    exports: Record<string, unknown>;
    dependencies: Record<string, string>;
  };
}
