import type { ChannelChoice, SetupProps } from '../../model/setup/setup';
import { usePages } from '../../ui/data-table/use-pages';
import { useLabels } from '../../ui/theme/labels';
import { Link, useHasScreen } from '../../ui/base/link';
import { useFormat } from '../../ui/format/format';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Text } from '../../ui/radix';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { ChannelForm } from './channel-form';
import { ConnectAgain } from './connect-again';
import { setupLabels } from './labels';

type ChannelPickerProps = Pick<SetupProps, 'channels' | 'onChannelsRefresh' | 'pick' | 'slackUrl'>;

/** The workspace's channels, or why there are none to choose from. */
export function ChannelPicker({ channels, onChannelsRefresh, pick, slackUrl }: ChannelPickerProps) {
  const labels = useLabels(setupLabels);
  const format = useFormat();
  if (channels.status === 'loading') {
    return (
      <SkeletonGroup className="cd-setup-form">
        <Skeleton height="200px" width="320px" />
        <Skeleton height="40px" width="160px" />
      </SkeletonGroup>
    );
  }
  if (channels.status === 'failed') {
    return (
      <ProblemCallout title={labels.channelsFailed} problem={channels.problem} onRetry={channels.onRetry}>
        <ConnectAgain problem={channels.problem} slackUrl={slackUrl} use="listChannels" />
      </ProblemCallout>
    );
  }
  const { choices, unreadable } = channels.data;
  return (
    <>
      {channels.problem && <StaleNotice problem={channels.problem} />}
      {choices.every(({ usedBy }) => usedBy) && (
        <NoticeCallout>{choices.length === 0 ? labels.noChannels : labels.noFreeChannels}</NoticeCallout>
      )}
      <ChannelForm
        choices={choices}
        pick={pick}
        isRefreshing={channels.isRefreshing ?? false}
        onRefresh={onChannelsRefresh}
        slackUrl={slackUrl}
      />
      {unreadable > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.unreadableChannels(unreadable, format.count(unreadable))}
        </Text>
      )}
      <UsedChannels choices={choices} />
      <WhyMissing />
    </>
  );
}

/** The longest list of used channels that is shown expanded. */
const maxOpen = 5;

/** The channels that other widgets use, each with a link to its widget, because options can't contain links. */
function UsedChannels({ choices }: { choices: readonly ChannelChoice[] }) {
  const labels = useLabels(setupLabels);
  const format = useFormat();
  const nameOf = useMarkedWidgetName();
  const hasScreen = useHasScreen();
  const used = choices.flatMap(({ id, name, usedBy }) => (usedBy ? [{ id, name, usedBy }] : []));
  const { shown, pager } = usePages(used);
  if (used.length === 0) return null;
  return (
    <details className="cd-details" data-chatdeck="used-channels" open={used.length <= maxOpen}>
      <summary>{labels.usedChannels(format.count(used.length))}</summary>
      <ul>
        {shown.map(({ id, name, usedBy }) => {
          const to = { name: 'settings', widgetId: usedBy.id, tab: 'behavior' } as const;
          const text = labels.usedBy(nameOf(usedBy));
          return (
            <li key={id}>
              <bdi>#{name}</bdi> · {hasScreen(to) ? <Link to={to}>{text}</Link> : text}
            </li>
          );
        })}
      </ul>
      {pager}
    </details>
  );
}

/** Why a channel may be missing from the list. */
function WhyMissing() {
  const labels = useLabels(setupLabels);
  const reasons = [labels.missingPrivate, labels.missingArchived, labels.missingGeneral, labels.missingNew];
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
