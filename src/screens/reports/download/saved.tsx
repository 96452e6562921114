import type { Download } from '../../../model/reports/download';
import { useLabels } from '../../../ui/theme/labels';
import { SuccessIcon } from '../../../ui/base/icons';
import { Text } from '../../../ui/radix';
import { downloadLabels } from './labels';

interface DownloadSavedProps {
  download: Extract<Download, { status: 'done' }>;
}

/** Under which name the file was saved, and what is not in it. */
export function DownloadSaved({ download }: DownloadSavedProps) {
  const labels = useLabels(downloadLabels);
  const { fileName, missing } = download;
  return (
    <Text as="p" size="1" color="gray" role="status" className="cd-download-saved">
      <SuccessIcon size={14} aria-hidden />
      <span>
        {labels.saved(fileName)}
        {missing.length > 0 && <br />}
        {missing.length > 0 && labels.missing(missing.map((name) => name || labels.unnamedWidget).join(', '))}
      </span>
    </Text>
  );
}
