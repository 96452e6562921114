import type { RE2JS } from 're2js';
import { memoizeByKey } from '../../model/core/memoize-by-key';

/** The first of several patterns that matches a URL, and those that couldn't be tested. */
export interface PageMatch {
  pattern: string | undefined;
  unknown: readonly string[];
}

/** Longer ones take too long even to parse. */
const LONGEST_PATTERN = 2000;
/** The maximum product of a pattern's and a URL's size, which bounds the time a match takes. */
const MOST_STEPS = 500_000;
/** The time limit for all patterns and URLs together, and for blocking the page. */
const BUDGET_MS = 3000;
const BREATH_MS = 30;

/** Finds the first of `patterns` that matches `address`, as `matchPages` does for several. */
export async function matchPage(patterns: readonly string[], address: string): Promise<PageMatch> {
  const [match] = await matchPages(patterns, [address]);
  return match ?? { pattern: undefined, unknown: [] };
}

/**
 * Finds the first of `patterns` that matches each address, or undefined. Loads an engine with linear-time matching,
 * because the browser's own can be kept busy for minutes by a hostile pattern. The only door to re2js. `unknown` lists
 * patterns that the engine doesn't support (lookarounds, back references), that are too large, or that ran out of
 * time.
 */
export async function matchPages(patterns: readonly string[], addresses: readonly string[]): Promise<PageMatch[]> {
  if (patterns.length === 0) return addresses.map(() => ({ pattern: undefined, unknown: [] }));
  if (addresses.length === 0) return [];
  const { RE2JS: engine } = await import('re2js');
  const compiledOf = memoizeByKey((pattern) => compile(engine, pattern));
  const began = performance.now();
  let breathed = began;
  const match = async (address: string): Promise<PageMatch> => {
    const unknown: string[] = [];
    for (const [index, pattern] of patterns.entries()) {
      if (performance.now() - began > BUDGET_MS)
        return { pattern: undefined, unknown: [...unknown, ...patterns.slice(index)] };
      if (performance.now() - breathed > BREATH_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        breathed = performance.now();
      }
      const compiled = compiledOf(pattern);
      if (!compiled || compiled.programSize() * address.length > MOST_STEPS) unknown.push(pattern);
      else if (compiled.matcher(address).find()) return { pattern, unknown };
    }
    return { pattern: undefined, unknown };
  };
  const matches: PageMatch[] = [];
  for (const address of addresses) matches.push(await match(address));
  return matches;
}

/** Null for a pattern that can't be tested, which is remembered too. */
function compile(engine: typeof RE2JS, pattern: string): RE2JS | null {
  if (pattern.length > LONGEST_PATTERN) return null;
  try {
    return engine.compile(pattern);
  } catch {
    return null;
  }
}
