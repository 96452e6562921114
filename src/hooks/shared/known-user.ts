import type { Id, ReadyRow } from '../../model/core/tolerant';
import { findWidgetRow, withWidgetRow, type User } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import type { Chatdeck } from './chatdeck-context';
import { currentUserQuery } from './queries';

/** Puts a widget's newer copy into the cache, where every screen sees it. */
export function storeWidget(chatdeck: Chatdeck, row: ReadyRow<Widget>): Promise<void> {
  return storeUser(chatdeck, (user) => user && withWidgetRow(user, row));
}

/** Merges the answer's few fields into the cached widget and leaves the rest alone. */
export function storeWidgetFields(chatdeck: Chatdeck, widgetId: Id, fields: Partial<Widget>): Promise<void> {
  return storeUser(chatdeck, (user) => {
    const row = user && findWidgetRow(user, widgetId);
    if (!user || row?.status !== 'ready') return user;
    const newer = { ...row, data: { ...row.data, ...fields }, raw: { ...row.raw, ...fields } };
    return withWidgetRow(user, newer);
  });
}

/** Refetches the newest copy in the background. */
export function invalidateUser({ client, queryClient }: Chatdeck): void {
  void queryClient.invalidateQueries(currentUserQuery(client));
}

/** Refetches everything of the user, and shows it unless it is stale by then. */
export async function refreshUser(chatdeck: Chatdeck): Promise<User> {
  const { client, changes } = chatdeck;
  const asked = changes.count;
  const newest = await client.users.current();
  if (changes.count === asked) await storeUser(chatdeck, () => newest);
  return newest;
}

/** Updates the cached user, their account, and widgets. */
export async function storeUser(chatdeck: Chatdeck, change: (user: User | undefined) => User | undefined) {
  const { client, queryClient, changes } = chatdeck;
  const { queryKey } = currentUserQuery(client);
  changes.count += 1;
  // A read in flight started before this change and must not undo it.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, change);
}
