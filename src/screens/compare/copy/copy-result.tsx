import type { ComparedWidget, CompareProps } from '../../../model/settings/across/compare';
import { canRetry, countItems, isRunning, isUndoable } from '../../../model/jobs/job';
import type { CopyItem, CopyJob } from '../../../model/settings/across/copy-job';
import { isSameId } from '../../../model/core/tolerant';
import { RetryIcon, UndoIcon } from '../../../ui/base/icons';
import { VirtualList } from '../../../ui/later/virtual-list';
import { useProblemText } from '../../../ui/feedback/problem-labels';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useCompareContext } from '../compare-context';
import { compareLabels, type CompareLabels } from '../labels';
import { CopyProgress } from './copy-progress';

interface CopyResultProps extends Pick<CompareProps, 'onCopyCancel' | 'onCopyRetry' | 'onCopyUndo'> {
  job: CopyJob;
  widgets: readonly ComparedWidget[];
  onClose(): void;
}

export function resultTitle({ phase }: CopyJob, labels: CompareLabels): string {
  return {
    running: labels.copyingTitle,
    done: labels.copiedTitle,
    undoing: labels.undoingTitle,
    undone: labels.undoneTitle,
  }[phase];
}

/** What became of each widget, with a retry for those that failed and one undo for all. */
export function CopyResult(props: CopyResultProps) {
  const { job, widgets, onCopyCancel, onCopyRetry, onCopyUndo, onClose } = props;
  const labels = useLabels(compareLabels);
  const { failed, canceled, undoFailed } = countItems(job);
  const again = failed + canceled + undoFailed;
  const canUndo = job.phase === 'done' && job.items.some(isUndoable);
  return (
    <>
      {isRunning(job) ? (
        <CopyProgress job={job} onCancel={onCopyCancel} />
      ) : (
        <Text as="p" size="2" role="status">
          {resultText(job, labels)}
        </Text>
      )}
      <VirtualList items={job.items} keyOf={keyOfItem} itemHeight={44} label={labels.to} isTabStop>
        {(item) => (
          <Item
            item={item}
            widget={widgets.find(({ widgetId }) => isSameId(widgetId, item.widgetId))}
            onRetry={!isRunning(job) && canRetry(job, item) ? () => onCopyRetry(item.widgetId) : undefined}
          />
        )}
      </VirtualList>
      {!isRunning(job) && (
        <div className="cd-dialog-foot">
          {canUndo && (
            <Button type="button" variant="outline" color="gray" onClick={onCopyUndo}>
              <UndoIcon size={16} aria-hidden />
              {labels.undo}
            </Button>
          )}
          {again > 0 && (
            <Button type="button" variant="outline" color="gray" onClick={() => onCopyRetry()}>
              <RetryIcon size={16} aria-hidden />
              {labels.retryAll(again)}
            </Button>
          )}
          <Button type="button" onClick={onClose}>
            {labels.close}
          </Button>
        </div>
      )}
    </>
  );
}

/** The result in a sentence or two. */
export function resultText(job: CopyJob, labels: CompareLabels): string {
  const { total, saved, failed, undone, undoFailed } = countItems(job);
  const count = failed + undoFailed;
  const done = job.phase === 'done' ? labels.copied(saved, total) : labels.undone(undone, total);
  return count === 0 ? done : `${done} ${labels.failedCount(count)}`;
}

function keyOfItem({ widgetId }: CopyItem): string {
  return String(widgetId);
}

interface ItemProps {
  item: CopyItem;
  widget: ComparedWidget | undefined;
  onRetry: (() => void) | undefined;
}

function Item({ item, widget, onRetry }: ItemProps) {
  const labels = useLabels(compareLabels);
  const problemText = useProblemText();
  const { texts, nameOf } = useCompareContext();
  const { status, problem, conflicts } = item;
  const words = {
    waiting: labels.waiting,
    saving: labels.saving,
    saved: labels.copiedOne,
    failed: labels.failedOne,
    canceled: labels.canceled,
    undoing: labels.saving,
    undone: labels.undoneOne,
    undoFailed: labels.undoFailedOne,
  };
  const name = widget ? nameOf(widget) : String(item.widgetId);
  return (
    <div className="cd-plan" data-state={status}>
      <div className="cd-plan-line">
        <Text size="2" weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="2" color="gray">
          {words[status]}
        </Text>
        {onRetry && (
          <Button
            type="button"
            size="1"
            variant="outline"
            color="gray"
            aria-label={labels.retryFor(name)}
            onClick={onRetry}
          >
            {labels.retry}
          </Button>
        )}
      </div>
      {problem && (
        <Text as="p" size="1" color="red">
          {problemText(problem)}
        </Text>
      )}
      {conflicts.length > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.changedSince(conflicts.map(({ names }) => texts.choice(names)).join(', '))}
        </Text>
      )}
    </div>
  );
}
