import type { PlanOffer } from '../../../model/account/plan-choice';
import { planFeatures, planIncludes, type Plan } from '../../../model/entities/plan';
import { planLimit, planLimits } from '../../../model/entities/usage';
import { useFormat } from '../../../ui/format/format';
import { CheckIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { Heading, VisuallyHidden } from '../../../ui/radix';
import { settingsLabels } from '../../../ui/settings/settings-labels';
import { useId, type ReactNode } from 'react';
import { accountLabels } from '../labels';
import { TierButton, type PlanTierProps } from './tier-button';
import { TierPrice } from './tier-price';

interface PlanTableProps extends Omit<PlanTierProps, 'offer' | 'isMain'> {
  offers: readonly PlanOffer[];
  /** The one whose button is the page's main one. */
  main: PlanOffer | undefined;
  /** Id of the table's title. */
  labelledBy: string;
}

/** The plans side by side: price, button, limits, and features. */
export function PlanTable({ offers, main, labelledBy, ...tier }: PlanTableProps) {
  const labels = useLabels(accountLabels);
  const { count } = useFormat();
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
              <PlanHead key={keyOf(offer)} {...tier} offer={offer} isMain={offer === main} />
            ))}
          </tr>
        </thead>
        <tbody>
          {planLimits.map((limit) => (
            <Row
              key={limit}
              name={limitNames[limit]}
              offers={offers}
              cell={(plan) => limitText(planLimit(plan, limit))}
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

  function limitText(value: number | 'unlimited') {
    return value === 'unlimited' ? labels.unlimited : count(value);
  }
}

function keyOf({ plan }: PlanOffer): string {
  return `${plan.stripeId} ${plan.label} ${plan.duration}`;
}

function stateOf({ isCurrent }: PlanOffer): 'current' | 'other' {
  return isCurrent ? 'current' : 'other';
}

function PlanHead(props: PlanTierProps) {
  const { offer } = props;
  const id = useId();
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
        <TierPrice offer={offer} />
        <TierButton {...props} nameId={id} />
      </div>
    </th>
  );
}

interface RowProps {
  name: string;
  offers: readonly PlanOffer[];
  cell(plan: Plan): ReactNode;
}

function Row({ name, offers, cell }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
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
