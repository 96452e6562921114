import { Heading } from '../../../ui/radix';
import { useId } from 'react';
import { type PlanTierProps, TierButton } from './tier-button';
import { TierFeatures } from './tier-features';
import { TierPrice } from './tier-price';

/** One plan: its price, its button, its limits in words and its features. */
export function PlanTier(props: PlanTierProps) {
  const { offer } = props;
  const id = useId();
  return (
    <li
      className="cd-tier"
      aria-labelledby={id}
      data-chatdeck="plan"
      data-state={offer.isCurrent ? 'current' : 'other'}
      aria-current={offer.isCurrent || undefined}
    >
      <Heading as="h3" size="3" id={id} className="cd-tier-name">
        {offer.plan.label}
      </Heading>
      <TierPrice offer={offer} />
      <TierButton {...props} nameId={id} />
      <TierFeatures plan={offer.plan} />
    </li>
  );
}
