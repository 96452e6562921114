import { sandboxEmail, sandboxPeople, sandboxTeamUrl } from 'chatdeck/service';
import { SlackRefusal, type Asked } from './asked';
import { pageOf } from './paging';

export function authTest({ token: { teamId, holder } }: Asked) {
  const user = sandboxPeople.find(({ id }) => id === holder)?.realName ?? 'chatdeck';
  return { url: sandboxTeamUrl(teamId), team_id: teamId, user, user_id: holder === 'bot' ? 'U0SANDBOX4' : holder };
}

export async function listUsers({ token: { teamId }, args, chat }: Asked) {
  const members = await chat.listUsers({ teamId, botScopes: ['users:read'], userScopes: [] });
  const people = members.map(({ id, name, isBot, botId }) => ({
    id,
    team_id: teamId,
    name,
    deleted: false,
    // Slack does not call its own bot one.
    is_bot: isBot && id !== 'USLACKBOT',
    profile: isBot ? { bot_id: botId } : {},
  }));
  const left = {
    id: 'U0SANDBOXLEFT',
    team_id: teamId,
    name: 'former.colleague',
    deleted: true,
    is_bot: false,
    profile: {},
  };
  const { rows, next_cursor } = pageOf([left, ...people], args);
  return { members: rows, response_metadata: { next_cursor } };
}

export function userInfo({ token: { teamId, scopes }, args }: Asked) {
  const person = sandboxPeople.find(({ id }) => id === args.get('user'));
  if (!person) throw new SlackRefusal('user_not_found');
  const { id, name, realName } = person;
  const email = scopes.includes('users:read.email') ? { email: sandboxEmail(teamId, person) } : {};
  return { user: { id, team_id: teamId, name, real_name: realName, profile: { real_name: realName, ...email } } };
}
