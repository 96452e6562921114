import type { Widget } from './widget';

/** Scopes the bot requests. */
export const botScopes = [
  'channels:manage',
  'commands',
  'channels:read',
  'channels:join',
  'chat:write',
  'chat:write.customize',
  'channels:history',
  'users:read',
  'users:read.email',
] as const;

/** What a permission allows. The screen's labels have the text. */
export type PermissionUse =
  | 'createChannels'
  | 'slackCommands'
  | 'listChannels'
  | 'joinChannels'
  | 'sendMessages'
  | 'showVisitorNames'
  | 'transcripts'
  | 'listTeam'
  | 'knowAgents'
  | 'createChannelsAsMainUser'
  | 'sendAsMainUser';

export interface Permission {
  scope: string;
  /** Granted to the bot, or by the main user for themselves. */
  holder: 'bot' | 'user';
  use: PermissionUse;
}

const botUses: Record<(typeof botScopes)[number], PermissionUse> = {
  'channels:manage': 'createChannels',
  commands: 'slackCommands',
  'channels:read': 'listChannels',
  'channels:join': 'joinChannels',
  'chat:write': 'sendMessages',
  'chat:write.customize': 'showVisitorNames',
  'channels:history': 'transcripts',
  'users:read': 'listTeam',
  'users:read.email': 'knowAgents',
};

type GrantedScopes = Pick<Widget, 'Scope' | 'BotScope' | 'OauthV1' | 'oauthV1'>;

/** Every permission a widget needs. */
export function permissionsOf(widget: Pick<Widget, 'requestChatWriteUserScope'>): Permission[] {
  const user: Permission[] = [{ scope: 'channels:write', holder: 'user', use: 'createChannelsAsMainUser' }];
  if (widget.requestChatWriteUserScope) user.push({ scope: 'chat:write', holder: 'user', use: 'sendAsMainUser' });
  return [...botScopes.map((scope): Permission => ({ scope, holder: 'bot', use: botUses[scope] })), ...user];
}

const all = permissionsOf({ requestChatWriteUserScope: true });

/** The permission that allows it. */
export function permissionOf(use: PermissionUse): Permission {
  const [permission] = all.filter((each) => each.use === use);
  if (!permission) throw new Error(`No permission allows ${use}.`);
  return permission;
}

/** Whether `Scope` or `BotScope` contains a scope: anywhere in the text, or as a separate entry for OauthV1 widgets. */
export function holdsScope(widget: GrantedScopes, scope: string): boolean {
  return isListed(widget, widget.Scope, scope) || isListed(widget, widget.BotScope, scope);
}

/** Like `holdsScope`, but a user permission must be granted by the user; the bot's own grant does not count. */
export function holdsPermission(widget: GrantedScopes, { scope, holder }: Permission): boolean {
  return holder === 'bot' ? holdsScope(widget, scope) : isListed(widget, widget.Scope, scope);
}

/** Transcripts need one of two permissions. */
export function canSendTranscripts(widget: GrantedScopes): boolean {
  return holdsScope(widget, 'client') || holdsScope(widget, 'channels:history');
}

function isListed({ OauthV1, oauthV1 }: GrantedScopes, scopes: string, scope: string): boolean {
  if (!(OauthV1 ?? oauthV1)) return scopes.includes(scope);
  return scopes.split(',').some((entry) => entry.trim() === scope);
}
