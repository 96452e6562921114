import { existsSync, globSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readApiPages, type ApiPages } from '../../scripts/api/pages';

let api: ApiPages;
beforeAll(async () => {
  api = await readApiPages();
}, 120_000);

const screens = globSync('src/{screens,settings}/*/index.ts')
  .map((file) => file.replaceAll('\\', '/').replace(/^src\/|\/index\.ts$/g, ''))
  .sort();

test.each(screens)('%s is on a page of the documentation, with all of its parts', (entry) => {
  const parts = api.parts.filter((part) => part.entry === entry);
  expect(parts).not.toEqual([]);
  for (const { name } of parts) {
    const pages = Object.entries(api.pages).filter(([, names]) => names.includes(name));
    expect(pages, name).toHaveLength(1);
    expect(existsSync(pages[0]?.[0] ?? ''), name).toBe(true);
  }
});

/** They take nothing that a host would have to think about. */
const plain = ['ErrorPage', 'InstallPanel', 'NotFound', 'ShellFailed', 'SignOutNotice'];

test('every screen and tab has code for a host with its own data', () => {
  const parts = api.parts.filter(({ name, entry }) => /^(screens|settings)\//.test(entry) && !name.endsWith('Loading'));
  const expected = parts.map(({ name }) => name).filter((name) => !plain.includes(name));
  expect(Object.keys(api.ownData).sort()).toEqual(expected.sort());
});

test('every tab lists its sections by the names that its types know', () => {
  const tabs = api.parts.filter(({ name }) => name.endsWith('Tab'));
  expect(tabs.filter(({ sections }) => sections.length === 0)).toEqual([]);
  const behavior = tabs.find(({ name }) => name === 'BehaviorTab');
  expect(behavior?.sections).toEqual(['presence', 'avatars', 'notifications', 'webhooks', 'misc']);
});

test('every prop of every part has a type and a meaning, and every part and hook a sentence', () => {
  const props = api.parts.flatMap((part) => [...part.props, ...part.sharedProps].map((prop) => ({ part, prop })));
  expect(props.length).toBeGreaterThan(800);
  const mute = props.filter(({ prop }) => prop.type === '' || prop.meaning === '');
  expect(mute.map(({ part, prop }) => `${part.name}.${prop.name}`)).toEqual([]);
  const options = api.hooks.flatMap((hook) => hook.options.map((option) => ({ hook, option })));
  expect(
    options.filter(({ option }) => option.meaning === '').map(({ hook, option }) => `${hook.name}.${option.name}`),
  ).toEqual([]);
  expect([...api.parts, ...api.hooks].filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([]);
});

test('a page shows what the types say', () => {
  const login = api.parts.find(({ name }) => name === 'Login');
  expect(login?.props.find(({ name }) => name === 'form')).toMatchObject({
    type: 'Form<Credentials>',
    isRequired: true,
  });
  expect(login?.types.map(({ name }) => name)).toEqual(expect.arrayContaining(['Form', 'Credentials']));
  const table = api.parts.find(({ name }) => name === 'Banner')?.props.find(({ name }) => name === 'tone');
  expect(table).toMatchObject({ isRequired: false, fallback: "'info'" });
  const dot = api.parts.find(({ name }) => name === 'StatusDot')?.props.find(({ name }) => name === 'state');
  expect(dot?.type.split(' | ').sort()).toEqual(["'broken'", "'offline'", "'online'", "'unfinished'"]);
  const columns = api.parts.find(({ name }) => name === 'DataTable')?.types;
  expect(columns?.find(({ name }) => name === 'DataTableColumn')?.code).toContain(
    "align?: 'start' | 'end' | undefined;",
  );
  const tab = api.parts.find(({ name }) => name === 'BehaviorTab');
  expect(tab?.sharedProps.map(({ name }) => name)).toEqual(expect.arrayContaining(['readOnly', 'extraRows', 'data-*']));
  const hook = api.hooks.find(({ name }) => name === 'useBehaviorTab');
  expect(hook?.calls.map(({ call }) => call)).toContain('widgets.updateConfig');
});
