import { deleteIfFound } from '../shared/if-found';
import type { DashboardUser } from '../../model/entities/dashboard-user';
import { makeProblem, problemError, toProblem, type Problem } from '../../model/core/problem';
import { isSameId, readyRows, type Id } from '../../model/core/tolerant';
import type { UserChanges } from '../../model/users/table';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { dashboardUsersQuery, fetchFresh } from '../shared/queries';
import { refreshUser } from '../shared/known-user';
import { useWrites, type Started } from '../shared/write';

interface UserWrite {
  id: Id;
  action: 'toggle' | 'delete';
  /** What a switch shows until it is confirmed. */
  isAdmin?: boolean;
}

/** Changes to users, one at a time per user. */
export function useUserChanges(selfId: Id) {
  const chatdeck = useChatdeck();
  const { writes, start } = useWrites({ itemOf: ({ id }: UserWrite) => String(id), run });

  async function run({ id, action, isAdmin }: UserWrite) {
    let problem: Problem | undefined;
    try {
      await (action === 'toggle'
        ? toggleOnce(chatdeck, id, selfId)
        : deleteIfFound(chatdeck.client.dashboardUsers.remove(id)));
    } catch (thrown) {
      problem = toProblem(thrown);
    }
    // The list shows the outcome, even if the answer was lost. A user who gave up their role can't fetch it.
    const isDemoted = action === 'toggle' && !problem && isSameId(id, selfId);
    const rows = isDemoted ? undefined : await readUsers(chatdeck).catch(() => undefined);
    // A server may claim a change that it didn't make.
    const after = rows && findUser(rows, id);
    const isDenied = action === 'delete' ? after !== undefined : after !== undefined && after.admin !== isAdmin;
    if (isDenied) problem ??= makeProblem('unexpectedAnswer');
    if (problem) throw problemError(problem);
  }

  return {
    changes: Object.fromEntries<UserChanges[string]>(writes.map((write) => [String(write.input.id), changeOf(write)])),
    onAdminToggle: (id: Id) => start({ id, action: 'toggle', isAdmin: !seenUser(chatdeck, id)?.admin }),
    onDelete: (id: Id) => start({ id, action: 'delete' }),
  };
}

function changeOf(write: Started<UserWrite, void>): UserChanges[string] {
  const { action, isAdmin } = write.input;
  if (write.status === 'done') return {};
  if (write.status === 'failed') return { failure: { action, problem: write.problem } };
  return action === 'delete' ? { change: 'deleting' } : { change: 'toggling', isAdmin };
}

/** The call toggles the role, whatever it is: the displayed one must still hold. */
async function toggleOnce(chatdeck: Chatdeck, id: Id, selfId: Id): Promise<void> {
  const { client } = chatdeck;
  const seen = seenUser(chatdeck, id);
  const newest = findUser(await readUsers(chatdeck), id);
  if (!newest) throw problemError(makeProblem('notFound'));
  if (seen && newest.admin !== seen.admin) return;
  await client.dashboardUsers.toggleAdmin(id);
  // A former admin may see less from now on.
  if (isSameId(id, selfId) && (await refreshUser(chatdeck)).admin) throw problemError(makeProblem('unexpectedAnswer'));
}

/** Refetches all users in the background. */
export async function readUsers(chatdeck: Chatdeck) {
  const query = dashboardUsersQuery(chatdeck.client, true);
  // Leaving the screen cancels the read. The next screen then doesn't take the old copy for fresh.
  await chatdeck.queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  return fetchFresh(chatdeck, query);
}

/** As the list shows them. */
function seenUser({ client, queryClient }: Chatdeck, id: Id): DashboardUser | undefined {
  return findUser(queryClient.getQueryData(dashboardUsersQuery(client, true).queryKey) ?? [], id);
}

function findUser(rows: Awaited<ReturnType<typeof readUsers>>, id: Id): DashboardUser | undefined {
  return readyRows(rows).find((user) => isSameId(user.Id, id));
}
