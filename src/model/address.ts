/** Whether a text looks like one e-mail address; the server has the last word. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
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
  if (/^(\/(?![/\\])|#)/.test(text)) return text;
  if (!URL.canParse(text)) return undefined;
  return ['http:', 'https:', 'mailto:'].includes(new URL(text).protocol) ? text : undefined;
}
