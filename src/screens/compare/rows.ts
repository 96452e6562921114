import type { RowDifference } from '../../model/settings/across/compare';
import type { SettingTexts } from '../../settings/setting-words';
import { foldText } from '../../model/palette/fold-text';

/** A line of the grid: the heading of a section, or a choice. */
export type CompareRow =
  | { kind: 'heading'; key: string; title: string; places: readonly RowDifference['place'][] }
  | { kind: 'setting'; key: string; difference: RowDifference };

/** What to show of all settings. */
export interface CompareView {
  query: string;
  onlyDifferences: boolean;
}

export function keyOfRow({ key }: CompareRow): string {
  return key;
}

export function isHeading({ kind }: CompareRow): boolean {
  return kind === 'heading';
}

/** The matching settings under the headings of their sections. */
export function rowsOf(
  differences: readonly RowDifference[],
  { query, onlyDifferences }: CompareView,
  texts: SettingTexts,
): CompareRow[] {
  const words = foldText(query).split(' ').filter(Boolean);
  const rows: CompareRow[] = [];
  let heading = '';
  for (const difference of differences) {
    const { tab, section, names } = difference.place;
    const title = `${texts.tab(tab)}: ${texts.section(tab, section)}`;
    const text = foldText(`${texts.choice(names)} ${title}`);
    if (onlyDifferences && difference.isSame) continue;
    if (!words.every((word) => text.includes(word))) continue;
    if (heading !== title) {
      const places = differences.map(({ place }) => place).filter((one) => one.tab === tab && one.section === section);
      rows.push({ kind: 'heading', key: `${tab}/${section}`, title, places });
      heading = title;
    }
    rows.push({ kind: 'setting', key: names.join(), difference });
  }
  return rows;
}
