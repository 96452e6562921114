import { isPattern, withoutSeparators } from './pattern-rewrite';

/** A pattern that the split tears apart. */
export interface TornPattern {
  /** As it was written. */
  written: string;
  /** What the split makes of it. */
  parts: string[];
  /** An equal pattern that stays whole; absent where none was found. */
  offer?: string | undefined;
}

/** The entries of the blacklist: split on white space and commas. */
export function pagePatterns(text: string): string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

/** The entries that are no regular expressions; with any of them the change is rejected. */
export function wrongPagePatterns(text: string): string[] {
  return pagePatterns(text).filter((entry) => !isPattern(entry));
}

/**
 * The patterns that were meant as one, but hold a comma or a blank: in a count such as `{1,3}`, in brackets, in
 * parentheses or after a backslash. Their parts may compile, and then match other pages than were meant.
 */
export function tornPagePatterns(text: string): TornPattern[] {
  return writtenPatterns(text).flatMap((written) => {
    const parts = pagePatterns(written);
    return parts[0] === written || !isPattern(written) ? [] : [{ written, parts, offer: withoutSeparators(written) }];
  });
}

/** The text with a torn pattern's offer in its place. */
export function withOffer(text: string, { written, offer = written }: TornPattern): string {
  return text.replace(written, () => offer);
}

/** Where white space and commas stand between patterns rather than within one. Lines always stand apart. */
function writtenPatterns(text: string): string[] {
  // Brackets that nothing closes would be searched to the end of the line each, so only so far.
  const token = /\\[^\n]?|\[(?:\\.|[^\]\\\n]){0,500}\]|\{\d+,\d*\}|[^]/g;
  const patterns = [''];
  let depth = 0;
  for (const [part] of text.matchAll(token)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    const separates = part === '\n' || (depth <= 0 && /^[\s,]$/.test(part));
    if (part === '\n') depth = 0;
    if (separates) patterns.push('');
    else patterns.push((patterns.pop() ?? '') + part);
  }
  return patterns.filter((pattern) => pattern !== '');
}
