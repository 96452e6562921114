import type { WidgetSettings } from '../../entities/widget-settings';

export type CountryLists = Pick<WidgetSettings, 'countryAllowList' | 'countryDenyList'>;

/** The two-letter codes of a list, each once and in capitals, and the entries that are none. */
export function readCountries(text: string): { codes: string[]; wrong: string[] } {
  const entries = [...new Set(text.split(/[\s,;]+/).map((entry) => entry.toUpperCase()))].filter(Boolean);
  const isCode = (entry: string) => /^[A-Z]{2}$/.test(entry);
  return { codes: entries.filter(isCode), wrong: entries.filter((entry) => !isCode(entry)) };
}

/** How a list is stored: separated by commas. */
export function writeCountries(codes: readonly string[]): string {
  return codes.join(',');
}

/**
 * Typing in one list clears the other, because only one of them is ever set. `undo` puts both back as they were, and is
 * there when something was cleared.
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
