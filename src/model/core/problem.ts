/** What went wrong, as a stable word that code can branch on. */
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

/** A failure as data: what a screen shows and a host logs. Holds no token and no request body. */
export interface Problem {
  /** Known by this mark rather than by a class, because two bundles may hold two classes. */
  readonly isChatdeckProblem: true;
  readonly kind: ProblemKind;
  /** The server's own words for people, when it gave any. Hostile text: show it as text only. */
  readonly serverMessage?: string | undefined;
  /** The server's machine-readable code, for example `not_admin`. */
  readonly code?: string | undefined;
  /** HTTP status, when an answer came at all. */
  readonly status?: number | undefined;
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfter?: number | undefined;
  /** The field that was wrong, for example `ces.2.Id` or `maxConcurrentConvos`. */
  readonly path?: string | undefined;
}

/** A problem that can be thrown: an `Error` with the problem's fields on it. */
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

/** The plain problem behind anything that was thrown; a fault of our own code counts as an unexpected answer. */
export function toProblem(thrown: unknown): Problem {
  if (!isProblem(thrown)) return makeProblem('unexpectedAnswer');
  const { kind, serverMessage, code, status, retryAfter, path } = thrown;
  return makeProblem(kind, { serverMessage, code, status, retryAfter, path });
}

/** What to do about it is clear from its kind, so no screen calls it an unknown error. */
export function isExplained({ kind }: Problem): boolean {
  return ['offline', 'timeout', 'unauthorized'].includes(kind);
}
