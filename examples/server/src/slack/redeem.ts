import { WebAPIPlatformError, type WebClient } from '@slack/web-api';
import { TeamChatError, type TeamGrant } from 'chatdeck/service';
import { asked } from './asking';
import type { SealedKeys } from './sealed-keys';

interface RedeemOptions {
  clientId: string;
  clientSecret: string;
  sealed: SealedKeys;
  clientOf(token?: string): WebClient;
}

/** Exchanges a code for tokens, then learns whose they are. */
export async function redeemCode(options: RedeemOptions, code: string, returnUrl: string): Promise<TeamGrant> {
  const { clientId, clientSecret, sealed, clientOf } = options;
  const app = { client_id: clientId, client_secret: clientSecret };
  const granted = await asked(() => clientOf().oauth.v2.access({ ...app, code, redirect_uri: returnUrl }));
  const { access_token: bot = '', scope = '', team, authed_user: person } = granted;
  const { access_token: user = '' } = person ?? {};
  // An organization-wide installation names no workspace.
  if (!team?.id || !person?.id) throw new TeamChatError('not_connected');

  // The user's token knows who they are, even if the bot may not read profiles.
  const { url = '', user: handle = '' } = await asked(() => clientOf(user || bot).auth.test());
  const { name, email } = await profileOf(clientOf(bot || user), person.id);
  return {
    teamId: team.id,
    teamUrl: /^https:\/\//.test(url) ? url : '',
    userId: person.id,
    userName: name || (user === '' ? '' : handle),
    email,
    botScopes: scopesIn(bot === '' ? '' : scope),
    userScopes: scopesIn(person.scope ?? ''),
    keys: { bot: sealed.seal(bot), user: sealed.seal(user) },
  };
}

/** Empty where the permission for it was not granted. */
async function profileOf(client: WebClient, user: string): Promise<{ name: string; email: string }> {
  try {
    const { user: person } = await asked(() => client.users.info({ user }));
    const { profile, real_name: realName, name } = person ?? {};
    return { name: profile?.real_name || realName || name || '', email: profile?.email ?? '' };
  } catch (error) {
    if (error instanceof WebAPIPlatformError && error.data.error === 'missing_scope') return { name: '', email: '' };
    throw error;
  }
}

function scopesIn(scopes: string): string[] {
  return scopes.split(',').filter(Boolean);
}
