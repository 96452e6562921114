import type { Hono } from 'hono';
import { calls, checkChannelName } from '../model';
import type { ServiceContext } from './context';
import { bind, type Caller } from './handle';
import { withoutChannel } from './new-widget';
import { ownWidget } from './own-widget';
import type { TeamChannel } from './ports';
import type { WidgetChange } from './records';
import type { WidgetRecord } from './records';
import { invalid, notFound, Refusal } from './refusal';
import { asking, checkConnected, workspaceOf } from './team-workspace';
import { currentUserAnswer } from './users';
import type { WireChannel } from './wire';

/** The channel where a widget's visitors are answered. */
export function channelRoutes(app: Hono, context: ServiceContext): void {
  const { store, teamChat } = context;

  async function write({ user }: Caller, widgetId: number, change: WidgetChange) {
    if (!(await store.widgets.update(user.accountId, widgetId, () => change))) throw notFound();
  }

  bind(app, context, calls.listChannels, async ({ caller, params }) => {
    const workspace = await workspaceOf(store, await ownWidget(store, caller, params.id));
    return (await asking(teamChat.listChannels(workspace))).map(channelAnswer);
  });

  bind(app, context, calls.createChannel, async ({ caller, params, body }) => {
    const workspace = await workspaceOf(store, await ownWidget(store, caller, params.id));
    const name = readName(body.channelName, 'channelName');
    return channelAnswer(await asking(teamChat.createChannel(workspace, name)));
  });

  bind(app, context, calls.connectChannel, async ({ caller, params, body }) => {
    const widget = await ownWidget(store, caller, params.id);
    const workspace = await workspaceOf(store, widget);
    const channels = await asking(teamChat.listChannels(workspace));
    const channel = channels.find(({ id }) => id === body.RoomId);
    if (!channel) throw invalid('RoomId', 'Slack has no such channel.');
    await asking(teamChat.joinChannel(workspace, channel.id));
    // Its name is what Slack says, not what was sent.
    const { id: roomId, name: roomName, topic } = channel;
    await write(caller, widget.id, { step: '3', status: 'online', roomId, roomName, topic });
    return currentUserAnswer(context, caller.user);
  });

  bind(app, context, calls.changeChannel, async ({ caller, params }) => {
    const widget = await ownWidget(store, caller, params.id);
    checkConnected(widget);
    await write(caller, widget.id, withoutChannel);
    return currentUserAnswer(context, caller.user);
  });

  bind(app, context, calls.renameChannel, async ({ caller, params, body }) => {
    const widget = await ownWidget(store, caller, params.id);
    const workspace = await workspaceOf(store, widget);
    if (widget.roomId === '') throw new Refusal(400, 'no_channel', 'Please choose a channel first.');
    const name = readName(body.roomName, 'roomName');
    const channel = await asking(teamChat.renameChannel(workspace, widget.roomId, name));
    // Several widgets may share the channel.
    const sharing = (await store.widgets.list(widget.accountId)).filter(
      ({ slackTeamId, roomId }) => slackTeamId === widget.slackTeamId && roomId === widget.roomId,
    );
    for (const { id } of sharing) {
      // By now a widget may have another channel.
      const rename = ({ roomId }: WidgetRecord) => (roomId === widget.roomId ? { roomName: channel.name } : {});
      await store.widgets.update(widget.accountId, id, rename);
    }
    return currentUserAnswer(context, caller.user);
  });
}

/** One rule for creating and renaming (decisions, "Where following the text blindly would hurt a user"). */
function readName(name: string, path: string): string {
  if (checkChannelName(name) === undefined) return name;
  const message = 'A channel name has 1 to 21 characters: lowercase letters, digits, underscores and hyphens.';
  throw new Refusal(400, 'invalid_channel_name', message, path);
}

function channelAnswer({ id, name, topic }: TeamChannel): WireChannel {
  return { Id: id, Name: name, Topic: topic };
}
