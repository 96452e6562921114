import type { UpgradedProps, UpgradedView } from '../../model/account/upgrade';
import { useLabels } from '../../ui/theme/labels';
import { Link, PlainLink, useHasScreen } from '../../ui/base/link';
import { Button } from '../../ui/radix';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useFormat } from '../../ui/format/format';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { upgradeLabels, type UpgradeLabels } from './labels';

/** Thanks the user for an upgrade, and shows where to go next. If nothing was upgraded, it shows the current plan. */
export function Upgraded(props: UpgradedProps & ScreenProps<UpgradeLabels>) {
  const { outcome } = props;
  const labels = useLabels(upgradeLabels, props.labels);
  const isThanks = outcome.status === 'ready' && outcome.data.isAdmin && outcome.data.status === 'upgraded';
  return (
    <ScreenRoot labelSet={upgradeLabels} part="upgraded" state={outcome.status} {...props}>
      <PageHeader title={isThanks ? labels.thanksTitle : labels.planTitle} />
      <div className="cd-upgrade">
        {outcome.status === 'loading' && (
          <SkeletonGroup>
            <Skeleton height="40px" />
          </SkeletonGroup>
        )}
        {outcome.status === 'failed' && <ProblemCallout problem={outcome.problem} onRetry={outcome.onRetry} />}
        {outcome.status === 'ready' && outcome.problem && <StaleNotice problem={outcome.problem} />}
        {outcome.status === 'ready' && <Outcome {...outcome.data} />}
      </div>
    </ScreenRoot>
  );
}

function Outcome({ status, plan, channels, isAdmin }: UpgradedView) {
  const labels = useLabels(upgradeLabels);
  const { count } = useFormat();
  const hasScreen = useHasScreen();
  const isUpgraded = status === 'upgraded';
  const text = isUpgraded ? labels.thanks(plan, channels, count(channels)) : labels.notUpgraded(plan);
  return (
    <>
      <NoticeCallout tone={isAdmin && isUpgraded ? 'success' : undefined}>
        {isAdmin ? text : labels.planOfAccount(plan)}
      </NoticeCallout>
      <p className="cd-upgrade-links">
        {hasScreen({ name: 'dashboard' }) && (
          <Button asChild>
            <PlainLink to={{ name: 'dashboard' }}>{labels.toDashboard}</PlainLink>
          </Button>
        )}
        {isAdmin && isUpgraded && <Link to={{ name: 'account' }}>{labels.toAccount}</Link>}
        {isAdmin && !isUpgraded && <Link to={{ name: 'account', section: 'plans' }}>{labels.toPlans}</Link>}
      </p>
    </>
  );
}
