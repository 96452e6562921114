import { TeamChatError, type TeamChannel, type TeamChat, type TeamMember, type TeamWorkspace } from '../ports';
import { promised } from '../promised';

/** Every workspace begins with these; the first two have everybody in them. */
const firstChannels = ['general', 'random', 'support', 'sales'];

const members: TeamMember[] = [
  { id: 'U0SANDBOX1', name: 'dana.whitfield', isBot: false, botId: '' },
  { id: 'U0SANDBOX2', name: 'luis.ferreira', isBot: false, botId: '' },
  { id: 'U0SANDBOX3', name: 'mei.chen', isBot: false, botId: '' },
  { id: 'U0SANDBOX4', name: 'chatdeck', isBot: true, botId: 'B0SANDBOX4' },
  { id: 'USLACKBOT', name: 'slackbot', isBot: true, botId: 'B01' },
  { id: 'U0SANDBOX6', name: 'faq-helper', isBot: true, botId: 'B0SANDBOX6' },
];

/** Workspaces that live as long as the process, one for each team id. Nothing leaves the machine. */
export function createSandboxTeamChat(): TeamChat {
  const teams = new Map<string, Map<string, TeamChannel>>();

  function channelsOf({ teamId }: TeamWorkspace): Map<string, TeamChannel> {
    if (teamId === '') throw new TeamChatError('not_connected');
    const known = teams.get(teamId);
    if (known) return known;
    const channels = firstChannels.map((name) => ({ id: idOf(teamId, name), name, topic: '' }));
    const made = new Map(channels.map((channel) => [channel.id, channel]));
    teams.set(teamId, made);
    return made;
  }

  function checkName(channels: Map<string, TeamChannel>, name: string, ownId?: string): void {
    const isTaken = [...channels.values()].some((channel) => channel.name === name && channel.id !== ownId);
    if (isTaken) throw new TeamChatError('name_taken');
  }

  return {
    listChannels: (workspace) =>
      promised(() => {
        requireScope(workspace, 'channels:read');
        return [...channelsOf(workspace).values()].map((channel) => ({ ...channel }));
      }),
    createChannel: (workspace, name) =>
      promised(() => {
        requireScope(workspace, 'channels:manage');
        const channels = channelsOf(workspace);
        checkName(channels, name);
        const channel = { id: idOf(workspace.teamId, `${name} ${channels.size}`), name, topic: '' };
        channels.set(channel.id, channel);
        return { ...channel };
      }),
    joinChannel: (workspace, channelId) =>
      promised(() => {
        requireScope(workspace, 'channels:join');
        if (!channelsOf(workspace).has(channelId)) throw new TeamChatError('channel_not_found');
      }),
    renameChannel: (workspace, channelId, name) =>
      promised(() => {
        requireScope(workspace, 'channels:manage');
        const channels = channelsOf(workspace);
        checkName(channels, name, channelId);
        // A channel of before the process started is taken up when it is spoken of.
        const channel = { topic: '', ...channels.get(channelId), id: channelId, name };
        channels.set(channelId, channel);
        return { ...channel };
      }),
    listUsers: (workspace) =>
      promised(() => {
        requireScope(workspace, 'users:read');
        channelsOf(workspace);
        return members.map((member) => ({ ...member }));
      }),
  };
}

/** The first version of OAuth knew one permission for all of this: `client`. */
function requireScope({ botScopes, userScopes }: TeamWorkspace, scope: string): void {
  const granted = [...botScopes, ...userScopes];
  if (!granted.includes(scope) && !granted.includes('client')) throw new TeamChatError('missing_scope');
}

/** The same id for the same name each time, so that what a store remembers stays true after a restart. */
function idOf(teamId: string, name: string): string {
  let hash = 0x811c9dc5;
  for (const character of `${teamId} ${name}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `C0${hash.toString(36).toUpperCase().padStart(7, '0')}`;
}
