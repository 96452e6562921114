import { useState } from 'react';
import {
  isDownloadFormat,
  reportFile,
  unknownExtension,
  type Download,
  type DownloadBlock,
  type DownloadControl,
  type DownloadFormat,
  type ReportFile,
} from '../../model/reports/download';
import type { NamedWidget } from '../../model/entities/widget';
import { useChatdeck } from '../shared/chatdeck-context';

export interface DownloadOptions {
  /** Takes a finished file; the browser saves it when absent. */
  onFile?: ((this: void, file: ReportFile) => void) | undefined;
  /** Told of an extension that no report can be written with. */
  onError?: ((this: void, error: unknown) => void) | undefined;
}

/** What can be downloaded of a report right now. */
interface DownloadSource {
  /** Why it cannot be. */
  block?: DownloadBlock | undefined;
  /** The widgets that are not in it, because they could not be had. */
  missing?: readonly NamedWidget[] | undefined;
  /** The text of the file, from `model/report-files`. */
  write(format: DownloadFormat): string;
}

const idle: Download = { status: 'idle' };

/** The download of a report that is here already. `of` names what is shown: another range has another download. */
export function useDownload(
  kind: string,
  of: string,
  { block, missing = [], write }: DownloadSource,
  options: DownloadOptions,
): DownloadControl {
  const { client } = useChatdeck();
  const asked = `${client.session.id}/${kind}/${of}`;
  const [last, setLast] = useState({ asked, download: idle });
  return {
    download: last.asked === asked ? last.download : idle,
    block,
    onDownload(extension, productName) {
      if (block !== undefined) return;
      const format = knownFormat(extension, options);
      if (!format) return;
      const file = reportFile(kind, format, [write(format)], { now: Date.now(), productName });
      saveFile(file, options);
      setLast({ asked, download: { status: 'done', format, fileName: file.name, missing } });
    },
  };
}

/** Tells the host of an extension that is none of ours. */
export function knownFormat(extension: string, { onError }: DownloadOptions): DownloadFormat | undefined {
  if (isDownloadFormat(extension)) return extension;
  onError?.(unknownExtension(extension));
  return undefined;
}

/** Browsers read the file only after the click. */
const KEPT_MS = 60_000;

export function saveFile(file: ReportFile, { onFile = saveByBrowser }: DownloadOptions): void {
  onFile(file);
}

function saveByBrowser({ name, blob }: ReportFile): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
