import type { Download, DownloadControl } from '../../../model/reports/download';
import { useLabels } from '../../../ui/theme/labels';
import { Announcer } from '../../../ui/base/announcer';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useFormat } from '../../../ui/format/format';
import { SuccessIcon } from '../../../ui/base/icons';
import { Text } from '../../../ui/radix';
import { useTheme } from '../../../ui/theme/theme-context';
import { DownloadFailureCallout } from './failure';
import { downloadLabels } from './labels';
import { DownloadProgressLine } from './progress';

/** A download's progress, why it stopped, or where it was saved. */
export function DownloadStatus({ control }: { control: DownloadControl }) {
  const labels = useLabels(downloadLabels);
  const { download } = control;
  const text = useProgressText(download);
  const { status } = download;
  return (
    <>
      {(status === 'running' || status === 'paused') && (
        <DownloadProgressLine download={download} control={control} text={text} />
      )}
      {status === 'failed' && <DownloadFailureCallout download={download} control={control} text={text} />}
      {status === 'done' && <DownloadSaved download={download} />}
      <Announcer>{status === 'paused' ? `${labels.paused}. ${text}` : ''}</Announcer>
    </>
  );
}

/** A download's progress, as text; empty if none is running. */
function useProgressText(download: Download): string {
  const labels = useLabels(downloadLabels);
  const { count } = useFormat();
  if (!('done' in download)) return '';
  const { done, total } = download;
  return total === null ? labels.progressOfUnknown(count(done)) : labels.progress(count(done), count(total));
}

/** The saved file's name, and what it doesn't contain. */
function DownloadSaved({ download }: { download: Extract<Download, { status: 'done' }> }) {
  const labels = useLabels(downloadLabels);
  const { locale } = useTheme();
  const nameOf = useWidgetName();
  const { fileName, missing, leftOut = 0 } = download;
  return (
    <Text as="p" size="1" color="gray" role="status" className="cd-download-saved">
      <SuccessIcon size={14} aria-hidden />
      <span>
        {labels.saved(fileName)}
        {missing.length > 0 && <br />}
        {missing.length > 0 && labels.missing(new Intl.ListFormat(locale).format(missing.map(nameOf)))}
        {leftOut > 0 && <br />}
        {leftOut > 0 && labels.leftOut(leftOut)}
      </span>
    </Text>
  );
}
