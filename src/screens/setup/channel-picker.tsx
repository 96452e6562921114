import type { SetupProps } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { useFormat } from '../../ui/format/format';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Text } from '../../ui/radix';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { ChannelForm } from './channel-form';
import { ConnectAgain } from './connect-again';
import { setupLabels } from './labels';

type ChannelPickerProps = Pick<SetupProps, 'channels' | 'onChannelsRefresh' | 'pick' | 'slackUrl'>;

/** The channels of the workspace, or why there are none to choose from. */
export function ChannelPicker({ channels, onChannelsRefresh, pick, slackUrl }: ChannelPickerProps) {
  const labels = useLabels(setupLabels);
  const format = useFormat();
  if (channels.status === 'loading') {
    return (
      <SkeletonGroup className="cd-setup-form">
        <Skeleton height="60px" width="320px" />
        <Skeleton height="40px" width="160px" />
      </SkeletonGroup>
    );
  }
  if (channels.status === 'failed') {
    return (
      <ProblemCallout title={labels.channelsFailed} problem={channels.problem} onRetry={channels.onRetry}>
        <ConnectAgain problem={channels.problem} slackUrl={slackUrl} />
      </ProblemCallout>
    );
  }
  const { choices, unreadable } = channels.data;
  return (
    <>
      {channels.problem && <StaleNotice problem={channels.problem} />}
      {choices.length === 0 && <NoticeCallout>{labels.noChannels}</NoticeCallout>}
      <ChannelForm
        choices={choices}
        pick={pick}
        isRefreshing={channels.isRefreshing ?? false}
        onRefresh={onChannelsRefresh}
        slackUrl={slackUrl}
      />
      {unreadable > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.unreadableChannels(format.count(unreadable))}
        </Text>
      )}
      <WhyMissing />
    </>
  );
}

/** Why a channel of the workspace may not be in the list. */
function WhyMissing() {
  const labels = useLabels(setupLabels);
  const reasons = [labels.missingPrivate, labels.missingArchived, labels.missingEverybody, labels.missingNew];
  return (
    <details className="cd-details" data-chatdeck="why-missing">
      <summary>{labels.whyMissing}</summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
