import { downloadFormats, type Download, type DownloadControl } from '../../../model/reports/download';
import { DownloadIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Button, VisuallyHidden } from '../../../ui/radix';
import { useTheme } from '../../../ui/theme/theme-context';
import { useEffect, useId, useRef } from 'react';
import { downloadLabels } from './labels';
import { focusedElement } from '../../../ui/focus/composed-tree';

const DownloadStatus = lazyPart(() => import('./status').then((part) => part.DownloadStatus), null);

/** A report's downloads, and the progress of one. */
export function DownloadButtons({ control }: { control: DownloadControl }) {
  const { download, block, onDownload } = control;
  const labels = useLabels(downloadLabels);
  const { productName } = useTheme();
  const id = useId();
  const place = useFocusBack(download.status);
  const isStill = block !== undefined || isBusy(download.status);
  const status = <DownloadStatus control={control} />;
  return (
    <div ref={place} className="cd-download" data-chatdeck="download" data-state={download.status}>
      {download.status !== 'idle' && download.status !== 'failed' && status}
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
      </div>
      {download.status === 'failed' && status}
    </div>
  );
}

/** Where the focus goes when the focused element is gone. */
const nextPlace: Record<Download['status'], string> = {
  idle: '.cd-download-buttons button',
  running: '.cd-download-progress button',
  paused: '.cd-download-progress button',
  failed: '.cd-download-failure button',
  done: '.cd-download-buttons button',
};

/** Keeps the focus among the buttons of a running download as they come and go, and returns it at the end. */
function useFocusBack(status: Download['status']) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(status);
  useEffect(() => {
    const wasBusy = isBusy(last.current);
    last.current = status;
    if (!wasBusy || focusedElement() !== document.body) return;
    place.current?.querySelector<HTMLElement>(nextPlace[status])?.focus({ preventScroll: true });
  }, [status]);
  return place;
}

function isBusy(status: Download['status']): boolean {
  return status !== 'idle' && status !== 'done';
}
