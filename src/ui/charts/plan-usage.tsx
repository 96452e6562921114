import type { Loadable } from '../../model/core/loadable';
import type { Plan } from '../../model/entities/plan';
import { planLimit, type PlanLimit } from '../../model/entities/usage';
import { planExcess, usedOf, type AnnualBilling, type PlanUse } from '../../model/account/plan-fit';
import { WarningIcon } from '../base/icons';
import { Skeleton } from '../base/skeleton';
import { Text } from '../base/text';
import { VisuallyHidden } from '../base/visually-hidden';
import { useFormat } from '../format/format';
import { useMoney } from '../format/money';
import { useLabels } from '../theme/labels';
import { usageLabels } from './usage-bar';

interface PlanLimitValueProps {
  plan: Plan;
  limit: PlanLimit;
  /** What the account needs; undefined if that is unknown. */
  need: PlanUse | undefined;
}

/** A plan's limit, marked if the account needs more. */
export function PlanLimitValue({ plan, limit, need }: PlanLimitValueProps) {
  const labels = useLabels(usageLabels);
  const { count } = useFormat();
  const included = planLimit(plan, limit);
  const text = included === 'unlimited' ? labels.noLimit : count(included);
  const isBelow = need !== undefined && planExcess(plan, need).some((excess) => excess.limit === limit);
  if (!isBelow) return text;
  return (
    <span className="cd-plan-below">
      <WarningIcon size={14} aria-hidden />
      {text}
      <VisuallyHidden> {labels.belowNeed}</VisuallyHidden>
    </span>
  );
}

interface UsedLineProps {
  limit: PlanLimit;
  use: Loadable<PlanUse>;
}

/** What the account uses of a limit, in a line that is there from the start. */
export function UsedLine({ limit, use }: UsedLineProps) {
  const labels = useLabels(usageLabels);
  const { count } = useFormat();
  const used = use.status === 'ready' ? usedOf(use.data, limit) : null;
  return (
    <Text as="div" size="1" color="gray" className="cd-plan-used">
      {use.status === 'loading' && <Skeleton width="72px" height="16px" />}
      {used !== null && textOf(used)}
    </Text>
  );

  function textOf(amount: number): string {
    if (limit === 'maxOperators') return labels.haveUsers(amount, count(amount));
    return labels[limit === 'maxChannels' ? 'haveChannels' : 'recently'](count(amount));
  }
}

/** What annual billing saves, and what couldn't be considered. */
export function usePlanUsageTexts() {
  const labels = useLabels(usageLabels);
  const money = useMoney();
  const { count } = useFormat();
  return {
    yearSaves: ({ saving, breakEvenMonths }: AnnualBilling) =>
      labels.yearSaves(money(saving), breakEvenMonths, count(breakEvenMonths)),
    /** Only admins can load the users. */
    unknown: ({ conversations, people }: PlanUse, isAdmin: boolean) => [
      ...(conversations === null ? [labels.conversationsUnknown] : []),
      ...(isAdmin && people === null ? [labels.usersUnknown] : []),
    ],
  };
}
