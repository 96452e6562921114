import type { AccountProps } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Skeleton } from '../../ui/base/skeleton';
import { Slot } from '../../ui/base/slot';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { focusSection } from '../../ui/page/section-focus';
import { useEffect, useRef, type ReactNode } from 'react';
import { BillingSection } from './billing-section';
import { InfoSection } from './info-section';
import { InvoicesSection } from './invoices-section';
import { accountLabels, type AccountLabels } from './labels';
import { LoadingSections } from './loading-sections';
import { CurrencyContext } from '../../ui/format/money';
import { PlansSection } from './plans/plans-section';
import { Standing } from './standing';
import { LeaveSection } from './leave-section';
import { Summary } from './summary';

export type AccountSectionName = 'plans' | 'usage' | 'billing' | 'invoices' | 'info' | 'leaving';

export interface AccountScreenProps extends ScreenProps<AccountLabels> {
  /** Sections that the host does not show. */
  hiddenSections?: readonly AccountSectionName[] | undefined;
  /** The dashboard's users: `<Users {...useUsers()} />`. Shown to admins only. */
  users?: ReactNode;
  /** ISO 4217 code of what the account pays in; US dollars when absent. */
  currency?: string | undefined;
}

/** Plans, usage, billing and invoices of the account. */
export function Account(props: AccountProps & AccountScreenProps) {
  const { account, isBillingAdded, section, users, currency = 'USD' } = props;
  const labels = useLabels(accountLabels, props.labels);
  const status = useStatusText(account, labels);
  const view = account.status === 'ready' ? account.data : undefined;
  const isReady = view !== undefined;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady && section && place.current) focusSection('account', section, place.current);
  }, [isReady, section]);
  return (
    <ScreenRoot labelSet={accountLabels} part="account" state={account.status} {...props}>
      <CurrencyContext.Provider value={currency}>
        <PageHeader title={labels.title} context={view ? <Standing {...props} account={view} /> : loadingContext()} />
        {isBillingAdded && <NoticeCallout tone="success">{labels.billingAdded}</NoticeCallout>}
        {account.status === 'failed' && <ProblemCallout problem={account.problem} onRetry={account.onRetry} />}
        {account.status === 'loading' && <LoadingSections />}
        {view && (
          <div ref={place} className="cd-account">
            {account.status === 'ready' && account.problem && <StaleNotice problem={account.problem} />}
            <Summary {...props} account={view} status={status} />
            <PlansSection {...props} account={view} />
            <BillingSection {...props} account={view} />
            <InvoicesSection {...props} account={view} />
            {view.isAdmin && <Slot name="users">{users}</Slot>}
            {view.info && <InfoSection info={view.info} />}
            <LeaveSection {...props} account={view} />
          </div>
        )}
      </CurrencyContext.Provider>
    </ScreenRoot>
  );

  function loadingContext() {
    return account.status === 'loading' && <Skeleton width="240px" />;
  }
}

/** Where the account is on its way from trial to payment. */
function useStatusText(account: AccountProps['account'], labels: AccountLabels): string {
  const { day, dayAndTime } = useDates();
  const { count } = useFormat();
  if (account.status !== 'ready') return '';
  const { status, trialEndAt } = account.data;
  const trialEnd = trialEndAt ?? 0;
  switch (status.status) {
    case 'trialing':
      return status.daysLeft === 0
        ? labels.trialEndsToday(dayAndTime(trialEnd))
        : labels.trialing(status.daysLeft, count(status.daysLeft), day(trialEnd));
    case 'trialExpired':
      return labels.trialExpired(-status.daysLeft, count(-status.daysLeft), day(trialEnd));
    case 'canceled':
      return labels.canceled;
    case 'paying':
      return status.since === null ? labels.paying : labels.payingSince(day(status.since));
  }
}
