import type { TeamChannel, TeamMember } from 'chatdeck/service';

interface SlackChannel {
  id?: string | undefined;
  name?: string | undefined;
  topic?: { value?: string | undefined } | undefined;
}

interface SlackMember {
  id?: string | undefined;
  name?: string | undefined;
  is_bot?: boolean | undefined;
  profile?: { bot_id?: string | undefined } | undefined;
}

/** A channel of Slack's, or none when it has no id or name. */
export function channelOf({ id, name, topic }: SlackChannel): TeamChannel[] {
  return id && name ? [{ id, name, topic: topic?.value ?? '' }] : [];
}

/** A member of Slack's, or none when they have no id or name. */
export function memberOf({ id, name, is_bot: isBot, profile }: SlackMember): TeamMember[] {
  // Slack itself does not call its own bot one.
  const isBotUser = isBot === true || id === 'USLACKBOT';
  return id && name ? [{ id, name, isBot: isBotUser, botId: profile?.bot_id ?? '' }] : [];
}
