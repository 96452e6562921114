import { downloadFormats, type DownloadControl } from '../../model/report-download';
import { Announcer } from '../../ui/announcer';
import { DownloadIcon } from '../../ui/icons';
import { useLabels } from '../../ui/labels';
import { Button, VisuallyHidden } from '../../ui/radix';
import { useTheme } from '../../ui/theme-context';
import { useEffect, useId, useRef } from 'react';
import { downloadLabels } from './download-labels';
import { DownloadFailureCallout } from './download-failure';
import { DownloadProgressLine, useProgressText } from './download-progress';
import { DownloadSaved } from './download-saved';

/** The downloads of a report, and how far one is. */
export function DownloadButtons({ control }: { control: DownloadControl }) {
  const { download, block, onDownload } = control;
  const labels = useLabels(downloadLabels);
  const { productName } = useTheme();
  const id = useId();
  const isBusy = download.status !== 'idle' && download.status !== 'done';
  const place = useFocusBack(isBusy);
  const isStill = block !== undefined || isBusy;
  const progressText = useProgressText(download);
  return (
    <div ref={place} className="cd-download" data-chatdeck="download" data-state={download.status}>
      {download.status === 'done' && <DownloadSaved download={download} labels={labels} />}
      {(download.status === 'running' || download.status === 'paused') && (
        <DownloadProgressLine download={download} control={control} text={progressText} labels={labels} />
      )}
      <div role="group" aria-label={labels.group} className="cd-download-buttons">
        {downloadFormats.map((format) => (
          <Button
            key={format}
            type="button"
            variant="outline"
            color="gray"
            aria-label={labels.download(labels[format])}
            aria-disabled={isStill || undefined}
            aria-describedby={block && id}
            title={block && labels[block]}
            onClick={() => {
              if (!isStill) onDownload(format, productName);
            }}
          >
            <DownloadIcon size={16} aria-hidden />
            {labels[format]}
          </Button>
        ))}
        {block && <VisuallyHidden id={id}>{labels[block]}</VisuallyHidden>}
        <Announcer>{download.status === 'paused' ? `${labels.paused}. ${progressText}` : ''}</Announcer>
      </div>
      {download.status === 'failed' && (
        <DownloadFailureCallout download={download} control={control} text={progressText} labels={labels} />
      )}
    </div>
  );
}

/** When the buttons of a download that was on its way are gone, those that begin one have the focus again. */
function useFocusBack(isBusy: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    const isOver = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    if (isOver && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [isBusy]);
  return place;
}
