import type { Config, WindowLike } from 'dompurify';

const rules = {
  /** It goes to the sanitizer alone, which trusts none of it. */
  createHTML: (html: string) => html,
  createScript: () => '',
  createScriptURL: () => '',
};
let policy: Config['TRUSTED_TYPES_POLICY'];

/**
 * What hands HTML to the browser's parser on a page that lets only policies do so, under the name `chatdeck`. Null where
 * there is no such rule, or the page does not know the name.
 */
export function htmlPolicy(): typeof policy {
  if (policy === undefined) policy = makePolicy();
  return policy;
}

function makePolicy(): typeof policy {
  const { trustedTypes }: Pick<WindowLike, 'trustedTypes' | 'Element'> = window;
  try {
    return trustedTypes?.createPolicy('chatdeck', rules) ?? null;
  } catch {
    return null;
  }
}
