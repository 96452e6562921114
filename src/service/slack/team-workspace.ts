import { TeamChatError, type TeamChatErrorCode, type TeamWorkspace } from '../contract/ports';
import type { WidgetRecord } from '../contract/records';
import { Refusal, type RefusalParts } from '../base/refusal';
import { listed } from './scopes';
import type { Store } from '../contract/store';

/** The workspace a widget is connected to; rejects if there is none. */
export async function workspaceOf({ teamInstalls }: Store, widget: WidgetRecord): Promise<TeamWorkspace> {
  const { accountId, slackTeamId: teamId, botScope, scope } = widget;
  checkConnected(widget);
  const install = await teamInstalls.find(accountId, teamId);
  const keys = install && { bot: install.botKey, user: install.userKey };
  return { teamId, botScopes: listed(botScope), userScopes: listed(scope), keys };
}

export function checkConnected({ step, slackTeamId }: WidgetRecord): void {
  if (step === '1' || slackTeamId === '') throw refusalOf(new TeamChatError('not_connected'));
}

/** Turns the team chat’s rejection into a message for people. */
export async function asking<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof TeamChatError ? refusalOf(error) : error;
  }
}

const refusals: Record<Exclude<TeamChatErrorCode, 'missing_scope'>, RefusalParts> = {
  name_taken: [400, 'name_taken', 'A channel with this name already exists. Choose another name.'],
  invalid_name: [400, 'invalid_channel_name', 'Slack rejected this channel name. Choose another name.'],
  channel_not_found: [400, 'channel_not_found', 'Slack couldn’t find this channel. Choose another.'],
  is_archived: [400, 'is_archived', 'This channel is archived in Slack. Choose another.'],
  not_in_channel: [
    400,
    'not_in_channel',
    'Chatdeck isn’t in this Slack channel. In Slack, invite it to the channel first.',
  ],
  restricted_action: [
    400,
    'restricted_action',
    'This Slack workspace doesn’t allow this. Ask a workspace admin in Slack.',
  ],
  not_connected: [400, 'not_connected', 'This widget isn’t connected to Slack. Connect it first.'],
  too_many_channels: [
    400,
    'too_many',
    'This Slack workspace has reached its channel limit. Choose an existing channel.',
  ],
  invalid_code: [400, 'invalid_code', 'This Slack authorization expired. Connect Slack again.'],
  rate_limited: [429, 'rate_limited', 'Slack is getting too many requests. Wait a moment and try again.'],
  unavailable: [503, 'slack_unavailable', 'Slack isn’t responding. Try again.'],
};

function refusalOf(error: TeamChatError): Refusal {
  const { code, needed, retryAfter } = error;
  if (code === 'missing_scope') return new Refusal(400, code, missingScope(needed));
  const refusal = new Refusal(...refusals[code]);
  if (code === 'rate_limited' || code === 'unavailable') refusal.retryAfter = retryAfter ?? 5;
  if (code === 'unavailable') refusal.cause = error;
  return refusal;
}

function missingScope(needed: string | undefined): string {
  if (needed === undefined) return 'A Slack permission is missing. Approve it first.';
  return `The Slack permission ${needed} is missing. Approve it first.`;
}
