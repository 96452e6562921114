import type { UpgradeOffer, UpgradeProps } from '../../model/account/upgrade';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { ExternalLink, Link } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Heading } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { AdviceLine } from './advice-line';
import { ChangeList } from './change-list';
import { upgradeLabels, type UpgradeLabels } from './labels';
import { LoadingPlans } from './loading-plans';
import { Order } from './order';
import { PlanCard } from './plan-card';

/** The current plan next to the next one with more channels, and how to get it. */
export function Upgrade(props: UpgradeProps & ScreenProps<UpgradeLabels>) {
  const { offer, advice } = props;
  const labels = useLabels(upgradeLabels, props.labels);
  const { addresses } = useTheme();
  return (
    <ScreenRoot labelSet={upgradeLabels} part="upgrade" state={offer.status} {...props}>
      <PageHeader
        title={labels.title}
        context={offer.status === 'ready' ? labels.limit(offer.data.current.maxChannels) : undefined}
      />
      {offer.status === 'loading' && <LoadingPlans />}
      {offer.status === 'failed' && <ProblemCallout problem={offer.problem} onRetry={offer.onRetry} />}
      {offer.status === 'ready' && (
        <div className="cd-upgrade">
          {offer.problem && <StaleNotice problem={offer.problem} />}
          <Plans offer={offer.data} advice={advice} />
          {advice && <AdviceLine offer={offer.data} advice={advice} />}
          <Order {...props} offer={offer.data} />
          <p className="cd-upgrade-links">
            <Link to={{ name: 'dashboard' }}>{labels.back}</Link>
            {addresses.pricing !== '' && <ExternalLink href={addresses.pricing}>{labels.pricing}</ExternalLink>}
          </p>
        </div>
      )}
    </ScreenRoot>
  );
}

function Plans({ offer: { current, next }, advice }: Pick<UpgradeProps, 'advice'> & { offer: UpgradeOffer }) {
  const labels = useLabels(upgradeLabels);
  return (
    <>
      <div className="cd-upgrade-plans">
        <PlanCard plan={current} state="current" advice={advice} />
        {next && <PlanCard plan={next} state="next" advice={advice} />}
      </div>
      {next ? (
        <ChangeList current={current} next={next} />
      ) : (
        <Heading as="h2" size="3">
          {labels.noNextTitle}
        </Heading>
      )}
    </>
  );
}
