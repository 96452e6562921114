const LONGEST_OFFER = 2000;

/** An escape, a class in brackets, a count with a comma, or one character. */
const TOKEN = /\\(?:x[\da-f]{2}|u[\da-f]{4}|c[a-z]|[^])|\[(?:\\[^]|[^\]\\])*\]|\{(\d+),(\d*)\}(\??)|[^]/giy;

/**
 * A regular expression that matches what `pattern` matches, but holds no comma and no white space: these become escapes,
 * and counts such as `{1,3}` are written out. Undefined where none was found.
 */
export function withoutSeparators(pattern: string): string | undefined {
  if (pattern.length > LONGEST_OFFER) return undefined;
  /** The pieces of each group that is open; a piece is what a count behind it repeats. */
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
      // Counts within counts double the text, so they are stopped here and not only at the end.
      if (counted === undefined || counted.length > LONGEST_OFFER) return undefined;
      pieces.push(counted);
    } else {
      pieces.push(escapeSeparators(token));
    }
  }
  const offer = groups.flat().join('');
  return offer.length <= LONGEST_OFFER && isPattern(offer) && !/[\s,]/.test(offer) ? offer : undefined;
}

/** `atom{from,to}` without a comma: what may follow is nested, so that it is tried in the same order. */
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

/** A second copy of a group would give later groups other numbers, and a name stands for one group only. */
function canStandTwice(atom: string, pattern: string): boolean {
  const hasGroup = /\((?!\?)|\(\?</.test(atom);
  return !hasGroup || !/\\[1-9k]|\(\?<[^=!]/.test(pattern);
}

/** `\x2c` is a comma, in brackets, too; a backslash before a separator has no other meaning. */
function escapeSeparators(token: string): string {
  const text = token.replace(/\\([\s,])/g, '$1');
  return text.replace(/[\s,]/g, (separator) => {
    const code = separator.charCodeAt(0);
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}

/** Whether a text is a regular expression. */
export function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
