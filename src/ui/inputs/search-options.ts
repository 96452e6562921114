import { foldText } from '../../model/palette/fold-text';

/** An option of a long list. */
export interface SearchOption {
  value: string;
  label: string;
  /** Its heading; options of a group are listed together. */
  group?: string | undefined;
  /** More words that find it, for example a short name. */
  keywords?: string | undefined;
  /** What it is, below its label; finds it as well. */
  detail?: string | undefined;
  /** Alternative names that find it. The matched one shows next to the label. */
  names?: readonly string[] | undefined;
  /** Among equally good matches, higher comes first. */
  weight?: number | undefined;
  /** It can't be chosen now, and why: shown next to its label. */
  disabledReason?: string | undefined;
  /** Stays visible at the end of the list until something is typed. */
  isPinned?: boolean | undefined;
}

/** An option's label, or the value itself if it isn't an option. */
export function labelIn(options: readonly SearchOption[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** An option as a search found it. */
export interface FoundOption extends SearchOption {
  /** The matched one of its `names`. */
  match?: string | undefined;
}

/** How well a text matches a search: exactly, from its start, by the starts of its words, or anywhere. */
const wholly = 0;
const anywhere = 3;

/**
 * Finds the options that contain every word of a query, best matches first: exact, then from the start, then by the
 * starts of words, then all others. Grouped options keep their order.
 */
export function makeOptionSearch(options: readonly SearchOption[]): (query: string) => readonly FoundOption[] {
  let index: IndexedOption[] | undefined;
  return (query) => {
    const wanted = foldText(query);
    if (wanted === '') return options;
    // Not before something is typed: most lists on a page are never searched.
    index ??= options.filter(({ isPinned }) => !isPinned).map(indexOption);
    const found = index.flatMap((option) => findIn(option, wanted) ?? []);
    return found
      .toSorted((a, b) => a.rank - b.rank || (b.option.weight ?? 0) - (a.option.weight ?? 0))
      .map(({ option, match }) => (match === undefined ? option : { ...option, match }));
  };
}

interface IndexedOption {
  option: SearchOption;
  /** The label with its keywords and detail, then each alternative name. */
  texts: readonly string[];
}

function indexOption(option: SearchOption): IndexedOption {
  const { label, keywords = '', detail = '', names = [] } = option;
  return { option, texts: [foldText(`${label} ${keywords} ${detail}`), ...names.map(foldText)] };
}

function findIn({ option, texts }: IndexedOption, wanted: string) {
  const words = wanted.split(' ');
  const ranks = texts.map((text) => rankOf(text, wanted, words));
  const rank = Math.min(...ranks);
  if (rank > anywhere) {
    const all = texts.join(' ');
    return words.every((word) => all.includes(word))
      ? { option, rank: option.group === undefined ? anywhere : wholly, match: undefined }
      : undefined;
  }
  const match = option.names?.[ranks.indexOf(rank) - 1];
  return { option, rank: option.group === undefined ? rank : wholly, match };
}

function rankOf(text: string, wanted: string, words: readonly string[]): number {
  if (text === wanted) return wholly;
  if (text.startsWith(wanted)) return 1;
  if (words.every((word) => ` ${text}`.includes(` ${word}`))) return 2;
  return words.every((word) => text.includes(word)) ? anywhere : Infinity;
}
