/** What the service says no to, as it is sent: `{ Message, Code?, Path? }` with a status. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: 400 | 403 | 404 | 412 | 413 | 429 | 503;
  /** The stable word for code. */
  readonly code: string;
  /** The field that was refused. */
  readonly path: string | undefined;
  /** Seconds to wait before another try. */
  retryAfter: number | undefined;

  /** `message` is for people. */
  constructor(status: Refusal['status'], code: string, message: string, path?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.path = path;
  }
}

/** A field that breaks a rule. */
export function invalid(path: string | undefined, message?: string): Refusal {
  return new Refusal(400, 'invalid', message ?? `The value of ${path ?? 'the request'} is not valid.`, path);
}

/** The same for what does not exist and for what belongs to somebody else, so that nobody can tell which it is. */
export function notFound(): Refusal {
  return new Refusal(404, 'not_found', 'Not found.');
}

/** The same for a token that is missing, unknown, expired or revoked. */
export function notSignedIn(): Refusal {
  return new Refusal(403, 'not_signed_in', 'Log in to continue.');
}

/** For an agent who asks for what only admins may. Not a 403, which would sign them out. */
export function notAdmin(): Refusal {
  return new Refusal(400, 'not_admin', 'Only admins of this account can do this.');
}

/** Refuses the first of these fields that says nothing. */
export function requireText(fields: Record<string, string>): void {
  for (const [path, text] of Object.entries(fields)) {
    if (text.trim() === '') throw invalid(path, `The ${path} is required.`);
  }
}

/** Refuses the first of these fields that is longer than `max` characters. */
export function checkLengths(fields: Record<string, string>, max: number): void {
  for (const [path, text] of Object.entries(fields)) {
    if (text.length > max) throw invalid(path, `The ${path} can have up to ${max} characters.`);
  }
}

/** Refuses one more of what there are `max` already. */
export function checkCount(count: number, max: number, things: string, path?: string): void {
  if (count < max) return;
  throw new Refusal(400, 'too_many', `You’ve reached the limit of ${max} ${things}. Delete some first.`, path);
}

/** Too many tries; the next one counts after so many seconds. */
export function tooMany(retryAfter: number): Refusal {
  const refusal = new Refusal(429, 'too_many_tries', 'Too many attempts. Wait a while and try again.');
  refusal.retryAfter = retryAfter;
  return refusal;
}

/** The store was asked for more than it finds in the time it has; not at once again, since it is busy. */
export function tooSlow(): Refusal {
  const message = 'This took too long. Wait a moment and try again, or request less data.';
  const refusal = new Refusal(503, 'too_slow', message);
  refusal.retryAfter = 10;
  return refusal;
}
