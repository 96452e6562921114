/**
 * The path to what is nested in more levels of arrays and objects than `limit`; undefined if nothing is. Looks no deeper, so
 * hostile nesting is harmless.
 */
export function tooDeepAt(value: unknown, limit: number): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (limit === 0) return [];
  for (const [key, child] of Object.entries(value)) {
    const path = tooDeepAt(child, limit - 1);
    if (path) return [key, ...path];
  }
  return undefined;
}
