import type { AccountProps, AccountView } from '../../model/account/account-page';
import { isSamePlan } from '../../model/account/plan-choice';
import { useLabels } from '../../ui/theme/labels';
import { Button, Spinner } from '../../ui/radix';
import { arrivalMark, focusSection } from '../../ui/page/section-focus';
import { useSectionOptions } from '../../ui/page/section-options';
import { accountLabels } from './labels';

interface AddPaymentProps extends Pick<AccountProps, 'planSwitch' | 'onPlanChoose'> {
  account: AccountView;
}

/** Puts a card on file for the current plan; leads to the plans where another has to be chosen for that. */
export function AddPayment({ account, planSwitch, onPlanChoose }: AddPaymentProps) {
  const labels = useLabels(accountLabels);
  const { isHidden: hidesPlans } = useSectionOptions('plans');
  const { isAdmin, offers, standing } = account;
  if (!isAdmin || !onPlanChoose) return null;
  const current = offers.find(({ isCurrent }) => isCurrent);
  const canPay = standing.status !== 'ended' && current?.action === 'choose' && !current.isTooSmall;
  if (!canPay && hidesPlans) return null;
  const isBusy = planSwitch.status === 'leaving';
  const isHere = isBusy && current !== undefined && isSamePlan(planSwitch.plan, current.plan);
  return (
    <Button
      {...arrivalMark}
      type="button"
      size="1"
      variant="outline"
      color="gray"
      // Not `disabled`, which would throw the focus away.
      aria-disabled={isBusy || undefined}
      aria-busy={isHere || undefined}
      onClick={({ currentTarget }) => {
        if (!canPay) focusSection('account', 'plans', currentTarget);
        else if (!isBusy) onPlanChoose(current.plan);
      }}
    >
      {canPay ? labels.addPayment : labels.choosePlan}
      {isHere && <Spinner aria-hidden />}
    </Button>
  );
}
