/** The entries of a comma-separated list. */
export function listed(scopes: string): string[] {
  return scopes
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}

/** Merges comma-separated lists without duplicates. */
export function joined(...lists: (readonly string[])[]): string {
  return [...new Set(lists.flat())].join(',');
}
