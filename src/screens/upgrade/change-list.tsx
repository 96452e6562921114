import type { Plan, PlanFeature } from '../../model/entities/plan';
import { planChanges, type PlanChange } from '../../model/account/upgrade';
import { planLimits, type PlanLimit } from '../../model/entities/usage';
import { useLabels } from '../../ui/theme/labels';
import { Heading } from '../../ui/radix';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useId } from 'react';
import { upgradeLabels } from './labels';
import { useMoney } from '../../ui/format/money';

interface ChangeListProps {
  current: Plan;
  next: Plan;
}

/** The plans beside it show their limits. */
type Change = Exclude<PlanChange, { name: PlanLimit }>;

function isListed(change: PlanChange): change is Change {
  return !planLimits.some((limit) => limit === change.name);
}

/** One sentence per difference of the next plan that its card doesn’t show, price first. */
export function ChangeList({ current, next }: ChangeListProps) {
  const labels = useLabels(upgradeLabels);
  const headingId = useId();
  const textOf = useChangeText();
  const changes = planChanges(current, next).filter(isListed);
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h2" size="3" id={headingId}>
        {labels.changes}
      </Heading>
      <ul className="cd-upgrade-changes">
        {changes.map((change) => (
          <li key={change.name}>{textOf(change)}</li>
        ))}
      </ul>
    </section>
  );
}

function useChangeText(): (change: Change) => string {
  const labels = useLabels(upgradeLabels);
  const { locale } = useTheme();
  const { feature: featureNames } = useLabels(settingsLabels);
  const money = useMoney();
  const list = (features: readonly PlanFeature[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(features.map((name) => featureNames[name]));
  return (change) => {
    switch (change.name) {
      case 'price': {
        const { from, to } = change;
        const texts = { from: money(from), to: money(to), by: money(Math.abs(to - from)) };
        return to > from ? labels.priceRises(texts) : labels.priceFalls(texts);
      }
      case 'duration':
        return change.to === 'yearly' ? labels.nowYearly : labels.nowMonthly;
      case 'gained':
      case 'lost':
        return labels[change.name](list(change.features));
    }
  };
}
