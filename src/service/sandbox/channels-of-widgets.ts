import type { TeamChannelRecord, WidgetRecord } from '../contract/records';

/** The channels of existing widgets, as their sandbox workspaces know them. */
export function channelsOfWidgets(widgets: readonly WidgetRecord[]): TeamChannelRecord[] {
  const channels = widgets
    .filter(({ slackTeamId, roomId }) => slackTeamId !== '' && roomId !== '')
    .map(({ slackTeamId: teamId, roomId: id, roomName: name, topic }) => ({ teamId, id, name, topic }));
  return [...new Map(channels.map((channel) => [`${channel.teamId} ${channel.id}`, channel])).values()];
}
