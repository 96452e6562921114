import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  gettingStarted,
  hasStarted,
  isNewAccount,
  type GettingStartedProps,
} from '../../model/dashboard/getting-started';
import { widgetsOf } from '../../model/entities/user';
import { useChatdeck } from '../shared/chatdeck-context';
import { useNow } from '../shared/now';
import { currentUserQuery, dashboardUsersQuery, useLoadable, widgetStatsQuery } from '../shared/queries';

/**
 * All props of `GettingStarted`. Undefined when there is nothing to show: the user isn't an admin, the account isn't new,
 * every step is done, or this user dismissed them in this browser.
 */
export function useGettingStarted(): GettingStartedProps | undefined {
  const { choices } = useChatdeck();
  const now = useNow();
  const user = useLoadable(currentUserQuery);
  const person = user.status === 'ready' && user.data.admin && isNewAccount(user.data, now) ? user.data : undefined;
  const name = person && `getting-started:${person.account.Id}:${person.Id}`;
  const isOver = useSyncExternalStore(
    choices.subscribe,
    () => name !== undefined && choices.get(name) !== undefined,
    () => false,
  );
  const isShown = person !== undefined && !isOver;
  const stats = useLoadable(widgetStatsQuery);
  const users = useLoadable((client) => dashboardUsersQuery(client, isShown));
  const isLoading = stats.status === 'loading' || users.status === 'loading';
  const [counts, people] = [dataOf(stats), dataOf(users)];
  const steps = useMemo(
    () => (person && !isLoading ? gettingStarted({ user: person, stats: counts, users: people }) : undefined),
    [person, isLoading, counts, people],
  );
  const isComplete = steps !== undefined && hasStarted(steps);
  useEffect(() => {
    if (isShown && name !== undefined && isComplete) choices.set(name, 'complete');
  }, [choices, isShown, name, isComplete]);

  if (!isShown || name === undefined || isComplete) return undefined;
  return {
    steps: steps ? { status: 'ready', data: steps } : { status: 'loading' },
    look: widgetsOf(person)[0],
    onDismiss: () => choices.set(name, 'dismissed'),
  };
}

function dataOf<T>(loadable: { status: string; data?: T }): T | undefined {
  return loadable.status === 'ready' ? loadable.data : undefined;
}
