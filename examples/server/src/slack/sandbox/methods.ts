import { createSandboxTeamChat, TeamChatError } from 'chatdeck/service';
import type { Context, Env, Hono } from 'hono';
import { createAccess } from './access';
import { SlackRefusal, type Asked, type SandboxStore } from './asked';
import { createChannel, joinChannel, listChannels, renameChannel } from './channel-methods';
import { authTest, listUsers, userInfo } from './people-methods';
import { readToken, type SandboxToken } from './tokens';

/** A method of Slack's Web API that needs a token. */
interface Method {
  /** Any of them will do; none are needed when empty. */
  scopes: string[];
  answer(asked: Asked): Promise<object> | object;
}

const methods: Record<string, Method> = {
  'auth.test': { scopes: [], answer: authTest },
  'conversations.list': { scopes: ['channels:read', 'client'], answer: listChannels },
  'conversations.create': { scopes: ['channels:manage', 'channels:write', 'client'], answer: createChannel },
  'conversations.join': { scopes: ['channels:join', 'channels:write', 'client'], answer: joinChannel },
  'conversations.rename': { scopes: ['channels:manage', 'channels:write', 'client'], answer: renameChannel },
  'users.list': { scopes: ['users:read', 'client'], answer: listUsers },
  'users.info': { scopes: ['users:read', 'client'], answer: userInfo },
};

/** Slack's methods, under their names. As Slack, they answer 200 whatever happens, and say in `ok` how it went. */
export function methodRoutes<E extends Env>(app: Hono<E>, path: string, store: SandboxStore): void {
  const chat = createSandboxTeamChat(store);
  const access = createAccess(store);

  app.post(`${path}:method{[\\w.]+}`, async (c) => {
    const args = new URLSearchParams(await c.req.text());
    const name = c.req.param('method') ?? '';
    c.header('Cache-Control', 'no-store');
    try {
      if (name === 'oauth.v2.access') return c.json({ ok: true, ...(await access(args)) });
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method) throw new SlackRefusal('unknown_method');
      const token = tokenOf(c, args);
      checkScopes(method, token);
      c.header('X-OAuth-Scopes', token.scopes.join(','));
      c.header('X-Accepted-OAuth-Scopes', method.scopes.join(','));
      return c.json({ ok: true, ...(await method.answer({ token, args, chat })) });
    } catch (error) {
      return c.json({ ok: false, ...answerOf(error) });
    }
  });
}

function tokenOf(c: Context, args: URLSearchParams): SandboxToken {
  const written = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? args.get('token');
  if (!written) throw new SlackRefusal('not_authed');
  const token = readToken(written);
  if (!token) throw new SlackRefusal('invalid_auth');
  return token;
}

function checkScopes({ scopes }: Method, token: SandboxToken): void {
  if (scopes.length === 0 || scopes.some((scope) => token.scopes.includes(scope))) return;
  const [ofBot = '', ofUser = ofBot] = scopes;
  const needed = token.holder === 'bot' || ofUser === 'client' ? ofBot : ofUser;
  throw new SlackRefusal('missing_scope', { needed, provided: token.scopes.join(',') });
}

function answerOf(error: unknown): { error: string } {
  if (error instanceof SlackRefusal) return error.answer;
  if (!(error instanceof TeamChatError)) throw error;
  return { error: error.code === 'too_many_channels' ? 'too_many_convos_for_team' : error.code };
}
