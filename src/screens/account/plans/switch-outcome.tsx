import type { PlanSwitch } from '../../../model/account/account-page';
import { useLabels } from '../../../ui/theme/labels';
import { ErrorCallout } from '../../../ui/feedback/error-callout';
import { NoticeCallout } from '../../../ui/feedback/notice-callout';
import { useEffect, type RefObject } from 'react';
import { accountLabels } from '../labels';

interface SwitchOutcomeProps {
  planSwitch: PlanSwitch;
  outcomeRef: RefObject<HTMLDivElement | null>;
}

/** What became of a switch of the plan; the focus goes there. */
export function SwitchOutcome({ planSwitch, outcomeRef }: SwitchOutcomeProps) {
  const labels = useLabels(accountLabels);
  const { status } = planSwitch;
  useEffect(() => {
    if (status === 'failed' || status === 'done') outcomeRef.current?.focus();
  }, [status, outcomeRef]);
  if (status === 'done') {
    return (
      <NoticeCallout tone="success" noticeRef={outcomeRef}>
        {labels.switched(planSwitch.plan.label)}
      </NoticeCallout>
    );
  }
  if (status !== 'failed') return null;
  const { kind, serverMessage } = planSwitch.problem;
  const reason = kind === 'conflict' ? labels.switchConflict : serverMessage;
  return (
    <ErrorCallout alertRef={outcomeRef}>
      {labels.switchFailed}
      {reason !== undefined && <span className="cd-switch-reason">{reason}</span>}
    </ErrorCallout>
  );
}
