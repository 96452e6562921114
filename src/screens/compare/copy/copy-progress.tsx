import { countItems, type CopyJob } from '../../../model/settings/across/copy-job';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { compareLabels } from '../labels';

/** How far a copy is. Stopping it ends it after the current widget; an undo runs to its end. */
export function CopyProgress({ job, onCancel }: { job: CopyJob; onCancel(): void }) {
  const labels = useLabels(compareLabels);
  const { done, total } = countItems(job);
  const text = job.phase === 'undoing' ? labels.undoing(done, total) : labels.copying(done, total);
  return (
    <div className="cd-compare-progress">
      <div className="cd-download-bar">
        <Text as="span" size="1" color="gray" className="cd-numbers" role="status">
          {job.isCanceling ? labels.stopping : text}
        </Text>
        <progress aria-label={text} value={done} max={total || 1} />
      </div>
      {job.phase === 'copying' && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={onCancel}>
          {labels.stop}
        </Button>
      )}
    </div>
  );
}
