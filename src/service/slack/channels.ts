import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { otherChannelUser } from '../../model/entities/channel';
import { checkChannelName } from '../../model/entities/channel-name';
import type { ServiceContext } from '../http/context';
import { bind, type Caller } from '../http/handle';
import { withoutChannel } from '../widgets/new-widget';
import { ownWidget } from '../widgets/own-widget';
import type { TeamChannel } from '../contract/ports';
import type { WidgetChange, WidgetRecord } from '../contract/records';
import { invalid, notFound, Refusal } from '../base/refusal';
import { asking, checkConnected, workspaceOf } from './team-workspace';
import { currentUserAnswer } from '../accounts/user-routes';
import type { WireChannel } from '../contract/wire';

/** The channel where a widget’s visitors are answered. */
export function channelRoutes(app: Hono, context: ServiceContext): void {
  const { store, teamChat } = context;

  /**
   * Changes a widget’s channel unless the widget has moved to another workspace since the team chat was asked, or
   * another widget has the channel.
   */
  async function write({ user }: Caller, widget: WidgetRecord, change: WidgetChange & { roomId: string }) {
    const stored = await store.widgets.updateChannel(user.accountId, widget.id, (current, widgets) => {
      if (current.slackTeamId !== widget.slackTeamId) throw movedMeanwhile();
      if (change.roomId !== '' && otherChannelUser(current, change.roomId, widgets)) throw channelInUse(change);
      return change;
    });
    if (!stored) throw notFound();
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
    if (!channel) throw invalid('RoomId', 'Slack couldn’t find this channel. Choose another.');
    await asking(teamChat.joinChannel(workspace, channel.id));
    // The name comes from Slack, not from the request.
    const { id: roomId, name: roomName, topic } = channel;
    await write(caller, widget, { step: '3', status: 'online', roomId, roomName, topic });
    return currentUserAnswer(context, caller.user);
  });

  bind(app, context, calls.changeChannel, async ({ caller, params }) => {
    const widget = await ownWidget(store, caller, params.id);
    checkConnected(widget);
    await write(caller, widget, withoutChannel);
    return currentUserAnswer(context, caller.user);
  });

  bind(app, context, calls.renameChannel, async ({ caller, params, body }) => {
    const widget = await ownWidget(store, caller, params.id);
    const workspace = await workspaceOf(store, widget);
    if (widget.roomId === '') throw new Refusal(400, 'no_channel', 'Choose a channel first.');
    const name = readName(body.roomName, 'roomName');
    const channel = await asking(teamChat.renameChannel(workspace, widget.roomId, name));
    const { accountId, slackTeamId: teamId, roomId } = widget;
    await store.widgets.renameChannel(accountId, { teamId, roomId }, channel.name);
    return currentUserAnswer(context, caller.user);
  });
}

function channelInUse({ roomName }: WidgetChange): Refusal {
  const message = `Another widget already uses #${roomName}. Choose another channel.`;
  return new Refusal(400, 'channel_in_use', message, 'RoomId');
}

function movedMeanwhile(): Refusal {
  const message = 'This widget was connected to another workspace. Choose its channel again.';
  return new Refusal(412, 'changed_meanwhile', message);
}

/** One rule for creating and renaming. */
function readName(name: string, path: string): string {
  if (checkChannelName(name) === undefined) return name;
  const message = 'Use 1 to 21 characters: lowercase letters, digits, underscores, and hyphens.';
  throw new Refusal(400, 'invalid_channel_name', message, path);
}

function channelAnswer({ id, name, topic }: TeamChannel): WireChannel {
  return { Id: id, Name: name, Topic: topic };
}
