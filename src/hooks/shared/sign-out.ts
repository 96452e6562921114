import type { Client } from '../../client/create-client';
import { problemError, toProblem, type Problem } from '../../model/core/problem';

/** What a host does about a sign-out that the server has not heard of; `tellServer` tells it again. */
export type SignOutFailed = (this: void, problem: Problem, tellServer: () => Promise<boolean>) => void;

/** Ends the session on the server: true when it knows. A failure that no host takes is one of the page's errors. */
export async function endOnServer(client: Client, onFailed: SignOutFailed | undefined): Promise<boolean> {
  try {
    await client.users.logout();
    return true;
  } catch (thrown) {
    const problem = toProblem(thrown);
    // A token that the server refuses has ended already.
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
