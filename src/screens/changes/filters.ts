import type { ChangeEntry } from '../../model/entities/change-entry';
import { tabOfLogged, type DraftTab } from '../../model/settings/across/tab-patches';
import type { ChangedLine } from '../../ui/settings/changed-values';

/** What the list is narrowed to. Empty means everything. */
export interface ChangeFilters {
  tab: DraftTab | 'power' | '';
  who: string;
  text: string;
}

export const noFilters: ChangeFilters = { tab: '', who: '', text: '' };

/** An entry with its lines in words. */
export interface ShownEntry {
  entry: ChangeEntry;
  lines: ChangedLine[];
}

/** The tab where a logged value is edited. */
export function tabOfChange(name: string): DraftTab | 'power' {
  return tabOfLogged(name) ?? 'power';
}

/** The entries with the lines that match, without those that have none. */
export function narrowEntries(entries: readonly ShownEntry[], { tab, who, text }: ChangeFilters): ShownEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isMatch = (line: ChangedLine) => {
    const values = line.parts.flatMap(({ label = '', before, after }) => [label, before, after]);
    const searched = [line.title, ...values].join('\n').toLowerCase();
    const isInTab = tab === '' || line.names.some((name) => tabOfChange(name) === tab);
    return isInTab && words.every((word) => searched.includes(word));
  };
  return entries
    .filter(({ entry }) => who === '' || entry.who === who)
    .map(({ entry, lines }) => ({ entry, lines: lines.filter(isMatch) }))
    .filter(({ lines }) => lines.length > 0);
}
