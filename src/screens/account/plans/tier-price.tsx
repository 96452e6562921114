import type { PlanOffer } from '../../../model/account/plan-choice';
import { useLabels } from '../../../ui/theme/labels';
import { Text, VisuallyHidden } from '../../../ui/radix';
import { accountLabels } from '../labels';
import { useMoney } from '../../../ui/format/money';

/** The price by the month. Of a year it is rounded up, beside what a month costs without the discount. */
export function TierPrice({ offer: { plan, price } }: { offer: PlanOffer }) {
  const labels = useLabels(accountLabels);
  const money = useMoney();
  if (price === null || plan.price === null) {
    return (
      <div className="cd-tier-price">
        <Text as="p" className="cd-summary-value">
          {labels.customPrice}
        </Text>
        <Text as="p" size="1" color="gray">
          {labels.customPriceHelp}
        </Text>
      </div>
    );
  }
  return (
    <div className="cd-tier-price">
      <p className="cd-tier-amount">
        {price.struckThrough !== null && (
          <Text size="2" color="gray">
            <VisuallyHidden>{labels.insteadOf} </VisuallyHidden>
            <s>{money(price.struckThrough)}</s>{' '}
          </Text>
        )}
        <span className="cd-summary-value">{money(price.perMonth)}</span>{' '}
        <Text size="1" color="gray">
          {labels.perMonth}
        </Text>
      </p>
      <Text as="p" size="1" color="gray" className="cd-numbers">
        {plan.duration === 'yearly' ? labels.billedYearly(money(plan.price)) : labels.billedMonthly}
      </Text>
    </div>
  );
}
