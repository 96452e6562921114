import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Id, JsonObject, ReadyRow, Row } from '../../model/core/tolerant';
import type { ChangeWay } from '../../model/core/draft';
import { changesBetween, loggedName, type LoggedList, type LoggedState } from '../../model/settings/across/change-log';
import type { Chatdeck } from './chatdeck-context';
import { fetchFresh } from './queries';
import { logged, recordChanges, settleChanges } from './save-widget';

type ListQuery<Entity, Key extends QueryKey> = FetchQueryOptions<Row<Entity>[], Error, Row<Entity>[], Key> & {
  queryKey: Key;
};

/** A cached list, and how saves change it. */
export function listCache<Entity extends object, Key extends QueryKey>(
  chatdeck: Chatdeck,
  query: ListQuery<Entity, Key>,
  uidOf: (entity: Entity) => string,
) {
  const { queryClient } = chatdeck;
  const isOf = (uid: string) => (row: Row<Entity>) => row.status === 'ready' && uidOf(row.data) === uid;

  /** A read in flight started earlier, and must not undo the change. */
  async function store(change: (rows: Row<Entity>[]) => Row<Entity>[]): Promise<Row<Entity>[]> {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    return queryClient.setQueryData<Row<Entity>[]>(query.queryKey, (rows) => change(rows ?? [])) ?? [];
  }

  return {
    read: () => fetchFresh(chatdeck, query),
    store,
    /** An item as last read. */
    find: (uid: string) => {
      const row = queryClient.getQueryData<Row<Entity>[]>(query.queryKey)?.find(isOf(uid));
      return row?.status === 'ready' ? row.data : undefined;
    },
    /** Replaces the item, or appends a new one. `adjust` changes the others along with it. */
    put: (data: Entity, adjust = (row: Row<Entity>) => row) =>
      store((before) => {
        const rows = before.map(adjust);
        const row: ReadyRow<Entity> = { status: 'ready', data, raw: { ...data } as JsonObject };
        const at = rows.findIndex(isOf(uidOf(data)));
        return at < 0 ? [...rows, row] : rows.with(at, row);
      }),
    remove: (uid: string) => store((rows) => rows.filter((row) => !isOf(uid)(row))),
  };
}

/** An item of a list before and after a change; absent if it doesn't exist. */
export interface ItemChange {
  uid: string;
  before?: object | undefined;
  after?: object | undefined;
}

/** The changes to the items of a list in the change log. */
export function itemLog(chatdeck: Chatdeck, widgetId: Id, list: LoggedList) {
  const stateOf = (items: readonly ItemChange[], side: 'before' | 'after'): LoggedState =>
    Object.fromEntries(items.map((item) => [loggedName(list, item.uid), item[side]]));
  return {
    /** Notes what was stored. */
    note(how: ChangeWay, items: readonly ItemChange[]) {
      const changes = changesBetween(stateOf(items, 'before'), stateOf(items, 'after'));
      recordChanges(chatdeck, { widgetId, part: list, how, changes });
    },
    /** Makes a call that stores `items`, and remembers them if its answer is lost. */
    sending<Answer>(how: ChangeWay, items: readonly ItemChange[], call: () => Promise<Answer>): Promise<Answer> {
      const [before, after] = [stateOf(items, 'before'), stateOf(items, 'after')];
      return logged(chatdeck, { widgetId, part: list, how, before, after }, call);
    },
    /** Notes what the list shows of calls whose answers were lost. */
    settle(items: readonly Pick<ItemChange, 'uid' | 'after'>[]) {
      settleChanges(chatdeck, widgetId, list, stateOf(items, 'after'));
    },
  };
}
