import { useEffect, useRef, useState } from 'react';
import { exportChats, type ChatExport, type ChatExportState, type ExportedWidget } from '../../client/chat-export';
import { historyQuery, type HistoryHead } from '../../model/reports/history-file';
import {
  reportFile,
  type Download,
  type DownloadBlock,
  type DownloadControl,
  type DownloadFormat,
} from '../../model/reports/download';
import { useChatdeck } from '../shared/chatdeck-context';
import { knownFormat, saveFile, type DownloadOptions } from './download';

/** What a history download contains. */
interface HistorySource extends HistoryHead {
  block?: DownloadBlock | undefined;
  widgets: readonly ExportedWidget[];
}

const idle: Download = { status: 'idle' };

/** The download of the full history that matches the filters. It ends when its page is left. */
export function useHistoryDownload({ block, ...source }: HistorySource, options: DownloadOptions): DownloadControl {
  const { client } = useChatdeck();
  const sessionId = client.session.id;
  const asked = JSON.stringify([historyQuery(source), source.filters, source.widgets.map(({ id }) => id)]);
  const [last, setLast] = useState({ sessionId, asked, download: idle });
  // A running download continues when other chats are shown; a finished one belonged to the previous ones.
  const isOver = last.sessionId !== sessionId || (last.download.status === 'done' && last.asked !== asked);
  const download = isOver ? idle : last.download;
  const job = useRef<ChatExport>(undefined);
  useEffect(() => () => job.current?.cancel(), [sessionId]);

  function begin(format: DownloadFormat, productName: string) {
    const begun = exportChats(client.reports.chats, { ...source, format });
    job.current = begun;
    const show = (state: ChatExportState) => setLast({ sessionId, asked, download: shown(state, format, productName) });
    begun.subscribe(show);
    show(begun.state);
  }

  /** An export as the screen sees it; a finished one becomes a file. */
  function shown(state: ChatExportState, format: DownloadFormat, productName: string): Download {
    const { done, total } = state;
    switch (state.status) {
      case 'canceled':
        return idle;
      case 'failed':
        return { status: 'failed', failure: state.failure, format, done, total };
      case 'done': {
        const file = reportFile('history', format, state.result, { now: Date.now(), productName });
        saveFile(file, options);
        return { status: 'done', format, fileName: file.name, missing: [] };
      }
      default:
        return { status: state.status, format, done, total };
    }
  }

  return {
    download,
    block,
    onDownload(extension, productName) {
      const isBusy = download.status !== 'idle' && download.status !== 'done';
      if (block !== undefined || isBusy) return;
      const format = knownFormat(extension, options);
      if (format) begin(format, productName);
    },
    onPause: () => job.current?.pause(),
    onResume: () => job.current?.resume(),
    onAccept: () => job.current?.accept(),
    onCancel: () => job.current?.cancel(),
  };
}
