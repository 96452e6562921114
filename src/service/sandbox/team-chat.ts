import { TeamChatError, type TeamChannel, type TeamChat, type TeamMember, type TeamWorkspace } from '../contract/ports';
import { promised } from '../base/promised';
import { randomText } from '../../model/core/random-text';
import {
  readSandboxCode,
  sandboxAuthorizePath,
  sandboxClientId,
  sandboxEmail,
  sandboxPeople,
  sandboxTeamUrl,
} from './oauth';
import type { TeamChannelStore } from '../contract/team-channel-store';

/** Every workspace starts with these. */
const firstChannels = ['general', 'random', 'support', 'sales'];

/** How many more a workspace can have. */
const maxAdded = 500;
const idLength = 9;

const members: TeamMember[] = [
  ...sandboxPeople.map(({ id, name }) => ({ id, name, isBot: false, botId: '' })),
  { id: 'U0SANDBOX4', name: 'chatdeck', isBot: true, botId: 'B0SANDBOX4' },
  { id: 'USLACKBOT', name: 'slackbot', isBot: true, botId: 'B01' },
  { id: 'U0SANDBOX6', name: 'faq-helper', isBot: true, botId: 'B0SANDBOX6' },
];

/** A workspace for each team id, with the channels the store remembers. Nothing leaves the machine. */
export function createSandboxTeamChat({ teamChannels }: { teamChannels: TeamChannelStore }): TeamChat {
  const channelsOf = async ({ teamId }: TeamWorkspace) => allOf(teamId, await teamChannels.list(teamId));

  async function save({ teamId }: TeamWorkspace, make: (channels: readonly TeamChannel[]) => TeamChannel) {
    return withoutTeam(await teamChannels.save(teamId, (stored) => ({ ...make(allOf(teamId, stored)), teamId })));
  }

  return {
    authorizeUrl: sandboxAuthorizePath,
    clientId: sandboxClientId,
    redeem: (code, returnUrl) =>
      promised(() => {
        const granted = readSandboxCode(code, returnUrl);
        const person = sandboxPeople.find(({ id }) => id === granted?.userId);
        if (!granted || !person) throw new TeamChatError('invalid_code');
        const { teamId, botScopes, userScopes } = granted;
        return {
          teamId,
          teamUrl: sandboxTeamUrl(teamId),
          userId: person.id,
          userName: person.realName,
          email: botScopes.includes('users:read.email') ? sandboxEmail(teamId, person) : '',
          botScopes,
          userScopes,
          keys: { bot: '', user: '' },
        };
      }),
    async listChannels(workspace) {
      requireScope(workspace, 'channels:read');
      return channelsOf(workspace);
    },
    async createChannel(workspace, name) {
      requireScope(workspace, 'channels:manage');
      return save(workspace, (channels) => {
        if (channels.some((channel) => channel.name === name)) throw new TeamChatError('name_taken');
        if (channels.length >= firstChannels.length + maxAdded) throw new TeamChatError('too_many_channels');
        return { id: `C0${randomText(idLength).toUpperCase()}`, name, topic: '' };
      });
    },
    async joinChannel(workspace, channelId) {
      requireScope(workspace, 'channels:join');
      const channels = await channelsOf(workspace);
      if (!channels.some(({ id }) => id === channelId)) throw new TeamChatError('channel_not_found');
    },
    async renameChannel(workspace, channelId, name) {
      requireScope(workspace, 'channels:manage');
      return save(workspace, (channels) => {
        if (channels.some((channel) => channel.name === name && channel.id !== channelId)) {
          throw new TeamChatError('name_taken');
        }
        // Adds a widget’s existing channel when it is first mentioned.
        return { topic: '', ...channels.find(({ id }) => id === channelId), id: channelId, name };
      });
    },
    listUsers: (workspace) =>
      promised(() => {
        requireScope(workspace, 'users:read');
        return members.map((member) => ({ ...member }));
      }),
  };
}

/** The initial channels under their current names, then the others by name. */
function allOf(teamId: string, stored: readonly TeamChannel[]): TeamChannel[] {
  const known = new Map(stored.map((channel) => [channel.id, withoutTeam(channel)]));
  const first = firstChannels.map((name) => {
    const id = idOf(teamId, name);
    return known.get(id) ?? { id, name, topic: '' };
  });
  for (const { id } of first) known.delete(id);
  return [...first, ...[...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1))];
}

function withoutTeam({ id, name, topic }: TeamChannel): TeamChannel {
  return { id, name, topic };
}

/** The first OAuth version had one permission for all of this: `client`. */
function requireScope({ teamId, botScopes, userScopes }: TeamWorkspace, scope: string): void {
  if (teamId === '') throw new TeamChatError('not_connected');
  const granted = [...botScopes, ...userScopes];
  if (!granted.includes(scope) && !granted.includes('client'))
    throw new TeamChatError('missing_scope', { needed: scope });
}

/** The same name always gets the same id, so that the initial channels need not be stored. */
function idOf(teamId: string, name: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${teamId} ${name}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `C0${hash.toString(36).toUpperCase().padStart(7, '0')}`;
}
