import { botScopes } from 'chatdeck/model';
import { readSandboxCode, sandboxClientId, sandboxTeams, type TeamGrantStore } from 'chatdeck/service';
import { sandboxSecret } from './app';
import { SlackRefusal } from './asked';
import { writeToken } from './tokens';

const remembered = 1000;

/** `oauth.v2.access`: a code for tokens, once. As Slack, it adds to what was granted before. */
export function createAccess({ teamGrants }: { teamGrants: TeamGrantStore }) {
  const used = new Set<string>();

  function useUp(code: string) {
    if (used.has(code)) throw new SlackRefusal('code_already_used');
    used.add(code);
    const [oldest] = used;
    if (used.size > remembered && oldest !== undefined) used.delete(oldest);
  }

  return async (args: URLSearchParams) => {
    if (args.get('client_id') !== sandboxClientId) throw new SlackRefusal('invalid_client_id');
    if (args.get('client_secret') !== sandboxSecret) throw new SlackRefusal('bad_client_secret');
    const code = args.get('code') ?? '';
    const grant = readSandboxCode(code, args.get('redirect_uri') ?? '');
    if (!grant) throw new SlackRefusal('invalid_code');
    useUp(code);

    const { teamId, userId } = grant;
    const team = { id: teamId, name: sandboxTeams.find(({ id }) => id === teamId)?.name ?? teamId };
    const tokenOf = async (holder: string, scopes: string[]) => {
      if (scopes.length === 0) return {};
      const all = await teamGrants.add(teamId, holder, [...alreadyGranted(teamId, holder), ...scopes]);
      return { access_token: writeToken({ teamId, holder, scopes: all }), scope: all.join(',') };
    };
    const bot = await tokenOf('bot', grant.botScopes);
    const person = { id: userId, ...(await tokenOf(userId, grant.userScopes)) };
    return { app_id: 'A0SANDBOX', token_type: 'bot', team, enterprise: null, authed_user: person, ...bot };
  };
}

/** The demo's workspaces were connected before. */
function alreadyGranted(teamId: string, holder: string): readonly string[] {
  const mainUserId = sandboxTeams.find(({ id }) => id === teamId)?.mainUserId ?? '';
  if (mainUserId === '') return [];
  if (holder === 'bot') return botScopes;
  return holder === mainUserId ? ['channels:write'] : [];
}
