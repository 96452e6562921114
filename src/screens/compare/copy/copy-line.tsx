import type { CompareProps } from '../../../model/settings/across/compare';
import { countItems, isRunning } from '../../../model/jobs/job';
import type { CopyJob } from '../../../model/settings/across/copy-job';
import { Callout } from '../../../ui/feedback/callout';
import { CalloutAction } from '../../../ui/feedback/callout-action';
import { CopyIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { compareLabels } from '../labels';
import { resultText } from './copy-result';

type CopyLineProps = Pick<CompareProps, 'onCopyDismiss'> & { job: CopyJob; onShow(): void };

/** A copy that runs or has ended, while its dialog is closed. Until it is dismissed, its dialog can undo it. */
export function CopyLine({ job, onCopyDismiss, onShow }: CopyLineProps) {
  const labels = useLabels(compareLabels);
  const { done, total } = countItems(job);
  const running = job.phase === 'undoing' ? labels.undoing(done, total) : labels.copying(done, total);
  return (
    <Callout
      tone="info"
      part="copy"
      role="status"
      icon={<CopyIcon size={16} aria-hidden />}
      actions={
        <>
          <CalloutAction onClick={() => onShow()}>{labels.showCopy}</CalloutAction>
          {!isRunning(job) && <CalloutAction onClick={() => onCopyDismiss()}>{labels.close}</CalloutAction>}
        </>
      }
    >
      {isRunning(job) ? running : resultText(job, labels)}
    </Callout>
  );
}
