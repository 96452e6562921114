import type * as z from 'zod/mini';
import { entity, idSchema, isSameId, textField, type Id } from '../core/tolerant';

/** Response schema of a Slack channel. */
export const channelSchema = entity({ Id: idSchema, Name: textField, Topic: textField });
export type Channel = z.infer<typeof channelSchema>;

interface ChannelUser {
  id: Id;
  slackTeamId: string;
  /** Empty before a channel is chosen. */
  roomId: string;
}

/** The account's other widget that uses this channel of the widget's workspace. A channel can have only one widget. */
export function otherChannelUser<User extends ChannelUser>(
  { id, slackTeamId }: Omit<ChannelUser, 'roomId'>,
  channelId: Id,
  widgets: readonly User[],
): User | undefined {
  return widgets.find(
    (other) => isSameId(other.roomId, channelId) && other.slackTeamId === slackTeamId && !isSameId(other.id, id),
  );
}
