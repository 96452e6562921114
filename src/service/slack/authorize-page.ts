import type { Context } from 'hono';
import { permissionsOf, type Permission } from '../../model/entities/slack';
import { slackHook, type SlackPurpose } from '../../model/places/slack-authorize';
import type { ServiceContext } from '../http/context';

/** Slack’s permission page with the requested scopes, limited to those the product ever requests. */
export function authorizePage(
  c: Context,
  { teamChat, baseUrl }: ServiceContext,
  purpose: SlackPurpose,
  state: string,
): string {
  const url = new URL(teamChat.authorizeUrl, `${baseUrl(c)}/`);
  url.searchParams.set('client_id', teamChat.clientId);
  url.searchParams.set('scope', asked(c.req.query('scope'), 'bot'));
  url.searchParams.set('user_scope', asked(c.req.query('user_scope'), 'user'));
  url.searchParams.set('redirect_uri', slackHook(baseUrl(c), purpose));
  url.searchParams.set('state', state);
  return url.href;
}

function asked(scopes = '', holder: Permission['holder']): string {
  const known = permissionsOf({ requestChatWriteUserScope: true });
  return scopes
    .split(',')
    .filter((scope) => known.some((permission) => permission.scope === scope && permission.holder === holder))
    .join(',');
}
