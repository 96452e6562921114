import { describe, expect, test, vi } from 'vitest';
import { newId, randomText } from '../../../src/model/core/random-text';

describe('a new id', () => {
  test('is ten lowercase letters and digits, another one each time', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(ids.filter((id) => !/^[a-z0-9]{10}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(1000);
  });
});

describe('random text', () => {
  /** Every byte once, in order, then from the start. */
  const everyByte = () => {
    let next = 0;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      for (let index = 0; index < (bytes as Uint8Array).length; index++) (bytes as Uint8Array)[index] = next++ % 256;
      return bytes;
    });
  };

  test.each([
    ['abcdefghijklmnopqrstuvwxyz0123456789', 252],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 248],
    ['01', 256],
  ])('draws each character of %s equally often', (alphabet, length) => {
    everyByte();
    const counts = [...alphabet].map((character) => randomText(length, alphabet).split(character).length - 1);
    expect(new Set(counts)).toEqual(new Set([length / alphabet.length]));
  });
});
