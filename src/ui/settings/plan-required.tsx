import type { PlanFeature } from '../../model/entities/plan';
import { Link } from '../base/link';
import { NoticeCallout } from '../feedback/notice-callout';
import { UpgradeButton } from '../feedback/upgrade-button';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';

/** Says that the plan doesn't include a feature, with a link to the plans. */
export function PlanRequired({ feature }: { feature: PlanFeature }) {
  const labels = useLabels(settingsLabels);
  return (
    <div className="cd-plan-required">
      <NoticeCallout>
        {labels.planRequired(labels.feature[feature])} <Link to={{ name: 'account' }}>{labels.planLink}</Link>
      </NoticeCallout>
      <UpgradeButton />
    </div>
  );
}
