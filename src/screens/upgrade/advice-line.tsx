import type { UpgradeAdvice, UpgradeOffer, UpgradeProps } from '../../model/account/upgrade';
import { isSamePlan } from '../../model/account/plan-choice';
import { planExcess } from '../../model/account/plan-fit';
import { Link } from '../../ui/base/link';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { usePlanUsageTexts } from '../../ui/charts/plan-usage';
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
  const { yearSaves, unknown } = usePlanUsageTexts();
  return ({ use, need, best, annual, isAdmin }) => {
    return [fitText(), ...(annual ? [yearSaves(annual)] : []), ...unknown(use, isAdmin)];

    function fitText(): string {
      if (!best) return labels.noneFits;
      if (!next || isSamePlan(best, next)) return labels.nextFits(best.label);
      const nextFits = planExcess(next, need).length === 0;
      return nextFits ? labels.cheaperFits(best.label) : labels.otherFits(next.label, best.label);
    }
  };
}
