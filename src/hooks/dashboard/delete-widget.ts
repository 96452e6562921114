import { deleteIfFound } from '../shared/if-found';
import type { DashboardProps, WidgetDeletion } from '../../model/dashboard/dashboard';
import { isJsonObject, isSameId, rawIdOf, type Id } from '../../model/core/tolerant';
import { findWidgetRow, type User } from '../../model/entities/user';
import { isFinished } from '../../model/entities/widget';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, widgetStatsQuery } from '../shared/queries';
import { refreshUser, storeUser } from '../shared/save-widget';
import { useWrite, type Write } from '../shared/write';

/** How long a deleted widget stays visible as deleted. */
const RELOAD_AFTER = 1000;

/** Deletes an unfinished widget and reloads a second later. */
export function useDeleteWidget() {
  const chatdeck = useChatdeck();
  const { write, start } = useWrite({
    run: async (id: Id) => {
      const status = await deleteUnfinished(chatdeck, id);
      if (status === 'done') setTimeout(() => void reload(chatdeck, id), RELOAD_AFTER);
      return status;
    },
  });
  return { deletion: deletionOf(write), onDelete: start } satisfies Partial<DashboardProps>;
}

function deletionOf(write: Write<Id, 'done' | 'finishedMeanwhile'>): WidgetDeletion {
  if (write.status === 'idle') return write;
  if (write.status === 'done') return { status: write.answer, id: write.input };
  const { input: id, ...phase } = write;
  return { ...phase, id };
}

/** Uses the newest copy: a widget that someone else has finished may already be in use. */
async function deleteUnfinished(chatdeck: Chatdeck, id: Id): Promise<'done' | 'finishedMeanwhile'> {
  const row = findWidgetRow(await refreshUser(chatdeck), id);
  if (!row) return 'done';
  if (row.status === 'ready' && isFinished(row.data)) return 'finishedMeanwhile';
  await deleteIfFound(chatdeck.client.widgets.delete(id, isJsonObject(row.raw) ? row.raw : {}));
  return 'done';
}

/** The widget disappears even if the reload fails, which is shown with the user's data. */
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
