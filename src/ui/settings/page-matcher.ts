import type { RE2JS } from 're2js';

/** What the first of some patterns that finds something in an address is, and which could not be tried. */
interface PageMatch {
  pattern: string | undefined;
  unknown: string[];
}

/** Longer ones take their time even to be read. */
const LONGEST_PATTERN = 2000;
/** How large a pattern may be for an address: its size times the address's is the time that it takes. */
const MOST_STEPS = 500_000;
/** How long all of them may take, and how long the page may stand still meanwhile. */
const BUDGET_MS = 3000;
const BREATH_MS = 30;

/**
 * The first of `patterns` that finds something in `address`, or undefined. Loads an engine whose time is linear in the
 * address, because the browser's own can be kept busy for minutes by a pattern that somebody has just typed. The one
 * door to re2js. In `unknown` is a pattern that this engine does not know (a look-around, a back reference), one that is
 * too large to be tried, and those for which no time is left.
 */
export async function matchPage(patterns: readonly string[], address: string): Promise<PageMatch> {
  const { RE2JS: engine } = await import('re2js');
  const unknown: string[] = [];
  const began = performance.now();
  let breathed = began;
  for (const [index, pattern] of patterns.entries()) {
    if (performance.now() - began > BUDGET_MS)
      return { pattern: undefined, unknown: [...unknown, ...patterns.slice(index)] };
    if (performance.now() - breathed > BREATH_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      breathed = performance.now();
    }
    const compiled = pattern.length > LONGEST_PATTERN ? undefined : compile(engine, pattern);
    if (!compiled || compiled.programSize() * address.length > MOST_STEPS) unknown.push(pattern);
    else if (compiled.matcher(address).find()) return { pattern, unknown };
  }
  return { pattern: undefined, unknown };
}

function compile(engine: typeof RE2JS, pattern: string): RE2JS | undefined {
  try {
    return engine.compile(pattern);
  } catch {
    return undefined;
  }
}
