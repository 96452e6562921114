/** Longer addresses can't receive email. */
const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/** Dot-separated words. A slash is valid in email but makes the text look like a path. */
const LOCAL_PART = /^[\w!#$%&'*+=?^`{|}~-]+(?:\.[\w!#$%&'*+=?^`{|}~-]+)*$/;
/** Characters of a domain before its conversion, which would decode or drop others. */
const DOMAIN_TEXT = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** At least two labels; a last label of digits alone would be an IP address. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

/**
 * Whether the text is a single, plain email address: no display name, comment, quotes, list, `mailto:`, or white space.
 * Hosts, the screens, and the service apply this same rule.
 */
export function isEmail(text: string): boolean {
  return normalizeEmail(text) !== undefined;
}

/** Longer than any mail server accepts, and short enough to test quickly whatever the text is. */
const LONGEST_STORED = 320;

/**
 * Whether an existing user could have this email address: a server may have stored it by an older rule. To log in or
 * to reset a password, this is enough; a new address must pass `isEmail`.
 */
export function canBeStoredEmail(text: string): boolean {
  return text.length <= LONGEST_STORED && /^[^\s@]+@[^\s@]+$/.test(text);
}

/**
 * The form of an email address to compare, store, and send to: lowercase, with an ASCII domain. Two texts for one
 * mailbox have the same form. Undefined for a text that `isEmail` rejects.
 */
export function normalizeEmail(text: string): string | undefined {
  if (text.length > LONGEST_EMAIL) return undefined;
  const at = text.lastIndexOf('@');
  const localPart = text.slice(0, Math.max(at, 0));
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === undefined || localPart.length > LONGEST_LOCAL_PART || !LOCAL_PART.test(localPart)) return undefined;
  const email = `${localPart.toLowerCase()}@${domain}`;
  return email.length > LONGEST_EMAIL ? undefined : email;
}

function asciiDomain(text: string): string | undefined {
  if (!DOMAIN_TEXT.test(text) || !URL.canParse(`https://${text}`)) return undefined;
  const { hostname } = new URL(`https://${text}`);
  return DOMAIN.test(hostname) ? hostname : undefined;
}
