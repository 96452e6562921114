import type { RE2JS } from 're2js';

/**
 * The first of `patterns` that finds something in `address`, or undefined. Loads an engine whose time is linear in the
 * address, because the browser's own can be kept busy for minutes by a pattern that somebody has just typed. The one
 * door to re2js. A pattern that this engine does not know (a look-around, a back reference) is in `unknown`.
 */
export async function matchPage(
  patterns: readonly string[],
  address: string,
): Promise<{ pattern: string | undefined; unknown: string[] }> {
  const { RE2JS: engine } = await import('re2js');
  const unknown: string[] = [];
  for (const pattern of patterns) {
    const compiled = compile(engine, pattern);
    if (!compiled) unknown.push(pattern);
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
