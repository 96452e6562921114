import type { Chats } from '../model/entities/chat';
import { emptySnapshot, takePage, type ChatSnapshot } from '../model/reports/chat-snapshot';
import { exportPageSize } from '../model/reports/history';
import type { HistoryWriter } from '../model/reports/history-file';
import type { DownloadFailure } from '../model/reports/download';
import type { ReportWidget } from '../model/reports/props';

/** A widget whose chats are exported; `expected` is how many there seem to be, if that is known. */
export type ExportedWidget = ReportWidget & { expected?: number | undefined };

interface WidgetChats {
  snapshot: ChatSnapshot;
  parts: Blob[];
}

/** How often a widget is read anew because its chats changed while they were read. */
const MAX_RESTARTS = 2;

const none: WidgetChats = { snapshot: emptySnapshot, parts: [] };

/** The chats of some widgets as they come, page by page, written down at once so that they need not be kept. */
export function collectChats(widgets: readonly ExportedWidget[], writer: HistoryWriter) {
  let whole: WidgetChats[] = [];
  let current = none;
  let restarts = 0;

  function startOver(): void {
    current = none;
  }

  /** What changed while it was read may be at rest the next time; what does not come to rest is told. */
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
    /** What is to be asked for; nothing when all is here. */
    next() {
      const widget = widgets[whole.length];
      return widget && { widget, perPage: exportPageSize, page: current.snapshot.page };
    },
    /** Takes the answer, or tells why it is of no use. */
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
    /** Another series of tries. */
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
