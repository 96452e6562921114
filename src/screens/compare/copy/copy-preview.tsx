import type { ComparedWidget } from '../../../model/settings/across/compare';
import { editorLabels } from '../../../ui/editor/editor-labels';
import type { RefusedCopy, TargetPlan } from '../../../model/settings/across/copy-plan';
import { isSameId } from '../../../model/core/tolerant';
import { BecomesIcon } from '../../../ui/base/icons';
import { VirtualList } from '../../../ui/later/virtual-list';
import { Button, Text, VisuallyHidden } from '../../../ui/radix';
import { sayChoice } from '../../../ui/settings/setting-words';
import { useLabels } from '../../../ui/theme/labels';
import { useCompareContext } from '../compare-context';
import { compareLabels } from '../labels';

interface CopyPreviewProps {
  plans: readonly TargetPlan[];
  widgets: readonly ComparedWidget[];
  onBack(): void;
  onApply(): void;
}

/** Every change on every widget, before the first call. */
export function CopyPreview({ plans, widgets, onBack, onApply }: CopyPreviewProps) {
  const labels = useLabels(compareLabels);
  const changing = plans.filter(({ changes }) => changes.length > 0);
  const count = changing.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <>
      <Text as="p" size="2" color="gray" role="status">
        {count === 0 ? labels.nothingToCopy : labels.previewText(count, changing.length)}
      </Text>
      <VirtualList items={plans} keyOf={keyOfPlan} itemHeight={120} label={labels.previewTitle} isTabStop>
        {(plan) => <Plan plan={plan} widgets={widgets} />}
      </VirtualList>
      <div className="cd-dialog-foot">
        <Button type="button" variant="outline" color="gray" onClick={onBack}>
          {labels.back}
        </Button>
        <Button type="button" aria-disabled={count === 0 || undefined} onClick={() => count > 0 && onApply()}>
          {labels.apply(changing.length)}
        </Button>
      </div>
    </>
  );
}

function keyOfPlan({ widgetId }: TargetPlan): string {
  return String(widgetId);
}

function Plan({ plan, widgets }: { plan: TargetPlan; widgets: readonly ComparedWidget[] }) {
  const labels = useLabels(compareLabels);
  const { texts, nameOf } = useCompareContext();
  const widget = widgets.find(({ widgetId }) => isSameId(widgetId, plan.widgetId));
  const { changes, refused, unchanged } = plan;
  return (
    <div className="cd-plan">
      <Text as="p" size="2" weight="medium">
        {widget && <bdi>{nameOf(widget)}</bdi>}
      </Text>
      {changes.map(({ place, before, after }) => (
        <p key={place.names[0]} className="cd-plan-change">
          <Text size="1" color="gray" className="cd-plan-name">
            {texts.choice(place.names)}
          </Text>
          <Text size="2" dir="auto" className="cd-plan-before">
            <VisuallyHidden>{labels.before} </VisuallyHidden>
            {sayChoice(place.names, before, texts)}
          </Text>
          <BecomesIcon size={14} aria-hidden />
          <Text size="2" dir="auto">
            <VisuallyHidden>{labels.after} </VisuallyHidden>
            {sayChoice(place.names, after, texts)}
          </Text>
        </p>
      ))}
      {refused.map((one) => (
        <Refused key={one.place.names[0]} refused={one} />
      ))}
      {unchanged > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.unchanged(unchanged)}
        </Text>
      )}
    </div>
  );
}

/** A setting that isn't copied, and why. */
function Refused({ refused: { place, reason, error } }: { refused: RefusedCopy }) {
  const labels = useLabels(compareLabels);
  const errors = useLabels(editorLabels);
  const { texts } = useCompareContext();
  return (
    <p className="cd-plan-change" data-state="refused">
      <Text size="1" color="gray" className="cd-plan-name">
        {texts.choice(place.names)}
      </Text>
      <Text size="2">{error ? errors[error] : labels.refusals[reason]}</Text>
    </p>
  );
}
