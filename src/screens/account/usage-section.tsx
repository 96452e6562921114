import type { AccountProps, AccountView } from '../../model/account/account-page';
import { planLimit } from '../../model/entities/usage';
import { useLabels } from '../../ui/theme/labels';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { UsageBar } from '../../ui/charts/usage-bar';
import { AccountSection } from './account-section';
import { accountLabels } from './labels';

interface UsageSectionProps extends Pick<AccountProps, 'conversations'> {
  account: AccountView;
}

/** How much of the plan is used. The channels are known with the person; the conversations are counted beside. */
export function UsageSection({ account, conversations }: UsageSectionProps) {
  const labels = useLabels(accountLabels);
  const { plan, channels, isOverQuota, quotaReason } = account;
  return (
    <AccountSection name="usage" title={labels.usage} help={labels.usageHelp}>
      {isOverQuota && <ErrorCallout>{quotaReason || labels.overQuota}</ErrorCallout>}
      <Conversations plan={plan} conversations={conversations} />
      <UsageBar label={labels.channels} used={channels} limit={planLimit(plan, 'maxChannels')} />
    </AccountSection>
  );
}

interface ConversationsProps extends Pick<AccountProps, 'conversations'> {
  plan: AccountView['plan'];
}

function Conversations({ plan, conversations }: ConversationsProps) {
  const labels = useLabels(accountLabels);
  if (conversations.status === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton height="30px" />
      </SkeletonGroup>
    );
  }
  if (conversations.status === 'failed') {
    const { problem, onRetry } = conversations;
    return <ProblemCallout title={labels.conversationsFailed} problem={problem} onRetry={onRetry} />;
  }
  return (
    <>
      {conversations.problem && <StaleNotice problem={conversations.problem} />}
      <UsageBar
        label={labels.conversationsThisMonth}
        used={conversations.data}
        limit={planLimit(plan, 'convosPerMonth')}
      />
    </>
  );
}
