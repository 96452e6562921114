import { WebClient } from '@slack/web-api';
import { TeamChatError, type TeamChat, type TeamKeys, type TeamWorkspace } from 'chatdeck/service';
import { allPages } from './all-pages';
import { channelOf, memberOf } from './answers';
import { asked, asking } from './asking';
import { redeemCode } from './redeem';
import { createSealedKeys, type SealedKeys } from './sealed-keys';
import { silent } from './silent-logger';

export interface SlackOptions {
  clientId: string;
  clientSecret: string;
  /** Where people grant permissions; Slack's own page unless set. */
  authorizeUrl?: string | undefined;
  /** Where Slack's methods are, with a slash at the end; Slack's own unless set. */
  slackApiUrl?: string | undefined;
  /** Milliseconds that one call may take; 8 seconds unless set. */
  timeoutMs?: number | undefined;
  /** Tokens for a workspace that was never connected through this server, as the demo's. */
  tokensOfNone?: ((workspace: TeamWorkspace) => TeamKeys) | undefined;
  /** Hears of a list that was cut because Slack's pages had no end, or too many. */
  onIncomplete?: ((this: void, list: 'channels' | 'users', teamId: string) => void) | undefined;
}

const slackPage = 'https://slack.com/oauth/v2/authorize';

/** The service's team chat on Slack's Web API. */
export function createSlackTeamChat(options: SlackOptions): TeamChat {
  const { clientId, authorizeUrl = slackPage, slackApiUrl, timeoutMs = 8000, onIncomplete } = options;
  const sealed = createSealedKeys(options.clientSecret);
  const clientOf = (token?: string) =>
    new WebClient(token, {
      ...(slackApiUrl !== undefined && { slackApiUrl }),
      timeout: timeoutMs,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
      allowAbsoluteUrls: false,
      logger: silent,
    });

  /** As the main user where they granted it, so that channels are theirs (core platform, section 4); else as the bot. */
  function clientFor(workspace: TeamWorkspace, userScope?: string): WebClient {
    const { bot, user } = tokensOf(workspace, sealed, options);
    const asUser = userScope !== undefined && workspace.userScopes.includes(userScope) && user !== '';
    const token = asUser ? user : bot || user;
    if (token === '') throw new TeamChatError('not_connected');
    return clientOf(token);
  }

  return {
    authorizeUrl,
    clientId,
    redeem: (code, returnUrl) => asking(() => redeemCode({ ...options, clientOf, sealed }, code, returnUrl)),
    listChannels: (workspace) =>
      asking(async () => {
        const client = clientFor(workspace);
        const channels = await allPages(
          async (page) => {
            const { channels: rows, response_metadata } = await asked(() =>
              client.conversations.list({ ...page, types: 'public_channel', exclude_archived: true }),
            );
            return { rows: rows ?? [], cursor: response_metadata?.next_cursor };
          },
          () => onIncomplete?.('channels', workspace.teamId),
        );
        // Slack is asked to leave both out; a channel that was just archived may appear anyway.
        return channels.filter((row) => !row.is_archived && !row.is_private).flatMap(channelOf);
      }),
    createChannel: (workspace, name) =>
      asking(async () => {
        const client = clientFor(workspace, 'channels:write');
        const { channel } = await asked(() => client.conversations.create({ name }));
        return known(channelOf(channel ?? {}));
      }),
    joinChannel: (workspace, channel) =>
      asking(async () => {
        const client = clientFor(workspace);
        await asked(() => client.conversations.join({ channel }));
      }),
    renameChannel: (workspace, channel, name) =>
      asking(async () => {
        const client = clientFor(workspace, 'channels:write');
        const renamed = await asked(() => client.conversations.rename({ channel, name }));
        return known(channelOf(renamed.channel ?? {}));
      }),
    listUsers: (workspace) =>
      asking(async () => {
        const client = clientFor(workspace);
        const members = await allPages(
          async (page) => {
            const { members: rows, response_metadata } = await asked(() => client.users.list(page));
            return { rows: rows ?? [], cursor: response_metadata?.next_cursor };
          },
          () => onIncomplete?.('users', workspace.teamId),
        );
        return members.filter(({ deleted }) => !deleted).flatMap(memberOf);
      }),
  };
}

function tokensOf(workspace: TeamWorkspace, { open }: SealedKeys, { tokensOfNone }: SlackOptions): TeamKeys {
  const { keys } = workspace;
  if (!keys) return tokensOfNone?.(workspace) ?? { bot: '', user: '' };
  // A key that cannot be opened, after a change of the secret, is as good as none.
  return { bot: open(keys.bot) ?? '', user: open(keys.user) ?? '' };
}

function known<T>([first]: T[]): T {
  if (first === undefined) throw new TeamChatError('unavailable', { cause: new Error('Slack left the channel out') });
  return first;
}
