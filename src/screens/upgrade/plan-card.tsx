import { mapLoadable } from '../../model/core/loadable';
import type { Plan } from '../../model/entities/plan';
import { priceView } from '../../model/account/price';
import type { UpgradeProps } from '../../model/account/upgrade';
import type { PlanLimit } from '../../model/entities/usage';
import { PlanLimitValue, UsedLine } from '../../ui/charts/plan-usage';
import { useLabels } from '../../ui/theme/labels';
import { Heading, Text, VisuallyHidden } from '../../ui/radix';
import { Fragment, useId } from 'react';
import { upgradeLabels } from './labels';
import { useMoney } from '../../ui/format/money';

interface PlanCardProps {
  plan: Plan;
  state: 'current' | 'next';
  /** What the account needs; absent hides it. */
  advice: UpgradeProps['advice'];
}

/** What a plan costs and includes. */
export function PlanCard({ plan, state, advice }: PlanCardProps) {
  const labels = useLabels(upgradeLabels);
  const headingId = useId();
  const need = advice?.status === 'ready' ? advice.data.need : undefined;
  const limits: [string, PlanLimit][] = [
    [labels.channels, 'maxChannels'],
    [labels.operators, 'maxOperators'],
    [labels.conversations, 'convosPerMonth'],
  ];
  return (
    <section className="cd-upgrade-plan" aria-labelledby={headingId} data-chatdeck="plan" data-state={state}>
      <div id={headingId}>
        <Text as="p" size="1" color="gray">
          {state === 'current' ? labels.currentPlan : labels.nextPlan}
        </Text>
        <Heading as="h2" size="3">
          {plan.label}
        </Heading>
      </div>
      <Price plan={plan} />
      <dl className="cd-upgrade-limits">
        {limits.map(([name, limit]) => (
          <Fragment key={limit}>
            <dt>{name}</dt>
            <dd>
              <PlanLimitValue plan={plan} limit={limit} need={need} />
              {advice && <UsedLine limit={limit} use={mapLoadable(advice, ({ use }) => use)} />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

function Price({ plan }: Pick<PlanCardProps, 'plan'>) {
  const labels = useLabels(upgradeLabels);
  const money = useMoney();
  const view = priceView(plan);
  if (!view || plan.price === null) {
    return (
      <Text as="p" size="4" weight="medium">
        {labels.customPrice}
      </Text>
    );
  }
  return (
    <div>
      <p className="cd-upgrade-price">
        <Text size="4" weight="medium">
          {labels.perMonth(money(view.perMonth))}
        </Text>
        {view.struckThrough !== null && (
          <Text size="2" color="gray">
            <VisuallyHidden>{labels.insteadOf} </VisuallyHidden>
            <s>{money(view.struckThrough)}</s>
          </Text>
        )}
      </p>
      <Text as="p" size="1" color="gray">
        {plan.duration === 'yearly' ? labels.billedYearly(money(plan.price)) : labels.billedMonthly}
      </Text>
    </div>
  );
}
