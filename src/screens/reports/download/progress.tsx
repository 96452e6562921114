import type { Download, DownloadControl } from '../../../model/reports/download';
import { useLabels } from '../../../ui/theme/labels';
import { CloseIcon, PauseIcon, ResumeIcon } from '../../../ui/base/icons';
import { Button, Text } from '../../../ui/radix';
import { downloadLabels } from './labels';

interface DownloadProgressLineProps {
  download: Extract<Download, { status: 'running' | 'paused' }>;
  control: DownloadControl;
  /** The progress, as text. */
  text: string;
}

/** A download's progress, with buttons to pause or cancel it. */
export function DownloadProgressLine({ download, control, text }: DownloadProgressLineProps) {
  const labels = useLabels(downloadLabels);
  const { status, format, done, total } = download;
  const { onPause, onResume, onCancel } = control;
  const hold = status === 'running' ? onPause : onResume;
  return (
    <div className="cd-download-progress">
      <div className="cd-download-bar">
        <Text as="span" size="1" color="gray" className="cd-numbers" aria-hidden>
          {status === 'paused' && `${labels.paused} · `}
          {text}
        </Text>
        <progress
          aria-label={labels.running(labels[format])}
          aria-valuetext={text}
          value={total === null ? undefined : Math.min(done, total)}
          max={total || 1}
        />
      </div>
      {hold && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={hold}>
          {status === 'running' ? <PauseIcon size={14} aria-hidden /> : <ResumeIcon size={14} aria-hidden />}
          {status === 'running' ? labels.pause : labels.resume}
        </Button>
      )}
      {onCancel && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={onCancel}>
          <CloseIcon size={14} aria-hidden />
          {labels.cancel}
        </Button>
      )}
    </div>
  );
}
