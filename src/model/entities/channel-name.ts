import * as z from 'zod/mini';
import type { Channel } from './channel';
import type { ErrorCode } from '../core/editor';
import { checkForm } from '../core/form';

export const maxChannelNameLength = 21;

/** A channel name as it appears while typing: Slack does not allow capital letters. */
export function typedChannelName(text: string): string {
  return text.toLowerCase();
}

/** The rule for both creating and renaming a channel. */
export const channelNameSchema = z.object({
  name: z
    .string()
    .check(
      z.minLength(1, 'required' satisfies ErrorCode),
      z.regex(/^[a-z0-9_-]+$/, 'invalidCharacters' satisfies ErrorCode),
      z.maxLength(maxChannelNameLength, 'tooLong' satisfies ErrorCode),
    ),
});

/** The channel name's error; undefined when it is valid. */
export function checkChannelName(name: string): ErrorCode | undefined {
  return checkForm(channelNameSchema, { name }).name;
}

/** The workspace channels a widget can use: all but these two, which everyone is in. */
export function channelChoices(channels: readonly Channel[]): Channel[] {
  return channels.filter(({ Name }) => Name !== 'general' && Name !== 'random');
}
