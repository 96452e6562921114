import type { ChatCount, DownloadFailure } from '../counting/chat-count';
import { fileName } from '../csv/csv';
import type { NamedWidget } from '../entities/widget';
import type { Instant } from '../core/tolerant';

/** Formats a report can be downloaded in. */
export const downloadFormats = ['csv', 'json'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** A download's progress in chats; `total` is null until known. */
export interface DownloadProgress {
  format: DownloadFormat;
  done: number;
  total: number | null;
}

export type Download =
  | { status: 'idle' }
  | ({ status: 'running' | 'paused' } & DownloadProgress)
  /** What was downloaded so far is kept, and resuming continues from there. */
  | ({ status: 'failed'; failure: DownloadFailure } & DownloadProgress)
  | {
      status: 'done';
      format: DownloadFormat;
      fileName: string;
      /** Names of widgets that couldn't be displayed, so they are not in the file. */
      missing: readonly NamedWidget[];
      /** How many widgets are not in it because the report doesn't show them yet; none if absent. */
      leftOut?: number;
    };

/** Why nothing can be downloaded right now. `unfinished`: counting its chats waits for the user. */
export type DownloadBlock = 'loading' | 'empty' | 'unfinished';

/** Why nothing of these figures can be downloaded; undefined if they can be. */
export function countBlock<T>(count: ChatCount<T>): DownloadBlock | undefined {
  if (count.status === 'ready') return count.counted.chats === 0 ? 'empty' : undefined;
  return count.status === 'loading' || count.status === 'running' ? 'loading' : 'unfinished';
}

/** A report's download controls: returned by its hook, taken by its buttons. */
export interface DownloadControl {
  download: Download;
  block?: DownloadBlock | undefined;
  /** The file name includes the product's name. An unsupported extension is reported to the host. */
  onDownload(extension: string, productName: string): void;
  /** Absent when downloads are instant. */
  onPause?: (() => void) | undefined;
  /** Continues after a pause or a failure. */
  onResume?: (() => void) | undefined;
  /** Accepts the chats downloaded so far, even though the server's count differs. */
  onAccept?: (() => void) | undefined;
  /** Cancels the running download and discards what was downloaded. */
  onCancel?: (() => void) | undefined;
}

/** A finished report file. */
export interface ReportFile {
  name: string;
  blob: Blob;
}

export function isDownloadFormat(extension: string): extension is DownloadFormat {
  return downloadFormats.some((format) => format === extension);
}

/** Reported to the host when a download is requested in an unsupported format. */
export function unknownExtension(extension: string): Error {
  return new Error(
    `Chatdeck: a report cannot be downloaded as "${extension}", only as ${downloadFormats.join(' or ')}.`,
  );
}

const mediaTypes: Record<DownloadFormat, string> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

/** Builds the named file from its parts. */
export function reportFile(
  kind: string,
  format: DownloadFormat,
  parts: readonly (string | Blob)[],
  { now, productName }: { now: Instant; productName: string },
): ReportFile {
  return {
    name: fileName(kind, now, `${productName}_output`, format),
    blob: new Blob([...parts], { type: mediaTypes[format] }),
  };
}
