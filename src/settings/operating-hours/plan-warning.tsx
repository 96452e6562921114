import { useLabels } from '../../ui/labels';
import { Link } from '../../ui/link';
import { NoticeCallout } from '../../ui/notice-callout';
import { settingsLabels } from '../../ui/settings-labels';

/** That the plan lacks the feature, above what is stored all the same (widget settings, section 6). */
export function PlanWarning() {
  const labels = useLabels(settingsLabels);
  return (
    <NoticeCallout>
      {labels.planRequired(labels.feature.operatingHours)} <Link to={{ name: 'account' }}>{labels.planLink}</Link>
    </NoticeCallout>
  );
}
