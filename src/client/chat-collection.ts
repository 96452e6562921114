import type { Chat, Chats } from '../model/entities/chat';
import { makeProblem } from '../model/core/problem';
import { emptySnapshot, maxSnapshotRows, takePage, type ChatSnapshot } from '../model/reports/chat-snapshot';
import { exportPageSize } from '../model/reports/history';
import type { DownloadFailure } from '../model/counting/chat-count';
import type { ReportWidget } from '../model/reports/props';
import type { HistoryFilters } from '../model/places/report-route';
import type { Row } from '../model/core/tolerant';

/** Chats to read: those of a widget that match the filters. `expected` is their number, if known. */
export interface ChatList {
  widget: ReportWidget;
  filters: HistoryFilters;
  expected?: number | undefined;
}

/** What becomes of chats as they arrive, so that they need not be kept: a part for each list, and one result. */
export interface ChatSink<Part, Result> {
  /** Before the first chat of a list, also when it is read again. */
  begin(list: ChatList, index: number): Part;
  /** `offset`: how many of the list's chats the part already contains. */
  add(part: Part, chats: readonly Row<Chat>[], list: ChatList, offset: number): Part;
  end(part: Part): Part;
  finish(parts: readonly Part[]): Result;
}

interface ListChats<Part> {
  snapshot: ChatSnapshot;
  /** Absent before the first page. */
  part?: Part;
}

/** How often a list is read again because its chats changed during the read. */
const MAX_RESTARTS = 2;

/** Collects the chats of several lists page by page and passes them on as they arrive. */
export function collectChats<Part, Result>(lists: readonly ChatList[], sink: ChatSink<Part, Result>) {
  const none: ListChats<Part> = { snapshot: emptySnapshot };
  let whole: Required<ListChats<Part>>[] = [];
  let current = none;
  let restarts = 0;

  function startOver(): void {
    current = none;
  }

  /** What changed during a read may be stable the next time; a list that never settles is reported. */
  function startOverOr(failure: DownloadFailure): DownloadFailure | undefined {
    if (restarts >= MAX_RESTARTS) return failure;
    restarts += 1;
    startOver();
    return undefined;
  }

  function partOf(list: ChatList): Part {
    return current.part ?? sink.begin(list, whole.length);
  }

  function finishList(): void {
    const list = lists[whole.length];
    if (!list) return;
    whole = [...whole, { ...current, part: sink.end(partOf(list)) }];
    restarts = 0;
    startOver();
  }

  return {
    /** The next request; undefined when everything has arrived. */
    next() {
      const list = lists[whole.length];
      return list && { list, perPage: exportPageSize, page: current.snapshot.page };
    },
    /** Takes a response, or returns why it is unusable. */
    add({ chats, totalChats }: Chats, list: ChatList): DownloadFailure | undefined {
      const { widget } = list;
      const before = current.snapshot;
      if (totalChats > maxSnapshotRows) {
        return { kind: 'problem', problem: makeProblem('unexpectedAnswer', { path: 'totalChats' }) };
      }
      const raw = chats.map((row) => row.raw);
      const page = takePage(before, raw, totalChats, exportPageSize);
      if (page.status === 'changed') return startOverOr({ kind: 'changed', widget });
      const { snapshot, skip, isWhole } = page;
      const { taken: found, total } = snapshot;
      current = { snapshot, part: sink.add(partOf(list), chats.slice(skip), list, before.taken) };
      if (!isWhole) return undefined;
      const expected = total ?? 0;
      if (found !== expected) return startOverOr({ kind: 'count', widget, found, expected });
      finishList();
      return undefined;
    },
    finishList,
    startOver,
    /** Starts another series of attempts. */
    forgive(): void {
      restarts = 0;
    },
    forget(): void {
      whole = [];
      startOver();
    },
    progress() {
      const known = [...whole, current].map(({ snapshot }) => snapshot);
      const totals = lists.map(({ expected }, index) => known[index]?.total ?? expected);
      return {
        done: known.reduce((sum, { taken }) => sum + taken, 0),
        total: totals.every((total) => total !== undefined) ? totals.reduce((sum, total) => sum + total, 0) : null,
      };
    },
    result: () => sink.finish(whole.map(({ part }) => part)),
  };
}
