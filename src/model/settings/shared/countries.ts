import type { WidgetSettings } from '../../entities/widget-settings';

export type CountryLists = Pick<WidgetSettings, 'countryAllowList' | 'countryDenyList'>;

/** A list's two-letter codes, uppercase and without duplicates, and its invalid entries. */
export function readCountries(text: string): { codes: string[]; wrong: string[] } {
  const entries = [...new Set(text.split(/[\s,;]/).map((entry) => entry.toUpperCase()))].filter(Boolean);
  const isCode = (entry: string) => /^[A-Z]{2}$/.test(entry);
  return { codes: entries.filter(isCode), wrong: entries.filter((entry) => !isCode(entry)) };
}

/** A country list as saved: comma-separated. */
export function writeCountries(codes: readonly string[]): string {
  return codes.join(',');
}

/**
 * Editing one list clears the other, because only one of them is ever set. `undo` restores both, and is present if
 * something was cleared.
 */
export function editCountries(
  lists: CountryLists,
  name: keyof CountryLists,
  text: string,
): { patch: Partial<CountryLists>; undo?: CountryLists | undefined } {
  const other = name === 'countryAllowList' ? 'countryDenyList' : 'countryAllowList';
  if (text.trim() === '' || lists[other] === '') return { patch: { [name]: text } };
  const { countryAllowList, countryDenyList } = lists;
  return { patch: { [name]: text, [other]: '' }, undo: { countryAllowList, countryDenyList } };
}
