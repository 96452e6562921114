import { memoizeByKey } from '../../model/core/memoize-by-key';

/** The names of countries by their two-letter codes, in a language. */
export const countriesIn = /* @__PURE__ */ memoizeByKey(
  (locale) => new Intl.DisplayNames([locale], { type: 'region' }),
);
