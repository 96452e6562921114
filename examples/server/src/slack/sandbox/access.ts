import { botScopes } from 'chatdeck/model';
import { hashToken, readSandboxCode, sandboxClientId, sandboxTeams } from 'chatdeck/service';
import { takeOnce } from '../../take-once';
import { sandboxSecret } from './app';
import { SlackRefusal, type SandboxStore } from './asked';
import { writeToken } from './tokens';

/** As long as a code of Slack is good. */
const codeMs = 10 * 60_000;

/** `oauth.v2.access`: a code for tokens, once among all processes. As Slack, it adds to what was granted before. */
export function createAccess({ attempts, teamGrants }: Pick<SandboxStore, 'attempts' | 'teamGrants'>) {
  async function useUp(code: string) {
    const now = new Date();
    const key = await hashToken(`sandbox-code ${code}`);
    if (!(await takeOnce(attempts, key, now, new Date(now.getTime() + codeMs))))
      throw new SlackRefusal('code_already_used');
  }

  return async (args: URLSearchParams) => {
    if (args.get('client_id') !== sandboxClientId) throw new SlackRefusal('invalid_client_id');
    if (args.get('client_secret') !== sandboxSecret) throw new SlackRefusal('bad_client_secret');
    const code = args.get('code') ?? '';
    const grant = readSandboxCode(code, args.get('redirect_uri') ?? '');
    if (!grant) throw new SlackRefusal('invalid_code');
    await useUp(code);

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
