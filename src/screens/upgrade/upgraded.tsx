import { useLabels } from '../../ui/theme/labels';
import { Link } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { upgradeLabels, type UpgradeLabels } from './labels';

/** Says thank you for an upgrade, and where to go from here. */
export function Upgraded(props: ScreenProps<UpgradeLabels>) {
  const labels = useLabels(upgradeLabels, props.labels);
  return (
    <ScreenRoot labelSet={upgradeLabels} part="upgraded" state="ready" {...props}>
      <PageHeader title={labels.thanksTitle} />
      <div className="cd-upgrade">
        <NoticeCallout tone="success">{labels.thanks}</NoticeCallout>
        <p className="cd-upgrade-links">
          <Link to={{ name: 'dashboard' }}>{labels.toDashboard}</Link>
          <Link to={{ name: 'account' }}>{labels.toAccount}</Link>
        </p>
      </div>
    </ScreenRoot>
  );
}
