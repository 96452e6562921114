import { countItems } from '../../../model/jobs/job';
import type { CopyJob } from '../../../model/settings/across/copy-job';
import { ProgressLine } from '../../../ui/feedback/progress-line';
import { useLabels } from '../../../ui/theme/labels';
import { compareLabels } from '../labels';

/** How far a copy is. Stopping it ends it after the current widget; an undo runs to its end. */
export function CopyProgress({ job, onCancel }: { job: CopyJob; onCancel(): void }) {
  const labels = useLabels(compareLabels);
  const { done, total } = countItems(job);
  const text = job.phase === 'undoing' ? labels.undoing(done, total) : labels.copying(done, total);
  return (
    <ProgressLine
      text={job.isCanceling ? labels.stopping : text}
      value={done}
      max={total}
      stopLabel={labels.stop}
      onStop={job.phase === 'running' ? onCancel : undefined}
    />
  );
}
