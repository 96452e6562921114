import type { UpgradeAdvice, UpgradeOffer, UpgradeProps } from '../../model/account/upgrade';
import { isSamePlan } from '../../model/account/plan-choice';
import { planExcess } from '../../model/account/plan-fit';
import { Link } from '../../ui/base/link';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useFormat } from '../../ui/format/format';
import { useMoney } from '../../ui/format/money';
import { useLabels } from '../../ui/theme/labels';
import { Text } from '../../ui/radix';
import { upgradeLabels } from './labels';

interface AdviceLineProps {
  offer: UpgradeOffer;
  advice: NonNullable<UpgradeProps['advice']>;
}

/** Which plan fits what the account uses, and what paying by the year saves. */
export function AdviceLine({ offer, advice }: AdviceLineProps) {
  const labels = useLabels(upgradeLabels);
  const textsOf = useAdviceTexts(offer);
  switch (advice.status) {
    case 'loading':
      return (
        <SkeletonGroup>
          <Skeleton width="min(480px, 100%)" height="20px" />
        </SkeletonGroup>
      );
    case 'failed':
      return <ProblemCallout title={labels.adviceFailed} problem={advice.problem} onRetry={advice.onRetry} />;
    case 'ready':
      return (
        <Text as="p" size="2" className="cd-prose" data-chatdeck="plan-advice">
          {textsOf(advice.data).join(' ')} <Link to={{ name: 'account', section: 'plans' }}>{labels.comparePlans}</Link>
        </Text>
      );
  }
}

function useAdviceTexts({ next }: UpgradeOffer): (advice: UpgradeAdvice) => string[] {
  const labels = useLabels(upgradeLabels);
  const money = useMoney();
  const { count } = useFormat();
  return ({ use, best, annual, isAdmin }) => {
    const saving =
      next && annual
        ? [labels.annualSaves(next.label, money(annual.saving), annual.breakEvenMonths, count(annual.breakEvenMonths))]
        : [];
    return [
      fitText(),
      ...saving,
      ...(use.conversations === null ? [labels.conversationsUnknown] : []),
      ...(isAdmin && use.people === null ? [labels.usersUnknown] : []),
    ];

    function fitText(): string {
      if (!best) return labels.noneFits;
      if (!next || isSamePlan(best, next)) return labels.nextFits(best.label);
      const nextFits = planExcess(next, use).length === 0;
      return nextFits ? labels.cheaperFits(best.label) : labels.otherFits(next.label, best.label);
    }
  };
}
