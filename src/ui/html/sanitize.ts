import DOMPurify, { type Config, type WindowLike } from 'dompurify';

const TAGS = ['a', 'strong', 'b', 'br'];

/** Links, bold text, and line breaks of HTML that people wrote; only the text of everything else. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: htmlPolicy(),
  });
}

const rules = {
  /** Passed only to the sanitizer, which trusts none of it. */
  createHTML: (html: string) => html,
  createScript: () => '',
  createScriptURL: () => '',
};
let policy: Config['TRUSTED_TYPES_POLICY'];

/**
 * The Trusted Types policy `chatdeck` that hands HTML to the browser's parser. Null if the page has no such rule, or
 * doesn't allow the name.
 */
function htmlPolicy(): typeof policy {
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
