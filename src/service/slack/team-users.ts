import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import type { ServiceContext } from '../http/context';
import type { WireTeamUser } from '../contract/wire';
import { bind } from '../http/handle';
import { ownWidget } from '../widgets/own-widget';
import type { TeamMember } from '../contract/ports';
import { asking, workspaceOf } from './team-workspace';

/** Everyone in the widget’s workspace. The dashboard hides some of them; the server doesn’t. */
export function teamUserRoutes(app: Hono, context: ServiceContext): void {
  const { store, teamChat } = context;

  bind(app, context, calls.listTeamUsers, async ({ caller, params }) => {
    const workspace = await workspaceOf(store, await ownWidget(store, caller, params.id));
    return (await asking(teamChat.listUsers(workspace))).map(teamUserAnswer);
  });
}

function teamUserAnswer({ id, name, isBot, botId }: TeamMember): WireTeamUser {
  return { id, name, is_bot: isBot, profile: { bot_id: botId } };
}
