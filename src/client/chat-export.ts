import type { ChatList, ChatSink } from './chat-collection';
import { readAllChats, type ChatReading, type ChatReadingState, type ReadChats } from './chat-reading';
import type { Row } from '../model/core/tolerant';
import type { Chat } from '../model/entities/chat';
import { historyWriter, type HistoryHead, type HistoryWriter } from '../model/reports/history-file';
import { chatMatcher } from '../model/reports/chat-match';
import type { DownloadFormat } from '../model/reports/download';
import type { ReportWidget } from '../model/reports/props';

/** A widget whose chats are exported; `expected` is their number, if known. */
export type ExportedWidget = ReportWidget & Pick<ChatList, 'expected'>;

export interface ChatExportOptions extends HistoryHead {
  format: DownloadFormat;
  /** The widgets, in output order. */
  widgets: readonly ExportedWidget[];
}

/** A running export of the history: the result is the file, in parts. */
export type ChatExport = ChatReading<readonly Blob[]>;
export type ChatExportState = ChatReadingState<readonly Blob[]>;

/** Reads all chats of several widgets and writes them out as they arrive. Starts immediately. */
export function exportChats(readChats: ReadChats, options: ChatExportOptions): ChatExport {
  const { widgets, format, dates, zone, filters } = options;
  return readAllChats(readChats, {
    dates,
    zone,
    lists: widgets.map(({ expected, ...widget }) => ({ widget, filters, expected })),
    sink: fileSink(historyWriter(format, { dates, zone, filters }), chatMatcher(filters, zone)),
  });
}

/** A widget's part of the file, and how many chats it has. */
interface FilePart {
  blobs: readonly Blob[];
  written: number;
}

function fileSink(writer: HistoryWriter, matches: (row: Row<Chat>) => boolean): ChatSink<FilePart, readonly Blob[]> {
  return {
    begin: ({ widget }, index) => ({ blobs: [new Blob([writer.beginWidget(widget, index)])], written: 0 }),
    add({ blobs, written }, chats, { widget }) {
      const matching = chats.filter(matches);
      return {
        blobs: [...blobs, new Blob([writer.chats(matching, widget, written)])],
        written: written + matching.length,
      };
    },
    end: ({ blobs, written }) => ({ blobs: [...blobs, new Blob([writer.endWidget()])], written }),
    finish: (parts) => [new Blob([writer.begin()]), ...parts.flatMap(({ blobs }) => blobs), new Blob([writer.end()])],
  };
}
