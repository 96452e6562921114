import type { AccountProps } from '../../model/account/account-page';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import type { AccountLabels } from './labels';

/** The plan and where the account is on its way from trial to payment, in one line. */
export function useStatusText(account: AccountProps['account'], labels: AccountLabels): string | undefined {
  const { day } = useDates();
  const { count } = useFormat();
  if (account.status !== 'ready') return undefined;
  const { plan, status } = account.data;
  const texts = [plan.label === '' ? '' : labels.plan(plan.label), statusText()];
  return texts.filter((text) => text !== '').join(' · ');

  function statusText(): string {
    switch (status.status) {
      case 'trialing':
        return labels.trialing(status.daysLeft, count(status.daysLeft));
      case 'trialExpired':
        return labels.trialExpired(-status.daysLeft, count(-status.daysLeft));
      case 'canceled':
        return labels.canceled;
      case 'paying':
        return status.since === null ? labels.paying : labels.payingSince(day(status.since));
    }
  }
}
