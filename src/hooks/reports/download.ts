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
import { saveByBrowser } from '../shared/browser';
import { useChatdeck } from '../shared/chatdeck-context';

export interface DownloadOptions {
  /** Takes a finished file; the browser saves it if absent. */
  onFile?: ((this: void, file: ReportFile) => void) | undefined;
  /** Called with an extension that no report can be written with. */
  onError?: ((this: void, error: unknown) => void) | undefined;
}

/** What can be downloaded of a report right now. */
interface DownloadSource {
  /** Why it can't be. */
  block?: DownloadBlock | undefined;
  /** The widgets missing from it, because they couldn't be loaded. */
  missing?: readonly NamedWidget[] | undefined;
  /** How many widgets are not in it because they aren't shown yet. */
  leftOut?: number | undefined;
  /** The text of the file, from `model/reports/files`. */
  write(format: DownloadFormat): string;
}

const idle: Download = { status: 'idle' };

/**
 * The download of a report that is already loaded. `of` identifies what is shown: another range has another download.
 */
export function useDownload(
  kind: string,
  of: string,
  { block, missing = [], leftOut = 0, write }: DownloadSource,
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
      setLast({ asked, download: { status: 'done', format, fileName: file.name, missing, leftOut } });
    },
  };
}

/** Reports an unsupported extension to the host. */
export function knownFormat(extension: string, { onError }: DownloadOptions): DownloadFormat | undefined {
  if (isDownloadFormat(extension)) return extension;
  onError?.(unknownExtension(extension));
  return undefined;
}

export function saveFile(file: ReportFile, { onFile = saveByBrowser }: DownloadOptions): void {
  onFile(file);
}
