import type { Loadable } from '../../model/core/loadable';
import type { LiveSince } from '../../model/settings/install/live-since';
import { TextSkeleton } from '../../ui/base/skeleton';
import { StatusDot } from '../../ui/base/status-dot';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { installLabels } from './labels';

/** Whether the code works on a site, as its chats tell. Nothing if they couldn't be counted. */
export function LiveLine({ live }: { live: Loadable<LiveSince> }) {
  const labels = useLabels(installLabels);
  const dates = useDates();
  const format = useFormat();
  if (live.status === 'failed') return null;
  if (live.status === 'loading') {
    return (
      <Text as="p" size="2" className="cd-live-line">
        <TextSkeleton like={`${labels.liveLonger} ${labels.chatsSoFar(format.count(1000))}`} />
      </Text>
    );
  }
  const { data } = live;
  const isLive = data.kind !== 'noChats';
  return (
    <Text as="p" size="2" color="gray" className="cd-live-line">
      <StatusDot state={isLive ? 'online' : 'unfinished'} />
      <span>
        {data.kind === 'noChats' && labels.liveNoChats}
        {data.kind === 'since' && labels.liveSince(dates.day(data.at))}
        {data.kind === 'longer' && labels.liveLonger} {isLive && labels.chatsSoFar(format.count(data.chats))}
      </span>
    </Text>
  );
}
