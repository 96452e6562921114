/** Whether the text is an absolute http or https URL. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/**
 * A URL that is safe to use in a link, or undefined. Allows http, https, mailto, and paths on our own site. Every URL
 * written by users or the server passes through here before a browser sees it.
 */
export function safeHref(address: string): string | undefined {
  const text = address.trim();
  if (DECEPTIVE.test(text)) return undefined;
  return isOwnPath(text) || isMail(text) || isPlainWebAddress(text) ? text : undefined;
}

/** Like `safeHref`, but only for absolute http or https URLs: paths on our own site return undefined. */
export function safeWebAddress(address: string): string | undefined {
  const href = safeHref(address);
  return href !== undefined && isPlainWebAddress(href) ? href : undefined;
}

/** Characters that browsers drop from URLs, or that disguise one URL as another. */
const DECEPTIVE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Follows browser rules: a backslash counts as a slash, and two slashes lead to another site. */
function isOwnPath(text: string): boolean {
  if (!/^[/#]/.test(text) || !URL.canParse(text, ownSite)) return false;
  return new URL(text, ownSite).origin === ownSite;
}

const ownSite = 'https://own.invalid';

function isMail(text: string): boolean {
  return /^mailto:/i.test(text) && URL.canParse(text);
}

/**
 * Requires both slashes, because some pages resolve the URL as a path without them. Rejects credentials, because
 * parsers disagree on which part is the host.
 */
function isPlainWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/?#\\]+([/?#]|$)/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
