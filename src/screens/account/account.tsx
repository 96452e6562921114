import type { AccountProps } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Slot } from '../../ui/base/slot';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import type { ReactNode } from 'react';
import { BillingSection } from './billing-section';
import { InfoSection } from './info-section';
import { InvoicesSection } from './invoices-section';
import { accountLabels, type AccountLabels } from './labels';
import { LoadingSections } from './loading-sections';
import { CurrencyContext } from '../../ui/format/money';
import { PlansSection } from './plans/plans-section';
import { Standing } from './standing';
import { useStatusText } from './status-text';
import { UsageSection } from './usage-section';

export type AccountSectionName = 'plans' | 'usage' | 'billing' | 'invoices' | 'info';

export interface AccountScreenProps extends ScreenProps<AccountLabels> {
  /** Sections that the host does not show. */
  hiddenSections?: readonly AccountSectionName[] | undefined;
  /** Where the people of the dashboard stand: `<Users {...useUsers()} />`. Shown to admins only. */
  users?: ReactNode;
  /** ISO 4217 code of what the account pays in; US dollars when absent. */
  currency?: string | undefined;
}

/** Plans, usage, billing and invoices of the account (core platform, section 2). */
export function Account(props: AccountProps & AccountScreenProps) {
  const { account, conversations, invoices, nextCharge, duration, onDurationChange, planSwitch } = props;
  const { onPlanChoose, onPlanConfirm, onPlanCancel, portal, onPortalOpen, isBillingAdded } = props;
  const { users, currency = 'USD', labels: ownLabels, className, header, footer, hiddenSections } = props;
  const labels = useLabels(accountLabels, ownLabels);
  const status = useStatusText(account, labels);
  const view = account.status === 'ready' ? account.data : undefined;
  const region = { labels, portal, onPortalOpen };
  return (
    <ScreenRoot
      labelSet={accountLabels}
      {...dataAttributes(props)}
      part="account"
      state={account.status}
      labels={ownLabels}
      className={className}
      header={header}
      footer={footer}
      hiddenSections={hiddenSections}
    >
      <CurrencyContext.Provider value={currency}>
        <PageHeader title={labels.title} context={status} />
        {isBillingAdded && <NoticeCallout tone="success">{labels.billingAdded}</NoticeCallout>}
        {account.status === 'failed' && <ProblemCallout problem={account.problem} onRetry={account.onRetry} />}
        {account.status === 'loading' && <LoadingSections />}
        {view && (
          <div className="cd-account">
            {account.status === 'ready' && account.problem && <StaleNotice problem={account.problem} />}
            <Standing account={view} {...region} />
            <PlansSection
              account={view}
              {...{ duration, onDurationChange, planSwitch, onPlanChoose, onPlanConfirm, onPlanCancel }}
              {...region}
            />
            <UsageSection account={view} conversations={conversations} labels={labels} />
            <BillingSection account={view} {...region} />
            <InvoicesSection account={view} invoices={invoices} nextCharge={nextCharge} labels={labels} />
            {view.isAdmin && <Slot name="users">{users}</Slot>}
            {view.info && <InfoSection info={view.info} labels={labels} />}
          </div>
        )}
      </CurrencyContext.Provider>
    </ScreenRoot>
  );
}

function dataAttributes(props: object): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}
