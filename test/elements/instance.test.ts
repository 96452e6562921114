import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInstance } from '../../src/elements/instance';
import { memoryStorage } from '../hooks/network';

const getToken = () => 'a-token';
const start = () => createInstance({ baseUrl: 'https://api.test', accountId: 'acme', getToken });

const drafts = [
  'chatdeck:draft:2:acme/behavior/1#a-tab',
  'chatdeck:draft:2:acme/triggers/2#another-tab',
  // Also ends with the session.
  'chatdeck:choice:acme/view',
];
const others = ['chatdeck:draft:2:acme-two/behavior/1#a-tab', 'of the page'];
let storage: ReturnType<typeof memoryStorage>;
const stored = () => Array.from({ length: storage.length }, (_, index) => storage.key(index));

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  for (const item of [...drafts, ...others]) storage.setItem(item, '{}');
});
afterEach(() => vi.unstubAllGlobals());

/** As on a page where no copy of the loader has run yet. */
function forgetPage() {
  Reflect.deleteProperty(globalThis, Symbol.for('chatdeck.elements'));
  vi.resetModules();
}

test('a look that changes after the sign-out signs no one in', () => {
  const instance = start();
  instance.logout();
  instance.update({ appearance: 'dark', locale: 'de' });
  expect(instance.get()).toMatchObject({ isSignedOut: true, options: { appearance: 'dark', accountId: 'acme' } });
});

test.each([{ accountId: 'globex' }, { getToken }, { baseUrl: 'https://other.test' }])(
  'a change of who or where signs in again: %o',
  (changes) => {
    const instance = start();
    instance.logout();
    instance.update(changes);
    expect(instance.get()).toMatchObject({ isSignedOut: false, options: changes });
  },
);

test.each<[string, (instance: ReturnType<typeof start>) => void]>([
  ['a sign-out', ({ logout }) => logout()],
  ['another account', ({ update }) => update({ accountId: 'globex' })],
])('%s deletes the unsaved work of the account at once, without any element', (_, end) => {
  end(start());
  expect(stored()).toEqual(others);
});

test.each([{ accountId: 'acme' }, { getToken }, { locale: 'de' }])('unsaved work outlives %o', (changes) => {
  start().update(changes);
  expect(stored()).toEqual([...drafts, ...others]);
});

test('a page without storage signs out as well', () => {
  vi.stubGlobal('localStorage', undefined);
  const instance = start();
  instance.logout();
  expect(instance.get().isSignedOut).toBe(true);
});

test('an element without an account of its own follows the first, and the next one after a sign-out', async () => {
  forgetPage();
  const fresh = await import('../../src/elements/instance');
  const load = (accountId: string) => fresh.createInstance({ baseUrl: 'https://api.test', accountId, getToken });
  const shown: string[] = [];
  const stop = fresh.onDefaultInstance((instance) => shown.push(instance.get().options.accountId));
  expect(shown).toEqual([]);
  const acme = load('acme');
  load('globex');
  expect(shown).toEqual(['acme']);
  acme.logout();
  expect(shown).toEqual(['acme']);
  const globex = load('globex');
  expect(shown).toEqual(['acme', 'globex']);
  // The former one is no longer followed.
  acme.update({ accountId: 'umbrella' });
  stop();
  globex.logout();
  load('umbrella');
  expect(shown).toEqual(['acme', 'globex']);
});

test('the elements of a page’s first copy of the loader follow the instance of any copy', async () => {
  forgetPage();
  const first = await import('../../src/elements/instance');
  vi.resetModules();
  const second = await import('../../src/elements/instance');
  expect(second.createInstance).not.toBe(first.createInstance);
  const shown: string[] = [];
  first.onDefaultInstance((instance) => shown.push(instance.get().options.accountId));
  const globex = second.createInstance({ baseUrl: 'https://api.test', accountId: 'globex', getToken });
  first.createInstance({ baseUrl: 'https://api.test', accountId: 'acme', getToken });
  expect(shown).toEqual(['globex']);
  globex.logout();
  first.createInstance({ baseUrl: 'https://api.test', accountId: 'acme', getToken });
  expect(shown).toEqual(['globex', 'acme']);
});
