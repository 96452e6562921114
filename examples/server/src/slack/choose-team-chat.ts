import { sandboxAuthorizePath, sandboxClientId, type Store, type TeamChat } from 'chatdeck/service';
import type { Hono } from 'hono';
import type { SlackConfig } from '../config';
import { createSandbox, sandboxApiPath, sandboxSecret, sandboxTokens } from './sandbox';
import { createSlackTeamChat } from './team-chat';

interface ChosenTeamChat {
  teamChat: TeamChat;
  /** The sandbox's pages and methods; undefined when Slack itself is asked. */
  pages: Hono | undefined;
}

interface TeamChatOptions {
  slack: SlackConfig | undefined;
  store: Store;
  /** Where this server reaches itself. */
  url: string;
  /** Where people reach this server, if it is known. */
  appUrl?: string | undefined;
}

/** Slack itself if the product's app is configured, otherwise our sandbox with the same interface. */
export function chooseTeamChat({ slack, store, url, appUrl }: TeamChatOptions): ChosenTeamChat {
  if (slack) {
    const { clientId, clientSecret } = slack;
    const at = { authorizeUrl: `${slack.url}/oauth/v2/authorize`, slackApiUrl: `${slack.url}/api/` };
    return { teamChat: createSlackTeamChat({ clientId, clientSecret, ...at }), pages: undefined };
  }
  const teamChat = createSlackTeamChat({
    clientId: sandboxClientId,
    clientSecret: sandboxSecret,
    authorizeUrl: sandboxAuthorizePath,
    slackApiUrl: `${url}${sandboxApiPath}`,
    tokensOfNone: sandboxTokens,
  });
  return { teamChat, pages: createSandbox({ store, appUrl }) };
}
