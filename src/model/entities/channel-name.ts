import * as z from 'zod/mini';
import type { Channel } from './channel';
import type { ErrorCode } from '../core/editor';
import { checkForm } from '../core/form';

export const maxChannelNameLength = 21;

/** What typing a channel name leaves in the field: Slack knows no capital letters. */
export function typedChannelName(text: string): string {
  return text.toLowerCase();
}

/** One rule for creating and renaming a channel. */
export const channelNameSchema = z.object({
  name: z
    .string()
    .check(
      z.minLength(1, 'required' satisfies ErrorCode),
      z.regex(/^[a-z0-9_-]+$/, 'invalidCharacters' satisfies ErrorCode),
      z.maxLength(maxChannelNameLength, 'tooLong' satisfies ErrorCode),
    ),
});

/** What is wrong with the name of a channel; undefined when it is good. */
export function checkChannelName(name: string): ErrorCode | undefined {
  return checkForm(channelNameSchema, { name }).name;
}

/** The channels of a workspace that a widget may use; everybody is in these two. */
export function channelChoices(channels: readonly Channel[]): Channel[] {
  return channels.filter(({ Name }) => Name !== 'general' && Name !== 'random');
}
