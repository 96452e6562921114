import { useLabels } from '../../ui/theme/labels';
import { Link } from '../../ui/base/link';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { settingsLabels } from '../../ui/settings/settings-labels';

/** That the plan lacks the feature, above what is stored all the same (widget settings, section 6). */
export function PlanWarning() {
  const labels = useLabels(settingsLabels);
  return (
    <NoticeCallout>
      {labels.planRequired(labels.feature.operatingHours)} <Link to={{ name: 'account' }}>{labels.planLink}</Link>
    </NoticeCallout>
  );
}
