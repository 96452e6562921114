/** How many places are remembered. */
const MAX_RECENT = 8;

/** Puts a place first. */
export function addRecent(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_RECENT);
}

/** Ids contain no spaces. */
export function writeRecent(ids: readonly string[]): string {
  return ids.join(' ');
}

export function readRecent(stored: string | undefined): string[] {
  return (stored ?? '').split(' ').filter(Boolean).slice(0, MAX_RECENT);
}
