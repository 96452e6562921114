import type { Plan } from '../../model/entities/plan';
import { planExcess, usedOf, type PlanUse } from '../../model/account/plan-fit';
import { priceView } from '../../model/account/price';
import type { UpgradeProps } from '../../model/account/upgrade';
import { planLimit, type PlanLimit } from '../../model/entities/usage';
import { WarningIcon } from '../../ui/base/icons';
import { Skeleton } from '../../ui/base/skeleton';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
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
  const { count } = useFormat();
  const headingId = useId();
  const use = advice?.status === 'ready' ? advice.data.use : undefined;
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
              <Limit text={textOf(planLimit(plan, limit))} isBelowUse={isBelowUse(limit)} />
              {advice && <NeedLine limit={limit} use={use} isLoading={advice.status === 'loading'} />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );

  function isBelowUse(limit: PlanLimit) {
    return use !== undefined && planExcess(plan, use).some((excess) => excess.limit === limit);
  }

  function textOf(limit: number | 'unlimited') {
    return limit === 'unlimited' ? labels.unlimited : count(limit);
  }
}

function Limit({ text, isBelowUse }: { text: string; isBelowUse: boolean }) {
  const labels = useLabels(upgradeLabels);
  if (!isBelowUse) return text;
  return (
    <span className="cd-upgrade-short">
      <WarningIcon size={14} aria-hidden />
      {text}
      <VisuallyHidden> {labels.belowUsage}</VisuallyHidden>
    </span>
  );
}

interface NeedLineProps {
  limit: PlanLimit;
  use: PlanUse | undefined;
  isLoading: boolean;
}

/** What the account needs of it, in a line that is there from the start. */
function NeedLine({ limit, use, isLoading }: NeedLineProps) {
  const labels = useLabels(upgradeLabels);
  const { count } = useFormat();
  const used = use ? usedOf(use, limit) : null;
  return (
    <Text as="div" size="1" color="gray" className="cd-upgrade-need">
      {isLoading && <Skeleton width="72px" height="16px" />}
      {used !== null && textOf(used)}
    </Text>
  );

  function textOf(amount: number) {
    if (limit === 'maxOperators') return labels.haveUsers(amount, count(amount));
    return (limit === 'maxChannels' ? labels.needChannels : labels.recentConversations)(count(amount));
  }
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
