import type { Plan, PlanFeature } from '../../model/entities/plan';
import { planChanges, type PlanChange } from '../../model/account/upgrade';
import { useFormat } from '../../ui/format/format';
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

/** One sentence per difference of the next plan, price first. */
export function ChangeList({ current, next }: ChangeListProps) {
  const labels = useLabels(upgradeLabels);
  const headingId = useId();
  const textOf = useChangeText();
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h2" size="3" id={headingId}>
        {labels.changes}
      </Heading>
      <ul className="cd-upgrade-changes">
        {planChanges(current, next).map((change) => (
          <li key={change.name}>{textOf(change)}</li>
        ))}
      </ul>
    </section>
  );
}

function useChangeText(): (change: PlanChange) => string {
  const labels = useLabels(upgradeLabels);
  const { locale } = useTheme();
  const { count } = useFormat();
  const { feature: featureNames } = useLabels(settingsLabels);
  const money = useMoney();
  const limit = (value: number | 'unlimited') => (value === 'unlimited' ? labels.unlimited : count(value));
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
      default:
        return labels[change.name]({ from: limit(change.from), to: limit(change.to) });
    }
  };
}
