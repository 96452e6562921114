/** A page's host and path. Both texts come from the visitor's browser. */
export interface PagePlace {
  host: string;
  path: string;
}

/** Where a page is, without its query and hash. */
export function pagePlace(address: string): PagePlace {
  const [bare = ''] = address.trim().split(/[?#]/);
  const [, host = '', path = ''] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/@]*@)?([^/]*)(.*)$/i.exec(bare) ?? [
    undefined,
    '',
    bare,
  ];
  const trimmed = path.replace(/\/+$/, '');
  return { host: host.toLowerCase(), path: trimmed === '' && host !== '' ? '/' : trimmed };
}

/** A page in one text, as its row and the history's filter have it. */
export function pageKey({ host, path }: PagePlace): string {
  return `${host}${path}`;
}
