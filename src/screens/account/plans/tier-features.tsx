import { planFeatures, planIncludes, type Plan } from '../../../model/entities/plan';
import { planLimit, planLimits, type PlanLimit } from '../../../model/entities/usage';
import { useFormat } from '../../../ui/format/format';
import { CheckIcon, CloseIcon } from '../../../ui/base/icons';
import { useLabels } from '../../../ui/theme/labels';
import { VisuallyHidden } from '../../../ui/radix';
import { settingsLabels } from '../../../ui/settings/settings-labels';
import { accountLabels } from '../labels';

/** A plan's limits in words, and every feature with whether it is included. */
export function TierFeatures({ plan }: { plan: Plan }) {
  const labels = useLabels(accountLabels);
  const { count } = useFormat();
  const { feature: featureNames } = useLabels(settingsLabels);
  return (
    <>
      <ul className="cd-tier-limits">
        {planLimits.map((limit) => (
          <li key={limit}>{limitText(limit)}</li>
        ))}
      </ul>
      <ul className="cd-tier-features" aria-label={labels.features}>
        {planFeatures.map((feature) => {
          const isIncluded = planIncludes(plan, feature);
          const Icon = isIncluded ? CheckIcon : CloseIcon;
          return (
            <li key={feature} data-state={isIncluded ? 'included' : 'missing'}>
              <Icon size={14} aria-hidden />
              <span>
                {!isIncluded && <VisuallyHidden>{labels.notIncluded} </VisuallyHidden>}
                {featureNames[feature]}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );

  function limitText(limit: PlanLimit): string {
    const value = planLimit(plan, limit);
    return value === 'unlimited' ? labels.unlimitedOperators : labels[limit](value, count(value));
  }
}
