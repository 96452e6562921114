import type { Channel } from './channel';
import type { ErrorCode } from '../core/editor';

export const maxChannelNameLength = 21;

/** What typing a channel name leaves in the field: Slack knows no capital letters. */
export function typedChannelName(text: string): string {
  return text.toLowerCase();
}

/** One rule for creating and renaming a channel; undefined when the name is good. */
export function checkChannelName(name: string): ErrorCode | undefined {
  if (name === '') return 'required';
  if (!/^[a-z0-9_-]+$/.test(name)) return 'invalidCharacters';
  return name.length > maxChannelNameLength ? 'tooLong' : undefined;
}

/** The channels of a workspace that a widget may use; everybody is in these two. */
export function channelChoices(channels: readonly Channel[]): Channel[] {
  return channels.filter(({ Name }) => Name !== 'general' && Name !== 'random');
}
