import type { AccountProps } from '../../../model/account/account-page';
import type { PlanOffer } from '../../../model/account/plan-choice';
import { Heading } from '../../../ui/radix';
import { useId } from 'react';
import type { AccountLabels } from '../labels';
import { TierButton } from './tier-button';
import { TierFeatures } from './tier-features';
import { TierPrice } from './tier-price';

export interface PlanTierProps extends Pick<AccountProps, 'planSwitch' | 'onPlanChoose'> {
  offer: PlanOffer;
  /** The one whose button is the page's main one. */
  isMain: boolean;
  /** How many the account has. */
  channels: number;
  /** Id of the text that says why nothing can be chosen. */
  blockedBy: string | undefined;
  labels: AccountLabels;
}

/** One plan: its price, its button, its limits in words and its features. */
export function PlanTier(props: PlanTierProps) {
  const { offer, labels } = props;
  const id = useId();
  return (
    <li
      className="cd-tier"
      aria-labelledby={id}
      data-chatdeck="plan"
      data-state={offer.isCurrent ? 'current' : 'other'}
      aria-current={offer.isCurrent || undefined}
    >
      <Heading as="h3" size="3" weight="medium" id={id} className="cd-tier-name">
        {offer.plan.label}
      </Heading>
      <TierPrice offer={offer} labels={labels} />
      <TierButton {...props} nameId={id} />
      <TierFeatures plan={offer.plan} labels={labels} />
    </li>
  );
}
