import { globSync, readFileSync } from 'node:fs';
import type { LabelOverride } from 'chatdeck';
import { ar } from 'chatdeck/locales/ar';
import { de } from 'chatdeck/locales/de';
import { describe, expect, test } from 'vitest';
import { labelSets } from '../../.storybook/label-sets';
import { pseudo } from '../../.storybook/pseudo';
import { sameAsInEnglish } from './same-as-in-english';

/** By `<set>.<text>`. */
type Texts = Map<string, unknown>;

const english = textsOf([...labelSets.values()].map(({ name, defaults }) => ({ name, texts: defaults })));

/** What texts of figures are called with. */
const ofFigures = /^reports-overview\.(definition|missedDefinition|changed)$/;

/** What other texts that are functions may be called with; the first that English can do with is taken. */
const calls: ((count: number) => unknown[])[] = [
  (count) => [count, ...Array.from({ length: 3 }, () => String(count))],
  (count) => [new Proxy({}, { get: () => String(count) })],
  (count) => [[String(count), String(count)]],
  (count) => ['up', String(count)],
];

test('every label set is exported, so that it can be translated', () => {
  const defined = globSync('src/{screens,settings,ui}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/= defineLabels(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(([, name]) => name),
  );
  expect(defined.length).toBeGreaterThan(50);
  expect([...labelSets.keys()].sort()).toEqual(defined.sort());
});

test('each label set has a kebab-case name, and a file of that name in every language', () => {
  const names = [...labelSets.keys()];
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([]);
  const filesOf = (language: string) =>
    globSync('*/*.ts', { cwd: `src/locales/${language}` }).map((file) => file.replaceAll('\\', '/'));
  expect(
    filesOf('de')
      .map((file) => file.replace(/^.*\/|\.ts$/g, ''))
      .sort(),
  ).toEqual(names.sort());
  expect(filesOf('ar').sort()).toEqual(filesOf('de').sort());
});

describe.each([
  ['de', de],
  ['ar', ar],
] as const)('%s', (locale, overrides) => {
  const texts = textsOf(overrides);

  test('has every text, each once, and no other', () => {
    expect(overrides.map(({ name }) => name).sort()).toEqual([...labelSets.keys()].sort());
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('says something for every number', () => {
    const broken = [...english.keys()].filter((name) => english.get(name) !== '' && !spoken(texts, name).every(isText));
    expect(broken).toEqual([]);
  });

  test('leaves nothing in English but names and words that are the same', () => {
    const left = [...english.keys()].flatMap((name) => {
      const ours = spoken(english, name);
      return spoken(texts, name)
        .filter((text, index) => hasWords(text) && text === ours[index])
        .map(withoutNumbers);
    });
    expect([...new Set(left)].sort()).toEqual([...sameAsInEnglish[locale]].sort());
  });
});

test('Arabic is written in Arabic', () => {
  const latin = [...textsOf(ar)].filter(
    ([, text]) => typeof text === 'string' && hasWords(text) && !/\p{Script=Arabic}/u.test(text),
  );
  const names: readonly string[] = sameAsInEnglish.ar;
  expect(latin.filter(([, text]) => !names.includes(withoutNumbers(text as string)))).toEqual([]);
});

test('the pseudo-locale marks every text, keeps its parameters, and is longer', () => {
  const texts = textsOf(pseudo);
  const unmarked = [...english.keys()].filter((name) =>
    spoken(english, name).some((text, index) => hasWords(text) && !spoken(texts, name)[index]?.startsWith('[!!! ')),
  );
  expect(unmarked).toEqual([]);
  expect(texts.get('toast.region')).toContain('{hotkey}');
  expect((texts.get('login.title') as (product: string) => string)('Acme (new)')).toContain('Acme (new)');
  const long = String(texts.get('editor.outcomeUnknown'));
  expect(long.length).toBeGreaterThan(1.4 * String(english.get('editor.outcomeUnknown')).length);
});

/** Texts within texts are named `<set>.<text>.<part>`. */
function textsOf(overrides: readonly LabelOverride[]): Texts {
  const entries = (path: string, value: unknown): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => entries(`${path}.${key}`, part))
      : [[path, value]];
  return new Map(overrides.flatMap(({ name, texts }) => entries(name, texts)));
}

/** What a text says: for a function, once for each number. */
function spoken(texts: Texts, name: string): string[] {
  const [ours, text] = [english.get(name), texts.get(name)];
  if (typeof ours !== 'function') return [String(text)];
  const call = ofFigures.test(name)
    ? (count: number) => ['totalChats', 'up', String(count)]
    : calls.find((candidate) => isText(said(ours, candidate(5))));
  if (!call) throw new Error(`${name}: add what it is called with`);
  return [0, 1, 2, 5, 21].map((count) => said(text, call(count)));
}

function said(text: unknown, given: unknown[]): string {
  try {
    return String((text as (...given: unknown[]) => unknown)(...given));
  } catch {
    return '';
  }
}

function isText(text: string): boolean {
  return text.trim() !== '' && !/undefined|NaN|\[object/.test(text);
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** `Widget #` of `Widget 21`. */
function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '#');
}
