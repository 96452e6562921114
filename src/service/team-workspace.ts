import { TeamChatError, type TeamWorkspace } from './ports';
import type { WidgetRecord } from './records';
import { Refusal } from './refusal';

/** The workspace that a widget is connected to; refused while there is none. */
export function workspaceOf({ step, slackTeamId, scope, botScope }: WidgetRecord): TeamWorkspace {
  if (step === '1' || slackTeamId === '') throw refusals.not_connected();
  return { teamId: slackTeamId, botScopes: listed(botScope), userScopes: listed(scope) };
}

/** Says for people what the team chat refused. */
export async function asking<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TeamChatError ? refusals[error.code]() : error;
  }
}

const refusals = {
  missing_scope: () => new Refusal(400, 'missing_scope', 'A Slack permission is missing. Please grant it first.'),
  name_taken: () => new Refusal(400, 'name_taken', 'There is a channel of this name already.'),
  channel_not_found: () => new Refusal(400, 'channel_not_found', 'Slack has no such channel.'),
  not_connected: () => new Refusal(400, 'not_connected', 'This widget is not connected to Slack.'),
};

function listed(scopes: string): string[] {
  return scopes
    .split(',')
    .map((scope) => scope.trim())
    .filter((scope) => scope !== '');
}
