import type { Client } from '../../client/create-client';
import { problemError, toProblem, type Problem } from '../../model/core/problem';

/** Handles a sign-out that didn't reach the server; `tellServer` tries again. */
export type SignOutFailed = (this: void, problem: Problem, tellServer: () => Promise<boolean>) => void;

/**
 * Ends the session on the server: true if it succeeded. A failure that the host doesn't handle is reported as a page
 * error.
 */
export async function endOnServer(client: Client, onFailed: SignOutFailed | undefined): Promise<boolean> {
  try {
    await client.users.logout();
    return true;
  } catch (thrown) {
    const problem = toProblem(thrown);
    // A rejected token has already ended.
    if (problem.kind === 'unauthorized') return true;
    if (onFailed) onFailed(problem, () => endOnServer(client, onFailed));
    else reportToPage(problem);
    return false;
  }
}

function reportToPage(problem: Problem): void {
  const { reportError } = globalThis as Partial<Pick<typeof globalThis, 'reportError'>>;
  reportError?.(problemError(problem));
}
