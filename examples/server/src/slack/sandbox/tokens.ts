import { isJsonObject } from 'chatdeck/model';
import type { TeamKeys, TeamWorkspace } from 'chatdeck/service';

/** Whose a token is and what it may. */
export interface SandboxToken {
  teamId: string;
  /** `bot`, or a person's id. */
  holder: string;
  scopes: readonly string[];
}

/** Its prefix says what it is for: `xoxb-…` for the bot, `xoxp-…` for a user. */
export function writeToken({ teamId, holder, scopes }: SandboxToken): string {
  const text = Buffer.from(JSON.stringify({ teamId, holder, scopes })).toString('base64url');
  return `${holder === 'bot' ? 'xoxb' : 'xoxp'}-${text}`;
}

export function readToken(token: string): SandboxToken | undefined {
  try {
    const [, text = ''] = /^xox[bp]-([\w-]+)$/.exec(token) ?? [];
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!isJsonObject(read)) return undefined;
    const { teamId, holder, scopes } = read;
    if (typeof teamId !== 'string' || typeof holder !== 'string' || !Array.isArray(scopes)) return undefined;
    return { teamId, holder, scopes: scopes.filter((scope) => typeof scope === 'string') };
  } catch {
    return undefined;
  }
}

/** Tokens of a workspace that was connected before the sandbox knew of it, as the demo's are. */
export function sandboxTokens({ teamId, botScopes, userScopes }: TeamWorkspace): TeamKeys {
  const tokenOf = (holder: string, scopes: readonly string[]) =>
    scopes.length > 0 ? writeToken({ teamId, holder, scopes }) : '';
  // With neither, Slack is to say what is missing.
  const bot =
    tokenOf('bot', botScopes) || (userScopes.length === 0 ? writeToken({ teamId, holder: 'bot', scopes: [] }) : '');
  return { bot, user: tokenOf('main', userScopes) };
}
