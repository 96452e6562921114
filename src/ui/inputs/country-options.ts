import { memoizeByKey } from '../../model/core/memoize-by-key';
import { countryCodes } from '../../model/settings/behavior/country-codes';
import { countriesIn } from '../format/country-names';
import type { SearchOption } from './search-options';

/** All countries by their names in a language. Created once: sorting them takes a while. */
export const countryOptions = /* @__PURE__ */ memoizeByKey((locale): readonly SearchOption[] => {
  const names = countriesIn(locale);
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code, keywords: code }))
    .toSorted((a, b) => compare(a.label, b.label));
});
