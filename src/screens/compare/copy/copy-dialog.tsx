import { useState } from 'react';
import type { ComparedWidget, CompareProps } from '../../../model/settings/across/compare';
import { copyPlan } from '../../../model/settings/across/copy-plan';
import { isSameId, type Id } from '../../../model/core/tolerant';
import { Dialog } from '../../../ui/overlays/dialog';
import { useLabels } from '../../../ui/theme/labels';
import { compareLabels } from '../labels';
import { CopyChoice, placesOf, type CopyChoiceValue } from './copy-choice';
import { CopyPreview } from './copy-preview';
import { CopyResult, resultTitle } from './copy-result';
import type { CopyStart } from './use-copy-dialog';

interface CopyDialogProps extends Omit<CompareProps, 'widgets'> {
  widgets: readonly ComparedWidget[];
  start: CopyStart;
  onClose(): void;
}

/** Chooses what to copy and where to, previews every change, and shows how the copy proceeds and how it ended. */
export function CopyDialog(props: CopyDialogProps) {
  const { widgets, rules, start, copy, onCopy, onClose } = props;
  const labels = useLabels(compareLabels);
  const [choice, setChoice] = useState<CopyChoiceValue>(() => ({
    sourceId: start.from ?? widgets[0]?.widgetId ?? '',
    what: start.places ? 'given' : 'tab/behavior',
    targets: new Set<Id>(),
  }));
  const [isPreview, setPreview] = useState(false);
  // Until then, the last copy can be undone.
  const [isApplied, setApplied] = useState(start.isResult ?? false);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  const source = widgets.find(({ widgetId }) => isSameId(widgetId, choice.sourceId));
  const places = placesOf(choice.what, start.places);
  const targets = widgets.filter(({ widgetId }) => choice.targets.has(widgetId) && widgetId !== source?.widgetId);
  const shared = { open: true, onOpenChange: handleOpenChange, width: 'table' } as const;
  if (copy && isApplied) {
    return (
      <Dialog {...shared} title={resultTitle(copy, labels)}>
        <CopyResult {...props} job={copy} onClose={() => handleOpenChange(false)} />
      </Dialog>
    );
  }
  if (!isPreview || !source) {
    return (
      <Dialog {...shared} title={labels.copyTitle} description={labels.copyText}>
        <CopyChoice
          widgets={widgets}
          start={start}
          value={choice}
          onValueChange={setChoice}
          onPreview={() => setPreview(true)}
          onCancel={() => handleOpenChange(false)}
        />
      </Dialog>
    );
  }
  const plans = copyPlan({ places, source: source.settings, targets, rules });
  return (
    <Dialog {...shared} title={labels.previewTitle}>
      <CopyPreview
        plans={plans}
        widgets={widgets}
        onBack={() => setPreview(false)}
        onApply={() => {
          onCopy?.(source.widgetId, places, plans);
          setApplied(true);
        }}
      />
    </Dialog>
  );
}
