import type { Chats } from '../model/entities/chat';
import { emptySnapshot, takePage, type ChatSnapshot } from '../model/reports/chat-snapshot';
import { exportPageSize } from '../model/reports/history';
import type { HistoryWriter } from '../model/reports/history-file';
import type { DownloadFailure } from '../model/reports/download';
import type { ReportWidget } from '../model/reports/props';

/** A widget whose chats are exported; `expected` is their number, if known. */
export type ExportedWidget = ReportWidget & { expected?: number | undefined };

interface WidgetChats {
  snapshot: ChatSnapshot;
  parts: Blob[];
}

/** How often a widget is read again because its chats changed during the read. */
const MAX_RESTARTS = 2;

const none: WidgetChats = { snapshot: emptySnapshot, parts: [] };

/**
 * Collects the chats of several widgets page by page and writes them out as they arrive, so that they need not be kept.
 */
export function collectChats(widgets: readonly ExportedWidget[], writer: HistoryWriter) {
  let whole: WidgetChats[] = [];
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

  function finishWidget(): void {
    const widget = widgets[whole.length];
    if (!widget) return;
    const [begin, end] = [new Blob([writer.beginWidget(widget, whole.length)]), new Blob([writer.endWidget()])];
    whole = [...whole, { ...current, parts: [begin, ...current.parts, end] }];
    restarts = 0;
    startOver();
  }

  return {
    /** The next request; undefined when everything has arrived. */
    next() {
      const widget = widgets[whole.length];
      return widget && { widget, perPage: exportPageSize, page: current.snapshot.page };
    },
    /** Takes a response, or returns why it is unusable. */
    add({ chats, totalChats }: Chats, widget: ReportWidget): DownloadFailure | undefined {
      const { snapshot: before, parts } = current;
      const raw = chats.map((row) => row.raw);
      const page = takePage(before, raw, totalChats, exportPageSize);
      if (page.status === 'changed') return startOverOr({ kind: 'changed', widget });
      const { snapshot, skip, isWhole } = page;
      const { taken: found, total } = snapshot;
      current = { snapshot, parts: [...parts, new Blob([writer.chats(chats.slice(skip), widget, before.taken)])] };
      if (!isWhole) return undefined;
      const expected = total ?? 0;
      if (found !== expected) return startOverOr({ kind: 'count', widget, found, expected });
      finishWidget();
      return undefined;
    },
    finishWidget,
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
      const totals = widgets.map(({ expected }, index) => known[index]?.total ?? expected);
      return {
        done: known.reduce((sum, { taken }) => sum + taken, 0),
        total: totals.every((total) => total !== undefined) ? totals.reduce((sum, total) => sum + total, 0) : null,
      };
    },
    /** The file. */
    parts(): Blob[] {
      return [new Blob([writer.begin()]), ...whole.flatMap((widget) => widget.parts), new Blob([writer.end()])];
    },
  };
}
