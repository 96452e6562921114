import { WebAPIPlatformError, WebAPIRateLimitedError } from '@slack/web-api';
import { TeamChatError, type TeamChatErrorCode } from 'chatdeck/service';

/** Slack's words for what the service knows. */
const codes = new Map<string, TeamChatErrorCode>(
  Object.entries({
    missing_scope: 'missing_scope',
    no_permission: 'missing_scope',
    not_allowed_token_type: 'missing_scope',
    name_taken: 'name_taken',
    channel_not_found: 'channel_not_found',
    method_not_supported_for_channel_type: 'channel_not_found',
    is_archived: 'is_archived',
    not_in_channel: 'not_in_channel',
    restricted_action: 'restricted_action',
    not_authorized: 'restricted_action',
    user_is_restricted: 'restricted_action',
    user_is_ultra_restricted: 'restricted_action',
    access_denied: 'restricted_action',
    ekm_access_denied: 'restricted_action',
    team_access_not_granted: 'restricted_action',
    accesslimited: 'restricted_action',
    too_many_convos_for_team: 'too_many_channels',
    not_authed: 'not_connected',
    invalid_auth: 'not_connected',
    account_inactive: 'not_connected',
    token_revoked: 'not_connected',
    token_expired: 'not_connected',
    org_login_required: 'not_connected',
    team_not_found: 'not_connected',
    invalid_code: 'invalid_code',
    code_already_used: 'invalid_code',
    code_expired: 'invalid_code',
    bad_redirect_uri: 'invalid_code',
    ratelimited: 'rate_limited',
    rate_limited: 'rate_limited',
  } as const),
);

/** Converts an error of Slack's client for the service; anything else is rethrown. */
export function toTeamChatError(error: unknown): unknown {
  if (error instanceof WebAPIRateLimitedError) {
    return new TeamChatError('rate_limited', { retryAfter: error.retryAfter });
  }
  if (error instanceof WebAPIPlatformError) {
    const { error: word } = error.data;
    const code = word.startsWith('invalid_name') ? 'invalid_name' : codes.get(word);
    if (code) return new TeamChatError(code, { needed: neededIn(error.data) });
  }
  // A misconfigured app, a fault of Slack's, no network, no answer in time.
  return new TeamChatError('unavailable', { cause: describe(error) });
}

function neededIn(data: object): string | undefined {
  return 'needed' in data && typeof data.needed === 'string' ? data.needed : undefined;
}

/** The word alone: an answer may hold tokens, and an answer that is no JSON is its own error. */
function describe(error: unknown): Error {
  if (error instanceof WebAPIPlatformError) {
    const { error: word } = error.data;
    return new Error(/^[\w.-]{1,80}$/.test(word) ? `Slack answered ${word}` : 'Slack answered what is no JSON');
  }
  return error instanceof Error ? error : new Error('not an error');
}
