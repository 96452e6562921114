import { isPattern, withoutSeparators } from './pattern-rewrite';

/** A pattern that splitting breaks apart. */
export interface TornPattern {
  /** As it was written. */
  written: string;
  /** What splitting turns it into. */
  parts: string[];
  /** An equivalent pattern that stays in one piece; absent when none was found. */
  offer?: string | undefined;
}

/** The entries of the page rules: split at white space and commas. */
export function pagePatterns(text: string): string[] {
  return text.split(/[\s,]/).filter((entry) => entry !== '');
}

/** The entries that are not valid regular expressions; the change is rejected if there are any. */
export function wrongPagePatterns(text: string): string[] {
  return pagePatterns(text).filter((entry) => !isPattern(entry));
}

/**
 * Patterns meant as one that contain a comma or a space: in a quantifier like `{1,3}`, in brackets, in parentheses, or
 * after a backslash. Their parts can still compile, but match unintended pages.
 */
export function tornPagePatterns(text: string): TornPattern[] {
  return writtenPatterns(text).flatMap((written) => {
    const parts = pagePatterns(written);
    return parts[0] === written || !isPattern(written) ? [] : [{ written, parts, offer: withoutSeparators(written) }];
  });
}

/** The text with a broken pattern replaced by its suggested equivalent. */
export function withOffer(text: string, { written, offer = written }: TornPattern): string {
  return text.replace(written, () => offer);
}

/** Splits the text only where white space and commas are between patterns, not within one. Line breaks always split. */
function writtenPatterns(text: string): string[] {
  // Limited in length, because each unclosed bracket would be searched to the end of the line.
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
