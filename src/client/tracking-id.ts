import { readCookie } from './cookie-session';

/**
 * The id in the tracking cookie, which a sign-up sends along; undefined without the cookie. It is named `tklID` unless
 * set.
 */
export function trackingId({ name = 'tklID' }: { name?: string | undefined } = {}): string | undefined {
  const value = readCookie(name);
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return value;
  }
}
