import { promised } from '../base/promised';
import type { TeamChannelRecord } from '../contract/records';
import type { TeamChannelStore } from '../contract/team-channel-store';
import { copied } from './tables';

export function teamChannelKey({ teamId, id }: TeamChannelRecord): string {
  return `${teamId} ${id}`;
}

export function memoryTeamChannels(channels: Map<string, TeamChannelRecord>): TeamChannelStore {
  const channelsOf = (team: string) => [...channels.values()].filter(({ teamId }) => teamId === team);
  return {
    list: (teamId) => copied(channelsOf(teamId)),
    save: (teamId, make) =>
      promised(() => {
        const channel = make(structuredClone(channelsOf(teamId)));
        channels.set(teamChannelKey(channel), { ...channel });
        return { ...channel };
      }),
  };
}
