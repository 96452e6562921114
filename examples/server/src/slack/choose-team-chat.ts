import { sandboxAuthorizePath, sandboxClientId, type Store, type TeamChat } from 'chatdeck/service';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { SlackConfig } from '../config';
import { createSandbox, sandboxApiPath, sandboxSecret, sandboxTokens } from './sandbox';
import { createSlackTeamChat, type SlackOptions } from './team-chat';

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
  log?: Pick<Logger, 'warn'> | undefined;
}

/** Slack itself if the product's app is configured, otherwise our sandbox with the same interface. */
export function chooseTeamChat({ slack, store, url, appUrl, log }: TeamChatOptions): ChosenTeamChat {
  const onIncomplete = oncePerList((list, teamId) => log?.warn({ list, teamId }, 'a list from Slack is incomplete'));
  if (slack) {
    const { clientId, clientSecret } = slack;
    const at = { authorizeUrl: `${slack.url}/oauth/v2/authorize`, slackApiUrl: `${slack.url}/api/` };
    return { teamChat: createSlackTeamChat({ clientId, clientSecret, ...at, onIncomplete }), pages: undefined };
  }
  const teamChat = createSlackTeamChat({
    clientId: sandboxClientId,
    clientSecret: sandboxSecret,
    authorizeUrl: sandboxAuthorizePath,
    slackApiUrl: `${url}${sandboxApiPath}`,
    tokensOfNone: sandboxTokens,
    onIncomplete,
  });
  return { teamChat, pages: createSandbox({ store, appUrl }) };
}

/** Each list of a workspace is logged once: a page may ask for it again and again. */
function oncePerList(write: NonNullable<SlackOptions['onIncomplete']>): typeof write {
  const written = new Set<string>();
  return (list, teamId) => {
    const key = `${list} ${teamId}`;
    if (written.has(key)) return;
    written.add(key);
    write(list, teamId);
  };
}
