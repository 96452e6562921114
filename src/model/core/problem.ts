/** What went wrong, as a stable code to branch on. */
export type ProblemKind =
  | 'offline'
  | 'timeout'
  | 'originNotAllowed'
  | 'unauthorized'
  | 'forbidden'
  | 'invalid'
  | 'notFound'
  | 'conflict'
  | 'rateLimited'
  | 'server'
  | 'unexpectedAnswer';

/** A failure as data, for screens to show and hosts to log. Contains no token or request body. */
export interface Problem {
  /** Identified by this flag instead of a class, because two bundles can have two copies of a class. */
  readonly isChatdeckProblem: true;
  readonly kind: ProblemKind;
  /** The server's user-facing message, if any. Untrusted: render as plain text only. */
  readonly serverMessage?: string | undefined;
  /**
   * The server's machine-readable code, for example `not_admin`. With `offline`, `unreadable` means that the API is on
   * another origin: it may be running and not allow the page's.
   */
  readonly code?: string | undefined;
  /** HTTP status, if there was a response. */
  readonly status?: number | undefined;
  /** Seconds to wait before retrying, if the server specified it. */
  readonly retryAfter?: number | undefined;
  /** The invalid field, for example `ces.2.Id` or `maxConcurrentConvos`. */
  readonly path?: string | undefined;
  /** The page's origin, if the server doesn't allow it, or may not (`unreadable`). */
  readonly origin?: string | undefined;
}

/** A throwable problem: an `Error` with the problem's fields. */
export type ProblemError = Error & Problem;

export function makeProblem(kind: ProblemKind, details: Omit<Problem, 'isChatdeckProblem' | 'kind'> = {}): Problem {
  return { isChatdeckProblem: true, kind, ...details };
}

export function problemError(problem: Problem): ProblemError {
  const words = [problem.kind, problem.status, problem.code, problem.path].filter((word) => word !== undefined);
  return Object.assign(new Error(`Chatdeck: ${words.join(' ')}`), problem);
}

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' && value !== null && 'isChatdeckProblem' in value && value.isChatdeckProblem === true
  );
}

/** The plain problem behind a thrown value. A bug in our own code counts as an unexpected response. */
export function toProblem(thrown: unknown): Problem {
  if (!isProblem(thrown)) return makeProblem('unexpectedAnswer');
  const { kind, serverMessage, code, status, retryAfter, path, origin } = thrown;
  return makeProblem(kind, { serverMessage, code, status, retryAfter, path, origin });
}

/** What to do about it is clear from its kind, so no screen calls it an unknown error. */
export function isExplained({ kind }: Problem): boolean {
  return ['offline', 'timeout', 'unauthorized'].includes(kind);
}

/** The problem in a screen's words for an unknown error, unless the server or the problem's kind says what it is. */
export function asUnknown(problem: Problem, words: string): Problem {
  return isExplained(problem) ? problem : { ...problem, serverMessage: problem.serverMessage ?? words };
}
