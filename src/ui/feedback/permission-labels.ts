import type { PermissionUse } from '../../model/entities/slack';
import { defineLabels } from '../theme/labels';

interface PermissionTexts extends Record<`${PermissionUse}${'Name' | 'Unlocks' | 'Without'}`, string> {
  /** `text` begins in lower case. */
  without(text: string): string;
  /** Who has the permission, after its scope. */
  byBot: string;
  byUser: string;
}

/** Each Slack permission's name, what it enables, and what stops working without it. */
export const permissionUseLabels = defineLabels<PermissionTexts>('permission-uses', {
  without: (text) => `Without this permission, ${text}`,
  byBot: 'for the bot',
  byUser: 'for the main user',
  createChannelsName: 'Create channels',
  createChannelsUnlocks: 'Create and rename channels for widgets.',
  createChannelsWithout: 'you can’t create or rename channels here.',
  slackCommandsName: 'Slack commands',
  slackCommandsUnlocks: 'Use commands in Slack, for example to turn the widget on or off.',
  slackCommandsWithout: 'the widget ignores commands in Slack.',
  listChannelsName: 'List channels',
  listChannelsUnlocks: 'Choose from your workspace’s channels.',
  listChannelsWithout: 'the channel list stays empty during setup.',
  joinChannelsName: 'Join channels',
  joinChannelsUnlocks: 'Let the bot join the channel you choose.',
  joinChannelsWithout: 'you can’t choose a channel for a widget.',
  sendMessagesName: 'Send messages',
  sendMessagesUnlocks: 'Receive visitors’ messages in the channel.',
  sendMessagesWithout: 'visitors’ messages don’t reach your team.',
  showVisitorNamesName: 'Show visitor names',
  showVisitorNamesUnlocks: 'Show the visitor’s name and avatar on messages.',
  showVisitorNamesWithout: 'every message appears under the bot’s name.',
  transcriptsName: 'Read chats',
  transcriptsUnlocks: 'Get transcripts by email and webhook.',
  transcriptsWithout: 'transcripts can’t be sent.',
  listTeamName: 'List bots and users',
  listTeamUnlocks: 'Choose bots and users for integrations.',
  listTeamWithout: 'you can’t add bots or users to a widget.',
  knowAgentsName: 'Match operators by email',
  knowAgentsUnlocks: 'Match operators in Slack with this account’s users.',
  knowAgentsWithout: 'operators can’t be matched by email.',
  createChannelsAsMainUserName: 'Create channels as the main user',
  createChannelsAsMainUserUnlocks: 'Create channels that belong to the main user instead of the bot.',
  createChannelsAsMainUserWithout: 'workspaces that don’t let bots create channels reject new ones.',
  sendAsMainUserName: 'Send as the main user',
  sendAsMainUserUnlocks: 'Send messages to the channel as the main user.',
  sendAsMainUserWithout: 'messages come only from the bot.',
});
