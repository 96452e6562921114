import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortPageAddress, visitorTraits } from 'chatdeck/model/reports/history';

describe('a truncated address ends in an ellipsis:', () => {
  it.each([
    ['https://example.com/', 'example.com/'],
    ['HTTP://example.com', 'example.com'],
    ['example.com/a?b=https://c', 'example.com/a?b=https://c'],
    ['https://example.com/a-very-long-path/that-goes-on', 'example.com/a-very-long-path/tha…'],
    [`https://${'😀'.repeat(40)}`, `${'😀'.repeat(32)}…`],
    [`https://${'a'.repeat(32)}`, 'a'.repeat(32)],
    ['', ''],
  ])('%s is shown as %s', (address, shown) => {
    expect(shortPageAddress(address)).toBe(shown);
  });
});

describe('visitorTraits', () => {
  it.each([
    [
      '{"plan":"pro","seats":3,"beta":true}',
      [
        ['plan', 'pro'],
        ['seats', '3'],
        ['beta', 'true'],
      ],
    ],
    [
      '{"address":{"city":"Rome"},"none":null}',
      [
        ['address', '{"city":"Rome"}'],
        ['none', 'null'],
      ],
    ],
    [
      '{"__proto__":"x","constructor":1}',
      [
        ['__proto__', 'x'],
        ['constructor', '1'],
      ],
    ],
    ['{}', []],
    ['', []],
    ['null', []],
    ['[1]', []],
    ['"text"', []],
    ['{"plan"', []],
    [`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, undefined],
  ])('of %.40j are %j', (text, pairs) => {
    const traits = visitorTraits(text);
    if (pairs) expect(traits.map(({ name, value }) => [name, value])).toEqual(pairs);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const { name, value } of visitorTraits(text)) expect(typeof name + typeof value).toBe('stringstring');
      }),
    );
  });
});
