import { queryOptions, useQuery, type QueryKey } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ChatReading, ChatReadingState } from '../../../client/chat-reading';
import type { Client } from '../../../client/create-client';
import type { Id } from '../../../model/core/tolerant';
import { chatsAtOnce, latestDates, type ChatCount, type CountedDates } from '../../../model/counting/chat-count';
import type { ReportHead } from '../../../model/counting/chat-count';
import { localDate } from '../../../model/time/zoned-time';
import { reportQuery } from '../../../model/reports/range';
import { useChatdeck } from '../chatdeck-context';
import { readOptions, toLoadable } from '../queries';

/** What is counted. Keep both stable while they are the same. */
export interface CountOptions<T> {
  /** The chats that are counted; absent while there is no widget. */
  of: { widgetIds: readonly Id[]; head: ReportHead } | undefined;
  /** Names the count and everything it follows from. */
  what: string;
  /** Begins to read the chats of the days. */
  begin(this: void, dates: CountedDates): ChatReading<T>;
  /** Up to this many chats are read without asking. */
  atOnce?: number | undefined;
}

/** Figures from all chats of widgets in a range. They are read right away, or on request if there are many. */
export function useChatCount<T>({ of, what, begin, atOnce = chatsAtOnce }: CountOptions<T>): ChatCount<T> {
  const { client, queryClient } = useChatdeck();
  const { widgetIds = [], head = noHead } = of ?? {};
  const query = countedDatesQuery(client, widgetIds, head);
  const dates = toLoadable(useQuery({ ...query, enabled: of !== undefined }, queryClient));
  const counted = dates.status === 'ready' ? dates.data : undefined;
  const key = JSON.stringify([...query.queryKey, what, counted]);
  const counter = useMemo(() => {
    if (!counted) return undefined;
    const queryKey: QueryKey = [client.session.id, 'counts', key];
    const known = queryClient.getQueryData<Counted<T>>(queryKey);
    return createCounter(
      () => begin(counted),
      known,
      (done) => queryClient.setQueryData(queryKey, done),
    );
  }, [client, queryClient, key, counted, begin]);
  const isAutomatic = counted !== undefined && counted.chats + counted.leftOut <= atOnce;
  useEffect(() => {
    if (isAutomatic) counter?.start();
    return () => counter?.stop();
  }, [counter, isAutomatic]);
  const { subscribe, get } = counter ?? idleCounter;
  const state = useSyncExternalStore<CounterState<T>>(subscribe, get, get);

  if (dates.status !== 'ready') return dates;
  if (!counter) return { status: 'loading' };
  const { start, resume, accept, cancel } = counter;
  switch (state.status) {
    case 'idle':
      return isAutomatic
        ? { status: 'running', done: 0, total: dates.data.chats, onCancel: cancel }
        : { status: 'waiting', chats: dates.data.chats, onStart: start };
    case 'canceled':
      return { status: 'canceled', onStart: start };
    case 'failed': {
      const { failure, done, total } = state;
      return { status: 'stopped', failure, done, total, onResume: resume, onAccept: accept, onCancel: cancel };
    }
    case 'done':
      return { status: 'ready', data: state.result, counted: { ...dates.data, chats: state.done } };
    default:
      return { status: 'running', done: state.done, total: state.total, onCancel: cancel };
  }
}

const noHead: ReportHead = { dates: { start: '', end: '' }, zone: 'UTC' };

/** The days whose chats are few enough to be counted. */
function countedDatesQuery(client: Client, widgetIds: readonly Id[], { dates, zone }: ReportHead) {
  const isOver = dates.end < localDate(Date.now(), zone);
  return queryOptions({
    ...readOptions(isOver ? Infinity : undefined),
    // While the page is open, another number would discard what was read.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    queryKey: [client.session.id, 'reports', widgetIds.map(String).join(), 'counted', dates.start, dates.end, zone],
    queryFn: ({ signal }) =>
      latestDates(dates, async (part) => {
        const query = reportQuery(part, zone);
        const answers = await Promise.all(widgetIds.map((id) => client.reports.overview(id, query, { signal })));
        return answers.reduce((sum, { totalStats }) => sum + totalStats.totalChats, 0);
      }),
  });
}

/** A result, and from how many chats. */
type Counted<T> = Pick<Extract<ChatReadingState<T>, { status: 'done' }>, 'result' | 'done'>;

type CounterState<T> = { status: 'idle' } | ChatReadingState<T>;

const idle: CounterState<never> = { status: 'idle' };
const idleCounter = { subscribe: () => () => undefined, get: () => idle };

/** One count, with its state; independent of React. A known result needs no reading. */
function createCounter<T>(
  begin: () => ChatReading<T>,
  known: Counted<T> | undefined,
  onDone: (counted: Counted<T>) => void,
) {
  let state: CounterState<T> = known ? { status: 'done', ...known, total: known.done } : idle;
  let job: ChatReading<T> | undefined;
  const listeners = new Set<() => void>();

  function set(next: CounterState<T>) {
    state = next;
    for (const listener of listeners) listener();
    if (next.status === 'done') onDone({ result: next.result, done: next.done });
  }

  const start = () => {
    if (state.status !== 'idle' && state.status !== 'canceled') return;
    job = begin();
    job.subscribe(set);
    set(job.state);
  };
  /** Ends a read that no one waits for; another start begins again. */
  const stop = () => {
    if (state.status === 'idle' || state.status === 'done') return;
    job?.cancel();
    set(idle);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => state,
    subscribe,
    start,
    stop,
    resume: () => job?.resume(),
    accept: () => job?.accept(),
    cancel: () => job?.cancel(),
  };
}
