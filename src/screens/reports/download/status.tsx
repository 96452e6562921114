import type { Download, DownloadControl } from '../../../model/reports/download';
import { Announcer } from '../../../ui/base/announcer';
import { useFormat } from '../../../ui/format/format';
import { DownloadFailureCallout } from './failure';
import type { DownloadLabels } from './labels';
import { DownloadProgressLine } from './progress';
import { DownloadSaved } from './saved';

interface DownloadStatusProps {
  control: DownloadControl;
  labels: DownloadLabels;
}

/** How far a download is, why it stopped, or where it went. */
export function DownloadStatus({ control, labels }: DownloadStatusProps) {
  const { download } = control;
  const text = useProgressText(download, labels);
  const { status } = download;
  return (
    <>
      {(status === 'running' || status === 'paused') && (
        <DownloadProgressLine download={download} control={control} text={text} labels={labels} />
      )}
      {status === 'failed' && (
        <DownloadFailureCallout download={download} control={control} text={text} labels={labels} />
      )}
      {status === 'done' && <DownloadSaved download={download} labels={labels} />}
      <Announcer>{status === 'paused' ? `${labels.paused}. ${text}` : ''}</Announcer>
    </>
  );
}

/** How far a download is in words; empty where none is on its way. */
function useProgressText(download: Download, labels: DownloadLabels): string {
  const { count } = useFormat();
  if (!('done' in download)) return '';
  const { done, total } = download;
  return total === null ? labels.progressOfUnknown(count(done)) : labels.progress(count(done), count(total));
}
