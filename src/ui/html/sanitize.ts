import DOMPurify, { type Config, type WindowLike } from 'dompurify';

const TAGS = ['a', 'strong', 'b', 'br'];

/** Links, bold words and line breaks of HTML that people wrote; of all else only its text. */
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
