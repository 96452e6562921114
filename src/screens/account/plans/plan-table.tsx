import type { AccountProps } from '../../../model/account/account-page';
import { mapLoadable } from '../../../model/core/loadable';
import type { PlanOffer } from '../../../model/account/plan-choice';
import { annualBilling, cheapestFit } from '../../../model/account/plan-fit';
import { planFeatures, planIncludes, type Plan } from '../../../model/entities/plan';
import { planLimits } from '../../../model/entities/usage';
import { CheckIcon } from '../../../ui/base/icons';
import { PlanLimitValue, UsedLine, usePlanUsageTexts } from '../../../ui/charts/plan-usage';
import { useLabels } from '../../../ui/theme/labels';
import { Heading, Text, VisuallyHidden } from '../../../ui/radix';
import { settingsLabels } from '../../../ui/settings/settings-labels';
import { useId, type ReactNode } from 'react';
import { accountLabels } from '../labels';
import { TierButton, type PlanTierProps } from './tier-button';
import { TierPrice } from './tier-price';

interface PlanTableProps extends Omit<PlanTierProps, 'offer' | 'isMain' | 'usage'> {
  /** Those of the billing period that is shown. */
  offers: readonly PlanOffer[];
  /** Those of every billing period. */
  plans: readonly Plan[];
  /** What the account uses; absent hides it. */
  usage: AccountProps['usage'];
  /** The one whose button is the page's main one. */
  main: PlanOffer | undefined;
  /** Id of the table's title. */
  labelledBy: string;
}

/** The plans side by side: price, button, limits, and features. */
export function PlanTable({ offers, plans, main, labelledBy, usage: loadable, ...tier }: PlanTableProps) {
  const labels = useLabels(accountLabels);
  const usage = loadable?.status === 'ready' ? loadable.data : undefined;
  const best = usage && cheapestFit(offers, usage.use);
  const { feature: featureNames } = useLabels(settingsLabels);
  const limitNames = {
    maxChannels: labels.channels,
    maxOperators: labels.operators,
    convosPerMonth: labels.conversations,
  };
  return (
    <div className="cd-plan-table-place">
      <table className="cd-plan-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <PlanHead
                key={keyOf(offer)}
                {...tier}
                usage={usage ?? (loadable?.status === 'loading' ? 'loading' : undefined)}
                offer={offer}
                plans={plans}
                isBest={offer === best}
                isMain={offer === main}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {planLimits.map((limit) => (
            <Row
              key={limit}
              name={limitNames[limit]}
              note={loadable && <UsedLine limit={limit} use={mapLoadable(loadable, ({ use }) => use)} />}
              offers={offers}
              cell={(plan) => <PlanLimitValue plan={plan} limit={limit} need={usage?.use} />}
            />
          ))}
          {planFeatures.map((feature) => (
            <Row
              key={feature}
              name={featureNames[feature]}
              offers={offers}
              cell={(plan) => <Included isIncluded={planIncludes(plan, feature)} />}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function keyOf({ plan }: PlanOffer): string {
  return `${plan.stripeId} ${plan.label} ${plan.duration}`;
}

function stateOf({ isCurrent }: PlanOffer): 'current' | 'other' {
  return isCurrent ? 'current' : 'other';
}

interface PlanHeadProps extends PlanTierProps {
  plans: readonly Plan[];
  /** The cheapest of those shown that fits what the account uses. */
  isBest: boolean;
}

function PlanHead({ plans, isBest, ...props }: PlanHeadProps) {
  const { offer } = props;
  const labels = useLabels(accountLabels);
  const { yearSaves } = usePlanUsageTexts();
  const id = useId();
  const billing = annualBilling(offer.plan, plans);
  return (
    <th
      scope="col"
      aria-labelledby={id}
      data-chatdeck="plan"
      data-state={stateOf(offer)}
      aria-current={offer.isCurrent || undefined}
    >
      <div className="cd-plan-head">
        <Heading as="h3" size="2" weight="medium" id={id}>
          {offer.plan.label}
        </Heading>
        <Text as="p" size="1" weight="medium" className="cd-plan-mark">
          {isBest && (
            <>
              <CheckIcon size={14} aria-hidden />
              {labels.cheapestFit}
            </>
          )}
        </Text>
        <TierPrice offer={offer} />
        {billing && offer.plan.duration === 'yearly' && (
          <Text as="p" size="1" color="gray" className="cd-numbers">
            {yearSaves(billing)}
          </Text>
        )}
        <TierButton {...props} nameId={id} />
      </div>
    </th>
  );
}

interface RowProps {
  name: string;
  /** What the account uses of it. */
  note?: ReactNode;
  offers: readonly PlanOffer[];
  cell(plan: Plan): ReactNode;
}

function Row({ name, note, offers, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note}
      </th>
      {offers.map((offer) => (
        <td key={keyOf(offer)} data-state={stateOf(offer)}>
          {cell(offer.plan)}
        </td>
      ))}
    </tr>
  );
}

function Included({ isIncluded }: { isIncluded: boolean }) {
  const labels = useLabels(accountLabels);
  return (
    <>
      {isIncluded ? <CheckIcon size={16} aria-hidden /> : <span aria-hidden>–</span>}
      <VisuallyHidden>{isIncluded ? labels.included : labels.notIncluded}</VisuallyHidden>
    </>
  );
}
