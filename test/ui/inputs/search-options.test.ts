import { describe, expect, test } from 'vitest';
import { readHexColour } from '../../../src/model/core/colour';
import { isHexColourBegun } from '../../../src/ui/editor/rows/color-row';
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
])('the colour %s', (text, colour) => expect(readHexColour(text)).toBe(colour));

test('a colour that is on its way is not refused', () => {
  expect(['', '#', '#3f51', '3f'].every(isHexColourBegun)).toBe(true);
  expect(['#g', '##', '#1234567'].some(isHexColourBegun)).toBe(false);
});
