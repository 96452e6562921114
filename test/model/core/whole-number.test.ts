import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWholeNumber } from 'chatdeck/model/core/whole-number';

it('reads whole numbers, with surrounding spaces and in the digits of other scripts', () => {
  expect(['12', ' 12 ', '٣٥', '۳۵', '007'].map(readWholeNumber)).toEqual([12, 12, 35, 35, 7]);
});

it('reads nothing else', () => {
  const others = ['', ' ', '3.5a', '3.5', '1 2', '-1', '+1', '1e3', '0x1', '1,000', '٣٫٥', '99999999999999999999'];
  expect(others.map(readWholeNumber)).toEqual(others.map(() => undefined));
});

it('never makes a number of a text that does not read the same', () => {
  const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789 .,-+eaxx٣۳') }));
  fc.assert(
    fc.property(typed, (text) => {
      const read = readWholeNumber(text);
      const latin = text.trim().replaceAll(/[٣۳]/g, '3');
      expect(read === undefined || String(read) === latin.replace(/^0+(?=\d)/, '')).toBe(true);
    }),
  );
});
