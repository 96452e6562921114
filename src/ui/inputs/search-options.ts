/** One choice of a long list. */
export interface SearchOption {
  value: string;
  label: string;
  /** The heading that it stands under; options of one group stand together. */
  group?: string | undefined;
  /** Other words that find it, such as a short name. */
  keywords?: string | undefined;
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

/** Finds the options that hold every word of a query. Those that start with it come first, else the order stays. */
export function makeOptionSearch(options: readonly SearchOption[]): (query: string) => readonly SearchOption[] {
  let index: { option: SearchOption; text: string }[] | undefined;
  return (query) => {
    const wanted = foldText(query);
    if (wanted === '') return options;
    // Not before something is typed: most lists of a page are never searched.
    index ??= options.map((option) => ({ option, text: foldText(`${option.label} ${option.keywords ?? ''}`) }));
    const words = wanted.split(' ');
    const found = index.filter(({ text }) => words.every((word) => text.includes(word)));
    const [first, rest] = [true, false].map((isFirst) =>
      found.filter(({ option, text }) => (option.group === undefined && text.startsWith(wanted)) === isFirst),
    );
    return [...(first ?? []), ...(rest ?? [])].map(({ option }) => option);
  };
}
