import type { Chats } from '../model/entities/chat';
import { collectChats, type ChatList, type ChatSink } from './chat-collection';
import { historyQuery } from '../model/reports/history-file';
import { toProblem } from '../model/core/problem';
import type { DownloadFailure, ReportHead } from '../model/counting/chat-count';
import type { Id } from '../model/core/tolerant';

export interface ChatReadingOptions<Part, Result> extends ReportHead {
  /** Read one after the other. */
  lists: readonly ChatList[];
  sink: ChatSink<Part, Result>;
}

/** Reads a page of chats, like `client.reports.chats`. */
export type ReadChats = (
  widgetId: Id,
  request: ReturnType<typeof historyQuery> & { perPage: number; page: number },
  options: { signal: AbortSignal },
) => Promise<Chats>;

interface Progress {
  done: number;
  /** Null until it is known. */
  total: number | null;
}

export type ChatReadingState<Result> =
  | ({ status: 'running' | 'paused' | 'canceled' } & Progress)
  | ({ status: 'failed'; failure: DownloadFailure } & Progress)
  | ({ status: 'done'; result: Result } & Progress);

/** A running read of all chats in lists. */
export interface ChatReading<Result> {
  readonly state: ChatReadingState<Result>;
  /** Calls `listener` at every state change, until the returned function is called. */
  subscribe(listener: (state: ChatReadingState<Result>) => void): () => void;
  pause(): void;
  /** Continues after a pause or a failure, from the first missing page. */
  resume(): void;
  /** After a failure because of the count: continues with the chats that arrived. */
  accept(): void;
  cancel(): void;
}

/**
 * Reads all chats of several lists page by page and passes them to the sink as they arrive, so that only one page is in
 * memory. Starts immediately.
 */
export function readAllChats<Part, Result>(
  readChats: ReadChats,
  { lists, sink, dates, zone }: ChatReadingOptions<Part, Result>,
): ChatReading<Result> {
  const collection = collectChats(lists, sink);
  const listeners = new Set<(state: ChatReadingState<Result>) => void>();
  let abort = new AbortController();
  let state: ChatReadingState<Result> = { status: 'running', ...collection.progress() };
  void run(abort.signal);

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    pause() {
      if (state.status === 'running') stop('paused');
    },
    resume() {
      if (state.status !== 'paused' && state.status !== 'failed') return;
      if (state.status === 'failed' && state.failure.kind !== 'problem') collection.startOver();
      collection.forgive();
      goOn();
    },
    accept() {
      if (state.status !== 'failed' || state.failure.kind !== 'count') return;
      collection.finishList();
      goOn();
    },
    cancel() {
      if (state.status === 'done' || state.status === 'canceled') return;
      collection.forget();
      stop('canceled');
    },
  };

  function goOn() {
    abort = new AbortController();
    set({ status: 'running', ...collection.progress() });
    void run(abort.signal);
  }

  function stop(status: 'paused' | 'canceled') {
    abort.abort();
    set({ status, ...collection.progress() });
  }

  function set(next: ChatReadingState<Result>) {
    state = next;
    for (const listener of listeners) listener(next);
  }

  async function run(signal: AbortSignal) {
    // A pause or cancellation has already set the state.
    const isStopped = () => signal.aborted;
    for (let next = collection.next(); next; next = collection.next()) {
      const failure = await addNext(next, signal);
      if (isStopped()) return;
      if (failure) return set({ status: 'failed', failure, ...collection.progress() });
      set({ status: 'running', ...collection.progress() });
      if (isStopped()) return;
    }
    set({ status: 'done', result: collection.result(), ...collection.progress() });
  }

  async function addNext({ list, ...page }: Next, signal: AbortSignal): Promise<DownloadFailure | undefined> {
    const { widget, filters } = list;
    try {
      const answer = await readChats(widget.id, { ...historyQuery({ dates, zone, filters }), ...page }, { signal });
      // A response that arrives after a pause is requested again.
      return signal.aborted ? undefined : collection.add(answer, list);
    } catch (thrown) {
      return { kind: 'problem', problem: toProblem(thrown) };
    }
  }
}

type Next = NonNullable<ReturnType<ReturnType<typeof collectChats>['next']>>;
