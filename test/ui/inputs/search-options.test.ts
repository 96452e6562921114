import { describe, expect, test } from 'vitest';
import { readHexColor } from '../../../src/model/core/color';
import { isHexColorBegun } from '../../../src/ui/editor/rows/color-row';
import { makeOptionSearch } from '../../../src/ui/inputs/search-options';

const options = ['São Tomé', 'Österreich', 'Łódź', 'America/New_York', 'Norway', 'York'].map((label) => ({
  value: label,
  label,
}));
const find = (query: string) => makeOptionSearch(options)(query).map((option) => option.label);

describe('a search among options', () => {
  test.each([
    ['sao tome', ['São Tomé']],
    ['OSTERR', ['Österreich']],
    ['lodz', ['Łódź']],
    ['new york', ['America/New_York']],
    ['york new', ['America/New_York']],
    ['york', ['York', 'America/New_York']],
    ['atlantis', []],
  ])('%s', (query, found) => expect(find(query)).toEqual(found));

  test('finds everything while nothing is typed', () => expect(find('  ')).toHaveLength(options.length));

  test('finds by keywords', () => {
    const search = makeOptionSearch([{ value: 'DE', label: 'Germany', keywords: 'Deutschland' }]);
    expect(search('deutsch')).toHaveLength(1);
  });

  test('ranks an exact name, a prefix, the start of a word, then any other match; popular ones first', () => {
    const search = makeOptionSearch([
      { value: 'within', label: 'Racetrack' },
      { value: 'word', label: 'Big cetacean' },
      { value: 'prefix', label: 'Cetus' },
      { value: 'exact', label: 'Aachen', names: ['CET', 'Aix'] },
      { value: 'exact and heavy', label: 'Zwolle', names: ['CET'], weight: 2 },
    ]);
    expect(search('cet').map(({ value }) => value)).toEqual(['exact and heavy', 'exact', 'prefix', 'word', 'within']);
  });

  test('says which other name it has found, and nothing where the label says it', () => {
    const search = makeOptionSearch([
      { value: '1', label: 'Europe/Zurich', names: ['Zurich, Switzerland', 'Genève, Switzerland'] },
    ]);
    const match = (query: string) => search(query).map((option) => option.match);
    expect(['geneve', 'switz', 'zur', 'europe zur', 'geneva'].map(match)).toEqual([
      ['Genève, Switzerland'],
      ['Zurich, Switzerland'],
      ['Zurich, Switzerland'],
      [undefined],
      [],
    ]);
  });

  test('finds words of more than one name', () => {
    const search = makeOptionSearch([{ value: '1', label: 'Europe/Berlin', names: ['Munich', 'CET'] }]);
    expect(search('munich cet')).toHaveLength(1);
  });

  test('leaves out what is pinned once something is typed', () => {
    const search = makeOptionSearch([...options, { value: 'pinned', label: 'York, pinned', isPinned: true }]);
    expect(search('').at(-1)?.value).toBe('pinned');
    expect(search('york').map(({ value }) => value)).toEqual(['York', 'America/New_York']);
  });

  test('leaves options under their headings', () => {
    const grouped = options.map((option) => ({ ...option, group: 'all' }));
    expect(makeOptionSearch(grouped)('york').map(({ label }) => label)).toEqual(['America/New_York', 'York']);
  });
});

test.each([
  ['#abc', '#aabbcc'],
  ['ABCDEF', '#abcdef'],
  [' #3f51b5 ', '#3f51b5'],
  ['#abcd', undefined],
  ['', undefined],
  ['red', undefined],
])('the color %s', (text, color) => expect(readHexColor(text)).toBe(color));

test('accepts an incomplete color', () => {
  expect(['', '#', '#3f51', '3f'].every(isHexColorBegun)).toBe(true);
  expect(['#g', '##', '#1234567'].some(isHexColorBegun)).toBe(false);
});
