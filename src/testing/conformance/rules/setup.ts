import { group } from '../case';
import { contains, equal, holds, rejects, Skipped, succeeds } from '../checks';
import type { Got } from '../api';
import type { WidgetJson, World } from '../world';

const { cases, rule } = group('setup', 'setup');
export const setupCases = cases;

interface Channel {
  Id: string;
  Name: string;
}

async function channelsOf(world: World, widgetId: unknown): Promise<Channel[]> {
  const answer = await world.as('admin', 'GET', `/chat_endpoints/${String(widgetId)}/rooms`);
  skipUnlessWorkspace(answer);
  return succeeds(answer).json as Channel[];
}

function skipUnlessWorkspace(answer: Got): void {
  if (answer.status === 503 || answer.status === 429) throw new Skipped('The workspace doesn’t respond right now.');
}

rule('A new widget starts at Step 1, without a workspace', async (world) => {
  const widget = await world.newWidget();
  contains('The widget', widget, { Step: '1', RoomName: '', RoomId: '', slackTeamId: '', off: false });
  const others = (await world.user()).ces.filter(({ Id }) => Id !== widget.Id);
  const uuids = [widget, ...others].map(({ Uuid }) => Uuid);
  holds('Every widget has a Uuid of its own', uuids.every(Boolean) && new Set(uuids).size === uuids.length, uuids);
});

rule('A widget beside a finished one starts at Step 2 in the same workspace', async (world) => {
  const neighbor = await world.widget();
  const widget = await world.newWidget(neighbor);
  contains('The widget', widget, { Step: '2', RoomId: '', slackTeamId: neighbor.slackTeamId });
  rejects(await world.as('admin', 'POST', `/chat_endpoints/new/${widget.Id}`), 400, 'not_finished');
});

rule('A widget without a workspace has no channels', async (world) => {
  const { Id } = await world.newWidget();
  rejects(await world.as('admin', 'GET', `/chat_endpoints/${Id}/rooms`), 400, 'not_connected');
  rejects(await world.as('admin', 'PUT', `/chat_endpoints/${Id}/change-channel`), 400, 'not_connected');
});

rule('A deleted widget is gone', async (world) => {
  const { Id } = await world.newWidget();
  succeeds(await world.as('admin', 'DELETE', `/chat_endpoints/${Id}`, { Id }));
  const { ces } = await world.user();
  holds('The user’s widgets don’t include it', !ces.some((each) => each.Id === Id), ces.length);
  rejects(await world.as('admin', 'DELETE', `/chat_endpoints/${Id}`, { Id }), 404, 'not_found');
  rejects(await world.as('admin', 'GET', `/chat_endpoints/${Id}/question_groups`), 404, 'not_found');
});

rule('A plan’s number of widgets is a limit', async (world) => {
  const { account, ces } = await world.user('otherAccount');
  const { maxChannels } = account.plan as { maxChannels: number };
  if (ces.length < maxChannels) throw new Skipped('The other account’s plan includes another widget.');
  rejects(await world.as('otherAccount', 'POST', '/chat_endpoints/new'), 400, 'channel_limit');
});

rule('Connecting a channel finishes the setup, with the workspace’s name for it', async (world) => {
  const neighbor = await world.widget();
  const widget = await world.newWidget(neighbor);
  const taken = new Set((await world.user()).ces.map(({ RoomId }) => RoomId));
  const free = (await channelsOf(world, widget.Id)).find(({ Id }) => !taken.has(Id));
  if (!free) throw new Skipped('The workspace has no free channel.');
  const body = { RoomId: free.Id, RoomName: 'not its name' };
  const { ces } = succeeds(await world.as('admin', 'PUT', `/chat_endpoints/${widget.Id}/connect_ce`, body)).json as {
    ces: WidgetJson[];
  };
  contains(
    'The widget',
    ces.find(({ Id }) => Id === widget.Id),
    { Step: '3', RoomId: free.Id, RoomName: free.Name },
  );
});

rule('A channel has one widget', async (world) => {
  const neighbor = await world.widget();
  const widget = await world.newWidget(neighbor);
  const body = { RoomId: neighbor.RoomId, RoomName: neighbor.RoomName };
  const path = `/chat_endpoints/${widget.Id}/connect_ce`;
  rejects(await world.as('admin', 'PUT', path, body), 400, 'channel_in_use', 'RoomId');
  rejects(await world.as('admin', 'PUT', path, { RoomId: 'unknown', RoomName: 'x' }), 400, 'invalid', 'RoomId');
});

rule('Changing the channel returns the widget to Step 2', async (world) => {
  const neighbor = await world.widget();
  const { Id } = neighbor;
  world.after(() => world.as('admin', 'PUT', `/chat_endpoints/${Id}/connect_ce`, neighbor));
  const { ces } = succeeds(await world.as('admin', 'PUT', `/chat_endpoints/${Id}/change-channel`)).json as {
    ces: WidgetJson[];
  };
  contains(
    'The widget',
    ces.find((each) => each.Id === Id),
    { Step: '2', RoomId: '', RoomName: '', slackTeamId: neighbor.slackTeamId },
  );
});

for (const name of ['', 'With Spaces', 'UPPER', 'x'.repeat(22), 'a/b']) {
  rule(`A channel can’t be called ${JSON.stringify(name)}`, async (world) => {
    const { Id } = await world.widget();
    const created = await world.as('admin', 'POST', `/chat_endpoints/${Id}/channels`, { channelName: name });
    rejects(created, 400, 'invalid_channel_name', 'channelName');
    const renamed = await world.as('admin', 'PUT', `/chat_endpoints/${Id}/rename-channel`, { roomName: name });
    rejects(renamed, 400, 'invalid_channel_name', 'roomName');
  });
}

rule('A channel can be renamed, and shows its new name', async (world) => {
  const { Id, RoomName, RoomId } = await world.widget();
  const rename = (roomName: unknown) => world.as('admin', 'PUT', `/chat_endpoints/${Id}/rename-channel`, { roomName });
  const answer = await rename('conformance-renamed');
  skipUnlessWorkspace(answer);
  world.after(() => rename(RoomName));
  const named = (ces: WidgetJson[]) => ces.find((each) => each.Id === Id)?.RoomName;
  equal('RoomName in the response', named((succeeds(answer).json as { ces: WidgetJson[] }).ces), 'conformance-renamed');
  equal('RoomName, stored', named((await world.user()).ces), 'conformance-renamed');
  const channels = await channelsOf(world, Id);
  equal('The channel in the list', channels.find((each) => each.Id === RoomId)?.Name, 'conformance-renamed');
});

rule('A channel can be created, and is in the list', async (world) => {
  world.needsLasting('a channel can’t be deleted.');
  const { Id } = await world.widget();
  const channelName = `conformance-${world.now.getTime() % 1_000_000}`;
  const path = `/chat_endpoints/${Id}/channels`;
  const answer = await world.as('admin', 'POST', path, { channelName });
  skipUnlessWorkspace(answer);
  succeeds(answer);
  const names = (await channelsOf(world, Id)).map(({ Name }) => Name);
  equal('How often it is in the list', names.filter((name) => name === channelName).length, 1);
  rejects(await world.as('admin', 'POST', path, { channelName }), 400, 'name_taken');
});

rule('A widget’s workspace lists channels and users', async (world) => {
  const { Id, RoomId } = await world.widget();
  const channels = await channelsOf(world, Id);
  holds(
    'The widget’s channel is among them',
    channels.some((each) => each.Id === RoomId),
    channels.length,
  );
  const { json } = succeeds(await world.as('admin', 'GET', `/chat_endpoints/${Id}/users`));
  holds('Users is a list', Array.isArray(json), json);
});

rule('Adding a bot or user is kept once, and removing it is final', async (world) => {
  await world.needsFeature('bots');
  const { Id } = await world.widget();
  const bot = { userID: 'U0CONFORM', name: 'conformance', botID: 'B0CONFORM' };
  const path = `/chat_endpoints/${Id}/bot`;
  const list = async () =>
    succeeds(await world.as('admin', 'GET', `/chat_endpoints/${Id}/bot_users`)).json as (typeof bot)[];
  const added = async () => (await list()).filter(({ userID }) => userID === bot.userID);
  const remove = () => world.as('admin', 'DELETE', path, { ID: bot.userID, name: bot.name });
  world.after(remove);
  succeeds(await world.as('admin', 'POST', path, bot));
  succeeds(await world.as('admin', 'POST', path, { ...bot, name: 'renamed' }));
  equal('The rows', await added(), [{ ...bot, name: 'renamed' }]);
  succeeds(await remove());
  equal('The rows', await added(), []);
  rejects(await remove(), 404, 'not_found');
  rejects(await world.as('admin', 'POST', path, { ...bot, name: 7 }), 400, 'invalid', 'name');
});
