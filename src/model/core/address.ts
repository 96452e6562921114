/** Longer than any that a mail server takes, and short enough to be read at once whatever it holds. */
const LONGEST_EMAIL = 320;

/** Whether a text looks like one e-mail address; the server has the last word. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** Whether a text is a complete http or https address. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/**
 * An address that is safe to put into a link, or undefined: http, https and mailto pass, as do paths of our own site.
 * Everything that people or the server wrote goes through here before a browser sees it.
 */
export function safeHref(address: string): string | undefined {
  const text = address.trim();
  if (DECEPTIVE.test(text)) return undefined;
  return isOwnPath(text) || isMail(text) || isPlainWebAddress(text) ? text : undefined;
}

/** The same of another site alone: a path of our own is none. */
export function safeWebAddress(address: string): string | undefined {
  const href = safeHref(address);
  return href !== undefined && isPlainWebAddress(href) ? href : undefined;
}

/** What a browser leaves out of an address that it reads, and what makes one look like another. */
const DECEPTIVE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** As a browser reads it: it takes a backslash for a slash, and two slashes for another site. */
function isOwnPath(text: string): boolean {
  if (!/^[/#]/.test(text) || !URL.canParse(text, ownSite)) return false;
  return new URL(text, ownSite).origin === ownSite;
}

const ownSite = 'https://own.invalid';

function isMail(text: string): boolean {
  return /^mailto:/i.test(text) && URL.canParse(text);
}

/**
 * With both slashes, as without them it is a path on some pages; and without what is read as the site by one program and
 * as a name before it by another.
 */
function isPlainWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/?#\\]+([/?#]|$)/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
