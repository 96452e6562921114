import type { Chats } from '../model/entities/chat';
import { collectChats, type ExportedWidget } from './chat-collection';
import { historyQuery, historyWriter, type HistoryHead } from '../model/reports/history-file';
import { toProblem } from '../model/core/problem';
import type { DownloadFailure, DownloadFormat } from '../model/reports/download';
import type { Id } from '../model/core/tolerant';

export interface ChatExportOptions extends HistoryHead {
  format: DownloadFormat;
  /** The widgets, in output order. */
  widgets: readonly ExportedWidget[];
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

export type ChatExportState =
  | ({ status: 'running' | 'paused' | 'canceled' } & Progress)
  | ({ status: 'failed'; failure: DownloadFailure } & Progress)
  | ({ status: 'done'; parts: readonly Blob[] } & Progress);

/** A running export of the history. */
export interface ChatExport {
  readonly state: ChatExportState;
  /** Calls `listener` at every state change, until the returned function is called. */
  subscribe(listener: (state: ChatExportState) => void): () => void;
  pause(): void;
  /** Continues after a pause or a failure, from the first missing page. */
  resume(): void;
  /** After a failure because of the count: continues with the chats that arrived. */
  accept(): void;
  cancel(): void;
}

/**
 * Reads all chats of several widgets page by page and writes them out as they arrive, so that only one page is in
 * memory. Starts immediately.
 */
export function exportChats(readChats: ReadChats, options: ChatExportOptions): ChatExport {
  const { widgets, format, dates, zone, filters } = options;
  const head = { dates, zone, filters };
  const collection = collectChats(widgets, historyWriter(format, head));
  const listeners = new Set<(state: ChatExportState) => void>();
  let abort = new AbortController();
  let state: ChatExportState = { status: 'running', ...collection.progress() };
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
      collection.finishWidget();
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

  function set(next: ChatExportState) {
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
    set({ status: 'done', parts: collection.parts(), ...collection.progress() });
  }

  async function addNext({ widget, ...page }: Next, signal: AbortSignal): Promise<DownloadFailure | undefined> {
    try {
      const answer = await readChats(widget.id, { ...historyQuery(head), ...page }, { signal });
      // A response that arrives after a pause is requested again.
      return signal.aborted ? undefined : collection.add(answer, widget);
    } catch (thrown) {
      return { kind: 'problem', problem: toProblem(thrown) };
    }
  }
}

type Next = NonNullable<ReturnType<ReturnType<typeof collectChats>['next']>>;
