const LONGEST_OFFER = 2000;

/** An escape, a character class, a quantifier with a comma, or a single character. */
const TOKEN = /\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|[^])|\[(?:\\[^]|[^\]\\])*\]|\{(\d+),(\d*)\}(\??)|[^]/giy;

/**
 * A regular expression equivalent to `pattern` without commas or white space: they become escapes, and quantifiers like
 * `{1,3}` are written out. Undefined when none was found.
 */
export function withoutSeparators(pattern: string): string | undefined {
  if (pattern.length > LONGEST_OFFER) return undefined;
  /** The pieces of each open group. A piece is what a following quantifier repeats. */
  const groups: string[][] = [[]];
  for (const [token, from, to, lazy = ''] of pattern.matchAll(TOKEN)) {
    const pieces = groups.at(-1) ?? [];
    if (token === '(') {
      groups.push([]);
    } else if (token === ')') {
      groups.pop();
      groups.at(-1)?.push(`(${pieces.join('')})`);
    } else if (from !== undefined) {
      const counted = repeat(pieces.pop() ?? '', Number(from), to ? Number(to) : Infinity, lazy, pattern);
      // Nested quantifiers double the text, so check the length here, not only at the end.
      if (counted === undefined || counted.length > LONGEST_OFFER) return undefined;
      pieces.push(counted);
    } else {
      pieces.push(escapeSeparators(token));
    }
  }
  const offer = groups.flat().join('');
  return offer.length <= LONGEST_OFFER && isPattern(offer) && !/[\s,]/.test(offer) ? offer : undefined;
}

/** `atom{from,to}` without a comma. Optional repeats are nested to keep the matching order. */
function repeat(atom: string, from: number, to: number, lazy: string, pattern: string): string | undefined {
  if (from === to) return `${atom}{${from}}`;
  if (to === Infinity && from <= 1) return `${atom}${from === 0 ? '*' : '+'}${lazy}`;
  if (from === 0 && to === 1) return `${atom}?${lazy}`;
  if (!canStandTwice(atom, pattern)) return undefined;
  if (to === Infinity) return `${times(atom, from - 1)}${atom}+${lazy}`;
  if ((to - from) * atom.length > LONGEST_OFFER) return undefined;
  let more = `${atom}?${lazy}`;
  for (let copies = 1; copies < to - from; copies++) more = `(?:${atom}${more})?${lazy}`;
  return times(atom, from) + more;
}

function times(atom: string, count: number): string {
  if (count === 0) return '';
  return count === 1 ? atom : `${atom}{${count}}`;
}

/** Copying a group would renumber later groups, and a group name must be unique. */
function canStandTwice(atom: string, pattern: string): boolean {
  const hasGroup = /\((?!\?)|\(\?</.test(atom);
  return !hasGroup || !/\\[1-9k]|\(\?<[^=!]/.test(pattern);
}

/** `\x2c` is a comma, also in brackets; a backslash before a separator has no other meaning. */
function escapeSeparators(token: string): string {
  const text = token.replace(/\\([\s,])/g, '$1');
  return text.replace(/[\s,]/g, (separator) => {
    const code = separator.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** Whether the text is a valid regular expression. */
export function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
