import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsIn, importsOf, packageOf, type Import } from './imports';

interface Walls {
  /** Rooms of `src` that may be imported. */
  rooms: string[];
  /** Packages that may be imported: all of one, or one entry of it. */
  packages: string[];
}

const walls: Record<string, Walls> = {
  model: { rooms: [], packages: ['zod/mini', 'zod', 'date-fns', 'date-fns-tz'] },
  client: { rooms: ['model'], packages: [] },
  hooks: {
    rooms: ['client', 'model'],
    packages: ['react', '@tanstack/react-query'],
  },
  ui: {
    rooms: ['model'],
    packages: [
      'react',
      'react-dom',
      '@radix-ui/themes',
      'radix-ui',
      'class-variance-authority',
      'lucide-react',
      'get-nonce',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@tanstack/react-virtual',
      'dompurify',
      're2js',
    ],
  },
  screens: { rooms: ['ui', 'model'], packages: ['react'] },
  settings: { rooms: ['ui', 'model'], packages: ['react'] },
  /** For their types alone: a locale loads no screen (`entries.test.ts`). */
  locales: { rooms: ['model', 'ui', 'screens', 'settings'], packages: [] },
  service: { rooms: ['model'], packages: ['hono'] },
  testing: { rooms: ['service', 'model'], packages: ['msw', 'hono'] },
  /** `src/index.ts`, the root entry. */
  index: { rooms: ['ui', 'screens', 'settings'], packages: [] },
};

/** Each of these is imported by one file of ours at most, so that it can be replaced there. */
const doors = [/^@dnd-kit\//, /^@tanstack\/react-virtual$/, /^dompurify$/, /^re2js$/, /^lucide-react$/, /^date-fns/];

/** Rooms that are divided by feature. What features of `hooks` share lives in `src/hooks/shared/`. */
const dividedRooms = ['hooks', 'screens', 'settings'];

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
    for (const door of doors) expect(filesThatImport(door, source).length, String(door)).toBeLessThanOrEqual(1);
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

  test('a second door', () => {
    const twice = ['a', 'b'].flatMap((file) =>
      importing(`src/ui/${file}.tsx`, `import { DndContext } from '@dnd-kit/core';`),
    );
    expect(filesThatImport(/^@dnd-kit\//, twice)).toHaveLength(2);
  });

  test('an example at the source and at what it does not depend on', () => {
    const code = `import '../../../src/model'; import 'zod'; import 'chatdeck/ui/theme'; import 'chatdeck/ui';`;
    expect(importing('examples/dashboard/src/main.tsx', code).filter(crossesExample)).toHaveLength(3);
  });

  test('a story of a state at a hook', () => {
    const code = `import { useLogin } from 'chatdeck/hooks';`;
    expect(importing('stories/screens/login.stories.tsx', code).filter(crossesStory)).toHaveLength(1);
    expect(importing('stories/flows/login.stories.tsx', code).filter(crossesStory)).toHaveLength(0);
  });
});

function crossesWall({ from, to }: Import): boolean {
  const room = roomOf(from) ?? '';
  const allowed = walls[room];
  if (!allowed) return true;
  const target = roomOf(to);
  return target ? target !== room && !allowed.rooms.includes(target) : !isAllowed(to, allowed.packages);
}

function crossesFeature({ from, to }: Import): boolean {
  const room = roomOf(from);
  const [own, other] = [featureOf(from), featureOf(to)];
  if (!room || room !== roomOf(to) || !dividedRooms.includes(room)) return false;
  return own !== 'index' && own !== other && other !== 'shared';
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
  return !isEntry(to) || !(isFlow || storyRooms.includes(room));
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
