import type { ApiErrorCode, ErrorStatus } from '../../model/calls/error-codes';

/** A status with one of its codes, then the message for people and the rejected field. */
export type RefusalParts = {
  [Status in ErrorStatus]: [status: Status, code: ApiErrorCode<Status>, message: string, path?: string | undefined];
}[ErrorStatus];

/** A rejected request, as the service sends it: `{ Message, Code?, Path? }` with a status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ErrorStatus;
  /** A stable code for programs. */
  readonly code: ApiErrorCode;
  /** The rejected field. */
  readonly path: string | undefined;
  /** Seconds to wait before the next attempt. */
  retryAfter: number | undefined;

  constructor(...[status, code, message, path]: RefusalParts) {
    super(message);
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

/** A field breaks a rule. */
export function invalid(path: string | undefined, message?: string): Refusal {
  return new Refusal(400, 'invalid', message ?? `The value of ${path ?? 'the request'} isn’t valid.`, path);
}

/** One answer for what doesn’t exist and for what belongs to another account, so that no one can tell which. */
export function notFound(): Refusal {
  return new Refusal(404, 'not_found', 'We couldn’t find this. It may have been deleted.');
}

/** One answer for a missing, unknown, expired, or revoked token. */
export function notSignedIn(): Refusal {
  return new Refusal(403, 'not_signed_in', 'Log in to continue.');
}

/** One answer for a missing, unknown, expired, or revoked service key. */
export function serviceKeyUnknown(): Refusal {
  return new Refusal(403, 'invalid_service_key', 'This call needs a valid service key.');
}

/** A request from a site that isn’t on the service’s list. A browser shows it to developers only, not to the page. */
export function originNotListed(): Refusal {
  const message = 'The site of the Origin header isn’t allowed to use this API. Add it to ALLOWED_ORIGINS.';
  return new Refusal(403, 'origin_not_allowed', message);
}

/** A request from a site that isn’t on the token’s list. */
export function originNotAllowed(): Refusal {
  return new Refusal(403, 'origin_not_allowed', 'This site isn’t allowed to use this account’s API.');
}

/** An agent called something for admins. Not a 403, which would sign them out. */
export function notAdmin(): Refusal {
  return new Refusal(400, 'not_admin', 'Only admins can do this. Ask an admin of your account.');
}

/** Rejects the first of these fields that is empty. */
export function requireText(fields: Record<string, string>): void {
  for (const [path, text] of Object.entries(fields)) {
    if (text.trim() === '') throw invalid(path, `The ${path} is required.`);
  }
}

/** Rejects the first of these fields that is longer than `max` characters. */
export function checkLengths(fields: Record<string, string>, max: number): void {
  for (const [path, text] of Object.entries(fields)) {
    if (text.length > max) throw invalid(path, `The ${path} can have up to ${max} characters.`);
  }
}

/** Rejects adding one more when there are already `max`. */
export function checkCount(count: number, max: number, things: string, path?: string): void {
  if (count < max) return;
  throw new Refusal(400, 'too_many', `You’ve reached the limit of ${max} ${things}. Delete some first.`, path);
}

/** Too many attempts; the next one counts after this many seconds. */
export function tooMany(retryAfter: number): Refusal {
  const refusal = new Refusal(429, 'too_many_tries', 'Too many attempts. Wait a while and try again.');
  refusal.retryAfter = retryAfter;
  return refusal;
}

/** The store can’t be used, for example because its disk is full: nothing of the call was kept. */
export function unavailable(): Refusal {
  const message = 'The server can’t do this right now, and nothing was changed. Try again in a minute.';
  const refusal = new Refusal(503, 'unavailable', message);
  refusal.retryAfter = 30;
  return refusal;
}

/** The store ran out of time. Don’t retry right away: it is busy. */
export function tooSlow(): Refusal {
  const message = 'This took too long. Wait a moment and try again, or request less data.';
  const refusal = new Refusal(503, 'too_slow', message);
  refusal.retryAfter = 10;
  return refusal;
}
