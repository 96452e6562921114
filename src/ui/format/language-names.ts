import { memoizeByKey } from '../../model/core/memoize-by-key';

const languagesIn = /* @__PURE__ */ memoizeByKey((locale) => new Intl.DisplayNames([locale], { type: 'language' }));

/** The name of a language in a locale, by its BCP 47 tag; the tag if the browser can't read it. */
export function languageName(tag: string, locale: string): string {
  try {
    return languagesIn(locale).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
