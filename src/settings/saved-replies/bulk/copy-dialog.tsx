import { memoizeByObject } from '../../../model/core/memoize-by-key';
import { isSameId, type Id } from '../../../model/core/tolerant';
import { maxSavedReplies } from '../../../model/entities/widget-settings';
import type { ReplyCopy, ReplyCopyTarget } from '../../../model/settings/saved-replies/replies-tab';
import { importSteps, replyImportPlan, type ReplyImportLine } from '../../../model/settings/saved-replies/reply-import';
import type { ReplyStep } from '../../../model/settings/saved-replies/reply-job';
import { savedOf } from '../../../model/settings/saved-replies/reply-steps';
import type { SavedReplyRow } from '../../../model/settings/saved-replies/saved-replies';
import { useMarkedWidgetName } from '../../../ui/format/widget-name';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button, Heading, Text } from '../../../ui/radix';
import { WidgetChecks } from '../../../ui/settings/widget-checks';
import { useLabels } from '../../../ui/theme/labels';
import { useId, useMemo } from 'react';
import { savedRepliesCopyLabels } from './copy-labels';
import { useCounts } from '../import/import-counts';
import { ImportLines } from '../import/import-lines';

interface CopyDialogProps extends Omit<CopyFormProps, 'onClose'> {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Chooses widgets, shows what the copy would change in each, and copies as one step. */
export function CopyDialog({ open, onOpenChange, ...props }: CopyDialogProps) {
  const labels = useLabels(savedRepliesCopyLabels);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title(props.rows.length)}
      description={labels.text}
      width="table"
    >
      <CopyForm {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface CopyFormProps {
  copy: ReplyCopy;
  /** The replies to copy. */
  rows: readonly SavedReplyRow[];
  onCopy(steps: readonly ReplyStep[]): void;
  onClose(): void;
}

interface TargetLines {
  target: ReplyCopyTarget;
  lines: readonly ReplyImportLine[];
}

type Known = Extract<ReplyCopyTarget['content'], { status: 'ready' }>['data'];

/** What a copy changes, once for each target and selection. */
const planOf = memoizeByObject((known: Known) =>
  memoizeByObject((rows: readonly SavedReplyRow[]) =>
    replyImportPlan(
      rows.map((row) => ({ reply: savedOf(row) })),
      { ...known, most: maxSavedReplies },
    ),
  ),
);

function CopyForm({ copy, rows, onCopy, onClose }: CopyFormProps) {
  const labels = useLabels(savedRepliesCopyLabels);
  const id = useId();
  const { widgets, targets, onTargetsChange } = copy;
  const chosen = useMemo(() => new Set<Id>(targets.map(({ widgetId }) => widgetId)), [targets]);
  const plans = targets.map((target): TargetLines => {
    const { content } = target;
    return { target, lines: content.status === 'ready' ? planOf(content.data)(rows) : [] };
  });
  const steps = plans.flatMap(({ target, lines }) => importSteps(target.widgetId, lines));
  const areKnown = targets.every(({ content }) => content.status === 'ready');
  const isReady = areKnown && steps.length > 0;
  return (
    <div className="cd-reply-import">
      <div role="group" aria-labelledby={id} className="cd-reply-targets">
        <Text as="p" size="2" weight="medium" id={id}>
          {labels.to}
        </Text>
        <WidgetChecks widgets={widgets} chosen={chosen} onChosenChange={(next) => onTargetsChange([...next])} />
      </div>
      {plans.map(({ target, lines }) => (
        <Target
          key={String(target.widgetId)}
          name={widgets.find(({ widgetId }) => isSameId(widgetId, target.widgetId))?.name ?? ''}
          target={target}
          lines={lines}
        />
      ))}
      <div className="cd-dialog-foot">
        <Text as="p" size="2" color="gray" role="status" className="cd-reply-kept">
          {targets.length === 0 ? labels.none : areKnown && steps.length === 0 ? labels.same : ''}
        </Text>
        <Button type="button" variant="outline" color="gray" onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button
          type="button"
          aria-disabled={!isReady || undefined}
          onClick={() => {
            if (!isReady) return;
            onCopy(steps);
            onClose();
          }}
        >
          {labels.copy(steps.length)}
        </Button>
      </div>
    </div>
  );
}

function Target({ name, target, lines }: TargetLines & { name: string }) {
  const labels = useLabels(savedRepliesCopyLabels);
  const nameOf = useMarkedWidgetName();
  const counts = useCounts();
  const { widgetId, content } = target;
  return (
    <section className="cd-reply-target">
      <Heading as="h3" size="2">
        <bdi>{nameOf({ id: widgetId, name })}</bdi>
      </Heading>
      {content.status === 'loading' && (
        <Text as="p" size="2" color="gray" role="status">
          {labels.loading}
        </Text>
      )}
      {content.status === 'failed' && (
        <Text as="p" size="2" color="red" role="alert">
          {labels.failed}{' '}
          <Button type="button" size="1" variant="outline" color="gray" onClick={() => content.onRetry()}>
            {labels.retry}
          </Button>
        </Text>
      )}
      {content.status === 'ready' && (
        <Text as="p" size="2" color="gray">
          {counts(lines)}
        </Text>
      )}
      <ImportLines lines={lines} />
    </section>
  );
}
