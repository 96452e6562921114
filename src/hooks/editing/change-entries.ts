import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Client } from '../../client/create-client';
import { mapLoadable, ready, type Loadable } from '../../model/core/loadable';
import type { Id } from '../../model/core/tolerant';
import type { ChangeEntry } from '../../model/entities/change-entry';
import type { ChangeHistory } from '../../model/settings/across/changes';
import { findWidget } from '../../model/entities/user';
import { newestFirst } from '../../model/settings/across/change-log';
import { changesPerDay } from '../../model/settings/across/changes-per-day';
import { loggedState } from '../../model/settings/across/logged-state';
import { changesKey, type ChangeLog } from '../shared/change-log';
import { useChatdeck } from '../shared/chatdeck-context';
import { nullIfMissing } from '../shared/if-found';
import { changesQueryKey, currentUserQuery, readOptions, toLoadable, useLoadable } from '../shared/queries';

/** A widget's change log on the server; null if the server keeps none. */
function changesQuery(client: Client, widgetId: Id | undefined, isAdmin: boolean) {
  return queryOptions({
    ...readOptions(),
    queryKey: changesQueryKey(client, widgetId ?? ''),
    queryFn: ({ signal }) => nullIfMissing(client.widgets.listChanges(widgetId ?? '', { signal })),
    enabled: isAdmin && widgetId !== undefined,
  });
}

type KeptChanges = Omit<ChangeHistory, 'settings'>;

/** The server's log for admins, or else what this user changed in this browser. */
export function useChangeEntries(widgetId: Id | undefined): Loadable<KeptChanges> {
  const { client, queryClient, changeLog } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const known = user.status === 'ready' ? user.data : undefined;
  const key = changesKey(client.session.id, known?.Id ?? '', widgetId ?? '');
  const widget = known && findWidget(known, widgetId ?? '');
  // A newer copy shows whether a save without an answer arrived.
  useEffect(() => {
    if (widget) changeLog.settle(key, 'widget', loggedState(widget));
  }, [changeLog, key, widget]);
  const groupsKey = changesKey(client.session.id, known?.Id ?? '', '', 'group');
  const ofWidget = useOwnEntries(changeLog, key);
  const ofGroups = useOwnEntries(changeLog, groupsKey);
  const own = useMemo(() => newestFirst([...ofWidget, ...ofGroups]), [ofWidget, ofGroups]);
  const server = toLoadable(useQuery(changesQuery(client, widgetId, known?.admin ?? false), queryClient));
  if (user.status !== 'ready') return user;
  if (!known?.admin) return ready({ entries: own, isShared: false });
  return mapLoadable(server, (entries) => (entries ? { entries, isShared: true } : { entries: own, isShared: false }));
}

function useOwnEntries(changeLog: ChangeLog, key: string): readonly ChangeEntry[] {
  return useSyncExternalStore(
    changeLog.subscribe,
    () => changeLog.entries(key),
    () => none,
  );
}

const none: readonly ChangeEntry[] = [];

/** How many changes of a widget's settings each day has in a zone; of no widget, none. */
export function useChangesPerDay(widgetId: Id | undefined, zone: string): ReturnType<typeof changesPerDay> | undefined {
  const log = useChangeEntries(widgetId);
  const entries = log.status === 'ready' ? log.data.entries : none;
  return useMemo(() => (widgetId === undefined ? undefined : changesPerDay(entries, zone)), [widgetId, entries, zone]);
}
