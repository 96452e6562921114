import type { AccountProps, AccountView } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { AccountSection } from './account-section';
import { InvoiceTable } from './invoice-table';
import { accountLabels } from './labels';
import { NextInvoiceLine } from './next-invoice-line';

interface InvoicesSectionProps extends Pick<AccountProps, 'invoices' | 'nextCharge'> {
  account: AccountView;
}

/** What was charged, and what will be. */
export function InvoicesSection({ account, invoices, nextCharge }: InvoicesSectionProps) {
  const labels = useLabels(accountLabels);
  return (
    <AccountSection
      name="invoices"
      title={labels.invoices}
      help={labels.invoicesHelp}
      action={<NextInvoiceLine nextCharge={nextCharge} trialEndAt={account.trialEndAt} />}
    >
      {invoices.status === 'failed' ? (
        <ProblemCallout title={labels.invoicesFailed} problem={invoices.problem} onRetry={invoices.onRetry} />
      ) : (
        <InvoiceTable invoices={invoices} />
      )}
    </AccountSection>
  );
}
