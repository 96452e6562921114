import { slackHook, slackPurposes } from 'chatdeck/model';
import { sandboxAuthorizePath, sandboxClientId, sandboxPeople, sandboxTeams, writeSandboxCode } from 'chatdeck/service';
import type { Context, Hono } from 'hono';
import type { PageEnv } from '../../web/html-page';
import { authorizePage, problemPage, type Authorization } from './authorize-page';

/** The page on which Slack asks people what they grant, with a choice of who they are. */
export function authorizeRoutes(app: Hono<PageEnv>, appUrl: string | undefined): void {
  const baseOf = (c: Context) => appUrl ?? new URL(c.req.url).origin;

  app.get(sandboxAuthorizePath, (c) => {
    const authorization = read(new URL(c.req.url).searchParams, baseOf(c));
    if (typeof authorization === 'string') return problemPage(c, authorization);
    return authorizePage(c, authorization);
  });

  app.post(sandboxAuthorizePath, async (c) => {
    const sent = new URLSearchParams(await c.req.text());
    const authorization = read(sent, baseOf(c));
    if (typeof authorization === 'string') return problemPage(c, authorization);
    // The address holds the app's state, and in it a person's token.
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(returnOf(authorization, sent), 303);
  });
}

/** What is asked for; a sentence when it makes no sense. */
function read(params: URLSearchParams, baseUrl: string): Authorization | string {
  const [clientId, redirectUri, state] = ['client_id', 'redirect_uri', 'state'].map((name) => params.get(name) ?? '');
  if (clientId !== sandboxClientId) return 'The sandbox doesn’t know this app (invalid_client_id).';
  // Any other URL could belong to anyone.
  if (!slackPurposes.some((purpose) => redirectUri === slackHook(baseUrl, purpose))) {
    return 'This app can’t redirect to that URL (bad_redirect_uri).';
  }
  const listOf = (name: string) => (params.get(name) ?? '').split(',').filter(Boolean);
  return {
    redirectUri: redirectUri ?? '',
    state: state ?? '',
    botScopes: listOf('scope'),
    userScopes: listOf('user_scope'),
  };
}

/** Back to the app, with a code or a refusal. */
function returnOf({ redirectUri, state, botScopes, userScopes }: Authorization, sent: URLSearchParams): string {
  const url = new URL(redirectUri);
  const team = sandboxTeams.find(({ id }) => id === sent.get('team'));
  const person = sandboxPeople.find(({ id }) => id === sent.get('user'));
  if (sent.get('decision') === 'allow' && team && person) {
    const ticked = (name: string, asked: string[]) => asked.filter((scope) => sent.getAll(name).includes(scope));
    const granted = { botScopes: ticked('bot', botScopes), userScopes: ticked('person', userScopes) };
    url.searchParams.set(
      'code',
      writeSandboxCode({ teamId: team.id, userId: person.id, ...granted, returnUrl: redirectUri }),
    );
  } else {
    url.searchParams.set('error', 'access_denied');
  }
  url.searchParams.set('state', state);
  return url.href;
}
