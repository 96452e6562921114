/** One choice of a long list. */
export interface SearchOption {
  value: string;
  label: string;
  /** The heading that it stands under; options of one group stand together. */
  group?: string | undefined;
  /** Other words that find it, such as a short name. */
  keywords?: string | undefined;
  /** Other names that find it. The one that a search has found shows beside the label. */
  names?: readonly string[] | undefined;
  /** Of options that a search finds equally well, higher comes first. */
  weight?: number | undefined;
  /** It cannot be chosen now, and why: shown beside its label. */
  disabledReason?: string | undefined;
  /** Stays in view at the end of the list, until something is typed. */
  isPinned?: boolean | undefined;
}

/** An option as a search finds it. */
export interface FoundOption extends SearchOption {
  /** The one of its `names` that was found. */
  match?: string | undefined;
}

/** Letters that no accent makes, as people without that letter on their keyboard write them. */
const spelledOut: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text as it is compared in a search: without case, accents and marks between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðþßæœı]/g, (letter) => spelledOut[letter] ?? letter)
    .replace(/[\s_/,.()-]+/g, ' ')
    .trim();
}

/** How well a text answers a search: in whole, from its start, word by word from theirs, or anywhere. */
const wholly = 0;
const anywhere = 3;

/**
 * Finds the options that hold every word of a query, the best first: those that are the query, that start with it, that
 * have words which start so, and then all others. Options of groups keep their order.
 */
export function makeOptionSearch(options: readonly SearchOption[]): (query: string) => readonly FoundOption[] {
  let index: IndexedOption[] | undefined;
  return (query) => {
    const wanted = foldText(query);
    if (wanted === '') return options;
    // Not before something is typed: most lists of a page are never searched.
    index ??= options.filter(({ isPinned }) => !isPinned).map(indexOption);
    const found = index.flatMap((option) => findIn(option, wanted) ?? []);
    return found
      .toSorted((a, b) => a.rank - b.rank || (b.option.weight ?? 0) - (a.option.weight ?? 0))
      .map(({ option, match }) => (match === undefined ? option : { ...option, match }));
  };
}

interface IndexedOption {
  option: SearchOption;
  /** The label with its keywords, then each of the other names. */
  texts: readonly string[];
}

function indexOption(option: SearchOption): IndexedOption {
  const { label, keywords = '', names = [] } = option;
  return { option, texts: [foldText(`${label} ${keywords}`), ...names.map(foldText)] };
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
