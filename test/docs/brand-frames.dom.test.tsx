import * as root from 'chatdeck';
import { fireEvent, render, screen } from '@testing-library/react';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { afterEach, expect, test, vi } from 'vitest';
import { initialBrand } from '../../stories/foundations/brand-code';
import { BrandFrames } from '../../stories/foundations/brand-frames';

/** `InstallPanel` is a part of two screens, and a `…Loading` is a state of its own screen. */
const isScreen = (name: string) =>
  /^[A-Z]/.test(name) && !/Loading$/.test(name) && !['ChatdeckTheme', 'InstallPanel'].includes(name);
const screenNames = Object.keys(root).filter(isScreen);

interface Story {
  id: string;
  entry: object;
  /** The components that it shows. */
  shows: string[];
}

/** As Storybook reads them for its index. */
const stories = globSync('stories/{screens,settings}/*.stories.tsx').sort().flatMap(storiesOf);

function storiesOf(file: string): Story[] {
  const [head = '', ...parts] = readFileSync(file, 'utf8').split(/^export const (?=\w+ = )/m);
  const [, title = ''] = /^ *(?:const meta = preview\.meta\(\{ )?title: '([^']+)'/m.exec(head) ?? [];
  const [, own] = /^ {2}component: (\w+),/m.exec(head) ?? [];
  return parts.map((code) => {
    const name = storyNameFromExport(/^\w+/.exec(code)?.[0] ?? '');
    const id = toId(title, name);
    const rendered = [...code.matchAll(/<(\w+)/g)].map(([, tag = '']) => nameIn(head, tag));
    const shows = code.includes('render:') || own === undefined ? rendered : [own];
    return { id, entry: { type: 'story', id, name, title, importPath: `./stories/${placeOf(file)}` }, shows };
  });
}

function placeOf(file: string): string {
  return `${file.includes('settings') ? 'settings' : 'screens'}/${basename(file)}`;
}

/** `NotFound` of `import { NotFound as NotFoundScreen }`. */
function nameIn(head: string, tag: string): string {
  return new RegExp(`\\b(\\w+) as ${tag}\\b`).exec(head)?.[1] ?? tag;
}

const index = () => Response.json({ entries: Object.fromEntries(stories.map(({ id, entry }) => [id, entry])) });

afterEach(() => void vi.unstubAllGlobals());

function show(...answers: (() => Promise<Response>)[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answers.shift()?.()),
  );
  render(
    <root.ChatdeckTheme>
      <BrandFrames brand={initialBrand} />
    </root.ChatdeckTheme>,
  );
}

const idsOfFrames = () =>
  [...document.querySelectorAll('iframe')].map((frame) => new URL(frame.src, 'http://host').searchParams.get('id'));

test('the brand page shows every screen and tab once', async () => {
  show(() => Promise.resolve(index()));
  await screen.findByTitle('Screens/Users');
  const ids = idsOfFrames();
  const shown = stories.filter(({ id }) => ids.includes(id)).flatMap(({ shows }) => shows);
  expect(screenNames.length).toBeGreaterThan(30);
  expect(screenNames.filter((name) => !shown.includes(name))).toEqual([]);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('the brand page says that its screens are loading, and shows them when they have come', async () => {
  let answer: (response: Response) => void = () => undefined;
  show(() => new Promise((resolve) => (answer = resolve)));
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(idsOfFrames()).toEqual([]);
  answer(index());
  await screen.findByTitle('Screens/Users');
  expect(screen.queryByRole('status')).toBeNull();
});

test('the brand page says that its screens couldn’t be loaded, and tries again when asked', async () => {
  show(
    () => Promise.resolve(new Response('<!doctype html>', { status: 404 })),
    () => Promise.resolve(index()),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the list of screens.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByTitle('Screens/Users');
  expect(screen.queryByRole('alert')).toBeNull();
});
