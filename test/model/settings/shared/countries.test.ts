import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editCountries, readCountries, writeCountries } from 'chatdeck/model/settings/shared/countries';

describe('a list of countries', () => {
  it.each([
    ['US,DE', ['US', 'DE'], []],
    [' us, de ;us\nfr ', ['US', 'DE', 'FR'], []],
    ['USA, D, 12', [], ['USA', 'D', '12']],
    ['', [], []],
    [' , ', [], []],
  ])('%j has the codes %j and what is none, %j', (text, codes, wrong) => {
    expect(readCountries(text)).toEqual({ codes, wrong });
  });

  it('comes back as it was stored', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[A-Z]{2}$/)), (codes) => {
        expect(readCountries(writeCountries(codes))).toEqual({ codes, wrong: [] });
      }),
    );
  });
});

describe('typing in a list', () => {
  const allowing = { countryAllowList: 'US,DE', countryDenyList: '' };

  it('clears the other, which can be undone', () => {
    expect(editCountries(allowing, 'countryDenyList', 'F')).toEqual({
      patch: { countryDenyList: 'F', countryAllowList: '' },
      undo: allowing,
    });
  });

  it('clears nothing where the other is empty, or nothing is typed', () => {
    expect(editCountries(allowing, 'countryAllowList', 'US')).toEqual({ patch: { countryAllowList: 'US' } });
    expect(editCountries(allowing, 'countryDenyList', ' ')).toEqual({ patch: { countryDenyList: ' ' } });
  });
});
