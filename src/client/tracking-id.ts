import { readCookie } from './cookie-session';

/**
 * The id that a tracking cookie holds, for a sign-up to carry; undefined without one. The cookie is `tklID` unless
 * named otherwise.
 */
export function trackingId({ name = 'tklID' }: { name?: string | undefined } = {}): string | undefined {
  const value = readCookie(name);
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return value;
  }
}
