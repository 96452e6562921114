import type { AccountProps } from '../../../model/account/account-page';
import type { PlanSwitchPreview } from '../../../model/account/plan-switch';
import { planExcess } from '../../../model/account/plan-fit';
import { useLabels } from '../../../ui/theme/labels';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useState, type RefObject } from 'react';
import { accountLabels, type AccountLabels } from '../labels';
import { WarningLine } from '../../../ui/feedback/warning-line';
import { SwitchTable } from './switch-table';

interface SwitchDialogProps extends Pick<AccountProps, 'usage' | 'planSwitch' | 'onPlanConfirm' | 'onPlanCancel'> {
  returnFocusRef: RefObject<HTMLDivElement | null>;
}

/** Asks before the plan is switched, with everything that changes. */
export function SwitchDialog(props: SwitchDialogProps) {
  const { usage, planSwitch, onPlanConfirm, onPlanCancel, returnFocusRef } = props;
  const labels = useLabels(accountLabels);
  const asked = 'preview' in planSwitch ? planSwitch.preview : undefined;
  // What was asked stays in the dialog while it closes.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  const preview = asked ?? shown;
  if (!preview) return null;
  const isShort = usage?.status === 'ready' && planExcess(preview.to, usage.data.use).length > 0;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => {
        if (!open) onPlanCancel();
      }}
      title={titleOf(preview, labels)}
      confirmLabel={labels.switchConfirm}
      onConfirm={onPlanConfirm}
      status={planSwitch.status === 'switching' ? 'busy' : 'idle'}
      returnFocusRef={returnFocusRef}
    >
      {labels.switchWarning}
      <SwitchTable preview={preview} />
      {isShort && <WarningLine>{labels.switchShort}</WarningLine>}
    </ConfirmDialog>
  );
}

/** Where the duration changes, it is part of the question. */
function titleOf({ from, to }: PlanSwitchPreview, labels: AccountLabels): string {
  if (from.duration === to.duration) return labels.switchTitle(to.label);
  return to.duration === 'yearly' ? labels.switchTitleYearly(to.label) : labels.switchTitleMonthly(to.label);
}
