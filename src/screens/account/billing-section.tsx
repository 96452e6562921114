import type { AccountProps, AccountView } from '../../model/account/account-page';
import { useLabels } from '../../ui/theme/labels';
import { AccountSection } from './account-section';
import { AddPayment } from './add-payment';
import { CardLine } from './card-line';
import { Facts } from './facts';
import { accountLabels } from './labels';
import { PortalButton } from './portal-button';
import { PortalProblem } from './portal-problem';
import { WarningLine } from '../../ui/feedback/warning-line';

interface BillingSectionProps extends Pick<AccountProps, 'portal' | 'onPortalOpen' | 'planSwitch' | 'onPlanChoose'> {
  account: AccountView;
}

/** How the account pays, and what appears on its invoices. */
export function BillingSection({ account, portal, onPortalOpen, ...plans }: BillingSectionProps) {
  const labels = useLabels(accountLabels);
  const { billing, isAdmin } = account;
  const { address, isAddressMissing, card, taxId, invoiceEmail } = billing;
  return (
    <AccountSection
      name="billing"
      title={labels.billing}
      help={labels.billingHelp}
      action={
        card ? (
          <PortalButton
            {...{ isAdmin, portal, onPortalOpen }}
            page="home"
            label={labels.manageBilling}
            size="1"
            isArrival
          />
        ) : (
          <AddPayment {...plans} account={account} />
        )
      }
    >
      <PortalProblem portal={portal} page="home" />
      <Facts
        facts={[
          { name: labels.card, value: <CardLine card={card} isAdmin={isAdmin} /> },
          { name: labels.address, value: addressLines() },
          { name: labels.taxId, value: <bdi>{taxId || labels.none}</bdi> },
          { name: labels.invoiceEmail, value: <bdi>{invoiceEmail || labels.none}</bdi> },
        ]}
      />
    </AccountSection>
  );

  function addressLines() {
    if (isAddressMissing) {
      return <WarningLine>{isAdmin ? labels.addressMissing : labels.addressMissingAgent}</WarningLine>;
    }
    if (address.length === 0) return labels.noAddress;
    return address.map((line, index) => (
      <div key={index}>
        <bdi>{line}</bdi>
      </div>
    ));
  }
}
