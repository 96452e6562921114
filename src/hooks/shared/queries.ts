import {
  queryOptions,
  useQuery,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { accountUsage, type AccountUsage } from '../../model/account/account-usage';
import { loading, ready, type Loadable } from '../../model/core/loadable';
import { toProblem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import { countedMonth } from '../../model/entities/quota-forecast';
import type { User } from '../../model/entities/user';
import { type Chatdeck, useChatdeck } from './chatdeck-context';

/**
 * Requests of several screens that mount together are shared. `useAccess` refetches at each navigation, however soon.
 */
const SAME_NAVIGATION = 1000;
/** Moving back and forth between screens fetches nothing. A save still reads the newest copy first. */
const SAME_VISIT = 60_000;
/** Also for a copy from the future, as after the clock was set back. */
const OUT_OF_DATE = -Infinity;

/**
 * Options of every read: the client itself retries, and a missing connection fails instead of pausing. A copy is fresh
 * for `freshFor` milliseconds, and never if the clock was set back since.
 */
export function readOptions(freshFor = SAME_VISIT) {
  const staleTime = ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt > Date.now() ? OUT_OF_DATE : freshFor;
  return { retry: false, networkMode: 'always', refetchOnReconnect: true, staleTime } as const;
}

/** Reads in the background, ignoring cached copies and reads in flight. */
export async function fetchFresh<T, Key extends QueryKey>(
  { queryClient }: Pick<Chatdeck, 'queryClient'>,
  query: FetchQueryOptions<T, Error, T, Key> & { queryKey: Key },
): Promise<T> {
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  return queryClient.fetchQuery({ ...query, staleTime: OUT_OF_DATE });
}

/** Refetched at each navigation. */
export function currentUserQuery(client: Client) {
  return queryOptions({
    ...readOptions(SAME_NAVIGATION),
    queryKey: [client.session.id, 'users', 'current'],
    queryFn: ({ signal }) => client.users.current({ signal }),
  });
}

export function widgetStatsQuery(client: Client) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', 'stats'],
    queryFn: ({ signal }) => client.widgets.listStats({ signal }),
  });
}

/** The queries about an account's payment. */
export function billingKey(client: Client) {
  return [client.session.id, 'accounts'] as const;
}

/** This month's conversations. The month is part of the key, because a count says nothing about the next one. */
export function conversationCountQuery(client: Client, accountId: Id | undefined, freshFor?: number) {
  return queryOptions({
    ...readOptions(freshFor),
    queryKey: [...billingKey(client), String(accountId), 'conversation-count', countedMonth(Date.now()).from],
    queryFn: ({ signal }) => client.accounts.conversationCount(accountId ?? '', { signal }),
    enabled: accountId !== undefined,
  });
}

/** The account's users. For admins only: `enabled` prevents the call for everyone else. */
export function dashboardUsersQuery(client: Client, enabled: boolean) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'dashboard-users'],
    queryFn: ({ signal }) => client.dashboardUsers.list({ signal }),
    enabled,
  });
}

/** The channels of a widget's workspace. */
export function channelsQuery(client: Client, widgetId: Id) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'channels'],
    queryFn: ({ signal }) => client.channels.list(widgetId, { signal }),
  });
}

/** The key of a widget's change log on the server. */
export function changesQueryKey({ session }: Client, widgetId: Id) {
  return [session.id, 'widgets', String(widgetId), 'changes'] as const;
}

/** Whether a query is the change log of one of the session's widgets. */
export function isChangesQuery({ session }: Client) {
  return ({ queryKey: [id, , , what] }: { queryKey: QueryKey }) => id === session.id && what === 'changes';
}

/** A read as its screen shows it. */
export function useLoadable<T, Key extends QueryKey>(
  query: (client: Client) => UseQueryOptions<T, Error, T, Key>,
): Loadable<T> {
  const { client, queryClient } = useChatdeck();
  return toLoadable(useQuery(query(client), queryClient));
}

/** The same for a query that the hook itself runs. */
export function toLoadable<T>(query: UseQueryResult<T>): Loadable<T> {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) {
    return { status: 'ready', data, isRefreshing: isFetching, problem: error ? toProblem(error) : undefined };
  }
  if (error && !isFetching) return { status: 'failed', problem: toProblem(error), onRetry: () => void refetch() };
  return { status: 'loading' };
}

/**
 * What the account uses. Ready once everything is loaded or has failed; what failed is unknown. Only admins
 * ask for people.
 */
export function useAccountUsage(user: User | undefined): Loadable<AccountUsage> {
  const conversations = useLoadable((client) => conversationCountQuery(client, user?.account.Id));
  const stats = useLoadable((client) => ({ ...widgetStatsQuery(client), enabled: user !== undefined }));
  const isAdmin = user?.admin === true;
  const people = useLoadable((client) => dashboardUsersQuery(client, isAdmin));
  const asked = isAdmin ? [conversations, stats, people] : [conversations, stats];
  if (!user || asked.some(({ status }) => status === 'loading')) return loading;
  return ready(
    accountUsage(user, {
      conversations: dataOf(conversations),
      stats: dataOf(stats),
      people: isAdmin ? dataOf(people) : null,
    }),
  );
}

function dataOf<T>(loadable: Loadable<T>): T | null {
  return loadable.status === 'ready' ? loadable.data : null;
}

/** A widget's replies. `enabled` prevents unneeded calls. */
export function savedRepliesQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'widgets', String(widgetId), 'saved-replies'],
    queryFn: ({ signal }) => client.savedReplies.list(widgetId, { signal }),
    enabled,
  });
}

/** The account's question groups, which are the same for all of its widgets. `enabled` prevents unneeded calls. */
export function questionGroupsQuery(client: Client, widgetId: Id, enabled = true) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'question-groups'],
    queryFn: ({ signal }) => client.questionGroups.list(widgetId, { signal }),
    enabled,
  });
}
