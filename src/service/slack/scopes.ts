/** The entries of a comma list. */
export function listed(scopes: string): string[] {
  return scopes
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}

/** A comma list of all that stands in these, each once. */
export function joined(...lists: (readonly string[])[]): string {
  return [...new Set(lists.flat())].join(',');
}
