import { deleteIfFound } from '../shared/delete-if-found';
import { useRef } from 'react';
import type { DashboardProps, WidgetDeletion } from '../../model/dashboard/dashboard';
import { toProblem } from '../../model/core/problem';
import { isJsonObject, isSameId, rawIdOf, type Id } from '../../model/core/tolerant';
import { findWidgetRow, type User } from '../../model/entities/user';
import { isFinished } from '../../model/entities/widget';
import { useKeyedState } from '../shared/keyed-state';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, widgetStatsQuery } from '../shared/queries';
import { refreshUser, storeUser } from '../shared/save-widget';

/** How long a deleted widget still stands there, saying so. */
const RELOAD_AFTER = 1000;

const idle: WidgetDeletion = { status: 'idle' };

/** Deletes an unfinished widget and reloads a second later. */
export function useDeleteWidget() {
  const chatdeck = useChatdeck();
  const [deletion, setDeletion] = useKeyedState(chatdeck.client.session.id, idle);
  const isBusy = useRef(false);

  async function remove(id: Id) {
    // Two presses may come before the first has shown.
    if (isBusy.current) return;
    isBusy.current = true;
    setDeletion({ status: 'busy', id });
    try {
      const status = await deleteUnfinished(chatdeck, id);
      setDeletion({ status, id });
      if (status === 'done') setTimeout(() => void reload(chatdeck, id), RELOAD_AFTER);
    } catch (thrown) {
      setDeletion({ status: 'failed', id, problem: toProblem(thrown) });
    } finally {
      isBusy.current = false;
    }
  }

  return { deletion, onDelete: (id) => void remove(id) } satisfies Partial<DashboardProps>;
}

/** By the newest copy: a widget whose setup somebody else has finished may be in use already. */
async function deleteUnfinished(chatdeck: Chatdeck, id: Id): Promise<'done' | 'finishedMeanwhile'> {
  const row = findWidgetRow(await refreshUser(chatdeck), id);
  if (!row) return 'done';
  if (row.status === 'ready' && isFinished(row.data)) return 'finishedMeanwhile';
  await deleteIfFound(chatdeck.client.widgets.delete(id, isJsonObject(row.raw) ? row.raw : {}));
  return 'done';
}

/** The widget goes even where the reload fails, which is said wherever the person's data is shown. */
async function reload(chatdeck: Chatdeck, id: Id): Promise<void> {
  const { client, queryClient } = chatdeck;
  await storeUser(chatdeck, (user) => user && withoutWidget(user, id));
  await Promise.all([
    queryClient.invalidateQueries(currentUserQuery(client)),
    queryClient.invalidateQueries(widgetStatsQuery(client)),
  ]);
}

function withoutWidget(user: User, id: Id): User {
  const isOther = (row: User['ces'][number]) => {
    const rowId = row.status === 'ready' ? row.data.Id : rawIdOf(row.raw);
    return rowId === undefined || !isSameId(rowId, id);
  };
  return { ...user, ces: user.ces.filter(isOther) };
}
