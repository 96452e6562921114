import { deleteIfFound } from '../shared/delete-if-found';
import { useRef } from 'react';
import type { DashboardUser } from '../../model/entities/dashboard-user';
import { makeProblem, problemError, toProblem, type Problem } from '../../model/core/problem';
import { isSameId, readyRows, type Id } from '../../model/core/tolerant';
import type { UserChanges } from '../../model/users/table';
import { useKeyedState } from '../shared/keyed-state';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { fetchFresh } from '../shared/queries';
import { refreshUser } from '../shared/save-widget';
import { dashboardUsersQuery } from './queries';

const none: UserChanges = {};

/** Changes of people, each of one person at a time. */
export function useUserChanges(selfId: Id) {
  const chatdeck = useChatdeck();
  const [changes, setChanges] = useKeyedState(`${chatdeck.client.session.id}/users`, none);
  const busy = useRef(new Set<string>());

  async function run(id: Id, action: 'toggle' | 'delete', task: () => Promise<void>) {
    const key = String(id);
    if (busy.current.has(key)) return;
    busy.current.add(key);
    const set = (change: UserChanges[string]) => setChanges((all) => ({ ...all, [key]: change }));
    set(begun(chatdeck, id, action));
    let problem: Problem | undefined;
    try {
      await task();
    } catch (thrown) {
      problem = toProblem(thrown);
    }
    // The list says how it ended, also where the answer was not heard. Who gave up their own role may not ask for it.
    const isDemoted = action === 'toggle' && !problem && isSameId(id, selfId);
    const rows = isDemoted ? undefined : await readUsers(chatdeck).catch(() => undefined);
    // A server may claim a deletion that it has not made.
    if (action === 'delete' && rows && findUser(rows, id)) problem ??= makeProblem('unexpectedAnswer');
    busy.current.delete(key);
    set(problem ? { failure: { action, problem } } : {});
  }

  return {
    changes,
    onAdminToggle: (id: Id) => void run(id, 'toggle', () => toggleOnce(chatdeck, id, selfId)),
    onDelete: (id: Id) => void run(id, 'delete', () => deleteIfFound(chatdeck.client.dashboardUsers.remove(id))),
  };
}

function begun({ client, queryClient }: Chatdeck, id: Id, action: 'toggle' | 'delete'): UserChanges[string] {
  if (action === 'delete') return { change: 'deleting' };
  const seen = findUser(queryClient.getQueryData(dashboardUsersQuery(client, true).queryKey) ?? [], id);
  return { change: 'toggling', isAdmin: !seen?.admin };
}

/** The call turns the role round, whatever it is: the one that was seen must still be so. */
async function toggleOnce(chatdeck: Chatdeck, id: Id, selfId: Id): Promise<void> {
  const { client, queryClient } = chatdeck;
  const { queryKey } = dashboardUsersQuery(client, true);
  const seen = findUser(queryClient.getQueryData(queryKey) ?? [], id);
  const newest = findUser(await readUsers(chatdeck), id);
  if (!newest) throw problemError(makeProblem('notFound'));
  if (seen && newest.admin !== seen.admin) return;
  await client.dashboardUsers.toggleAdmin(id);
  // Somebody who is no admin any longer may see less from now on.
  if (isSameId(id, selfId)) await refreshUser(chatdeck);
}

/** Reads everybody anew, behind the list that is shown. */
export function readUsers(chatdeck: Chatdeck) {
  return fetchFresh(chatdeck, dashboardUsersQuery(chatdeck.client, true));
}

function findUser(rows: Awaited<ReturnType<typeof readUsers>>, id: Id): DashboardUser | undefined {
  return readyRows(rows).find((user) => isSameId(user.Id, id));
}
