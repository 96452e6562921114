import { mapLoadable } from '../model/loadable';
import { toProblem, type Problem } from '../model/problem';
import { shellData, type ShellProps } from '../model/shell';
import { useChatdeck } from './shared/provider';
import { currentUserQuery, useLoadable } from './shared/queries';

interface ShellOptions {
  /** The person chose to sign out: the host forgets the token now, whatever the server says. */
  onSignedOut(this: void): void;
  /** The server could not be told of the sign-out, so that the token stays valid there; `onRetry` tells it again. */
  onSignOutFailed?: ((this: void, problem: Problem, onRetry: () => Promise<void>) => void) | undefined;
}

/** Everything that `Shell` takes. */
export function useShell({ onSignedOut, onSignOutFailed }: ShellOptions): ShellProps {
  const { client, drafts } = useChatdeck();
  const user = useLoadable(currentUserQuery);

  async function tellServer() {
    try {
      await client.users.logout();
    } catch (thrown) {
      const problem = toProblem(thrown);
      // A token that the server refuses has ended already.
      if (problem.kind !== 'unauthorized') onSignOutFailed?.(problem, tellServer);
    }
  }

  function signOut() {
    drafts.clear(`${client.session.id}/`);
    void tellServer();
    onSignedOut();
  }

  return { shell: mapLoadable(user, shellData), onSignOut: signOut };
}
