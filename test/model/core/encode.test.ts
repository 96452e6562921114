import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodePart } from '../../../src/model/core/encode';

test('whole characters become what they are encoded as everywhere, half ones the mark of a lost one', () => {
  expect(encodePart('a b/ü😀')).toBe('a%20b%2F%C3%BC%F0%9F%98%80');
  expect(encodePart('\ud83d and \udfff')).toBe('%EF%BF%BD%20and%20%EF%BF%BD');
});

test('any text can be a part of an address, and is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary' }), (start, end) => {
      expect(decodeURIComponent(encodePart(start + end))).toBe(start + end);
    }),
  );
  const units = fc.array(fc.integer({ min: 0xd700, max: 0xe000 })).map((codes) => String.fromCharCode(...codes));
  fc.assert(fc.property(units, (text) => decodeURIComponent(encodePart(text)).length === text.length));
});
