import { fileName } from './csv';
import type { DateRange } from '../time/date-range';
import type { NamedWidget } from '../entities/widget';
import type { Problem } from '../core/problem';
import type { Instant } from '../core/tolerant';

/** What a report can be downloaded as. */
export const downloadFormats = ['csv', 'json'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** How far a download is, counted in chats; `total` is null until it is known. */
export interface DownloadProgress {
  format: DownloadFormat;
  done: number;
  total: number | null;
}

/** Why a download stopped. */
export type DownloadFailure =
  /** A page could not be had. */
  | { kind: 'problem'; problem: Problem }
  /** Not as many chats came as there are said to be. */
  | { kind: 'count'; widget: NamedWidget; found: number; expected: number }
  /** The chats did not stop changing while they were read. */
  | { kind: 'changed'; widget: NamedWidget };

export type Download =
  | { status: 'idle' }
  | ({ status: 'running' | 'paused' } & DownloadProgress)
  /** What came so far is kept, and a resume goes on from there. */
  | ({ status: 'failed'; failure: DownloadFailure } & DownloadProgress)
  | {
      status: 'done';
      format: DownloadFormat;
      fileName: string;
      /** Names of the widgets that could not be shown, and so are not in the file. */
      missing: readonly NamedWidget[];
    };

/** Why nothing can be downloaded now. */
export type DownloadBlock = 'loading' | 'empty';

/** The downloads of a report: what its hook gives and its buttons take. */
export interface DownloadControl {
  download: Download;
  block?: DownloadBlock | undefined;
  /** The product's name is a part of the file's. An extension that we cannot write is told to the host. */
  onDownload(extension: string, productName: string): void;
  /** Absent where a download takes no time. */
  onPause?: (() => void) | undefined;
  /** Goes on after a pause or a failure. */
  onResume?: (() => void) | undefined;
  /** Goes on with as many as came, though others were promised. */
  onAccept?: (() => void) | undefined;
  /** Ends a download that is on its way, and forgets what came of it. */
  onCancel?: (() => void) | undefined;
}

/** What is in a file of a report beside its rows. */
export interface ReportHead {
  dates: DateRange;
  /** An IANA name. */
  zone: string;
}

/** A file as it is handed out. */
export interface ReportFile {
  name: string;
  blob: Blob;
}

export function isDownloadFormat(extension: string): extension is DownloadFormat {
  return downloadFormats.some((format) => format === extension);
}

/** Told to the host where a download of a kind is asked for that we cannot write. */
export function unknownExtension(extension: string): Error {
  return new Error(
    `Chatdeck: a report cannot be downloaded as "${extension}", only as ${downloadFormats.join(' or ')}.`,
  );
}

const mediaTypes: Record<DownloadFormat, string> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

/** The whole of a file from its parts, with its name. */
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
