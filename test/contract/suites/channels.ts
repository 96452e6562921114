import { calls, readAnswer, type Channel } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import type { WidgetRecord } from 'chatdeck/service';
import { makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens, widgetIds } from '../world';

const { acme, unfinished } = widgetIds;
const badNames = ['', 'Support', 'two words', 'ümlaut', 'a.b', '#support', 'x'.repeat(22), 'a\n'];

export function channelSuite({ ask, fill }: Contract): void {
  const at = (id: number, call: string) => `/chat_endpoints/${id}/${call}`;
  const token = tokens.agent;
  const rooms = (id: number = acme) => ask('GET', at(id, 'rooms'), { token });
  const create = (channelName: unknown, id: number = acme) =>
    ask('POST', at(id, 'channels'), {
      token,
      body: { channelName, newChannelButtonDisabled: false, newChannelError: '' },
    });
  const connect = (body: object, id: number = acme) => ask('PUT', at(id, 'connect_ce'), { token, body });
  const rename = (roomName: unknown, id: number = acme) =>
    ask('PUT', at(id, 'rename-channel'), { token, body: { roomName } });
  const change = (id: number = acme) => ask('PUT', at(id, 'change-channel'), { token });

  async function channels(): Promise<Channel[]> {
    return readyRows(readAnswer(calls.listChannels.answer, jsonOf(await rooms())));
  }

  async function widget(id: number = acme) {
    const { ces } = jsonOf(await ask('GET', '/users/current', { token })) as { ces: { Id: number }[] };
    return ces.find(({ Id }) => Id === id);
  }

  /** The world with a different first widget, in a separate workspace. */
  async function fillWidget(overrides: Partial<WidgetRecord>) {
    const world = makeWorld();
    const widgets = world.dataset.widgets.map((record) =>
      record.id === acme ? makeWidgetRecord({ ...record, ...overrides }) : record,
    );
    await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets }) });
  }

  let team = 0;
  /** An untouched workspace. */
  const newTeam = () => fillWidget({ slackTeamId: `T0FRESH${(team += 1)}`, step: '2', roomId: '', roomName: '' });

  describe('GET /chat_endpoints/{id}/rooms', () => {
    test('lists the channels of the workspace', async () => {
      await newTeam();
      expect((await channels()).map(({ Name }) => Name)).toEqual(['general', 'random', 'support', 'sales']);
    });
  });

  describe('POST /chat_endpoints/{id}/channels', () => {
    test('creates a channel, which is then among the others', async () => {
      await newTeam();
      const answer = await create('web_site-2');
      expect(answer.status).toBe(200);
      expect(jsonOf(answer)).toMatchObject({ Name: 'web_site-2', Topic: '' });
      expect(await channels()).toContainEqual(readAnswer(calls.createChannel.answer, jsonOf(answer)));
    });

    test.each(badNames)('rejects the name %j', async (name) => {
      await newTeam();
      const answer = await create(name);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'invalid_channel_name']);
      expect(await channels()).toHaveLength(4);
    });

    test('assigns a name once, however many requests come in parallel', async () => {
      await newTeam();
      const answers = await Promise.all(Array.from({ length: 6 }, () => create('website')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
      expect(await channels()).toHaveLength(5);
    });

    test('rejects a name that is taken', async () => {
      await newTeam();
      await create('website');
      const answer = await create('website');
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'name_taken']);
      expect(await channels()).toHaveLength(5);
    });
  });

  describe('PUT /chat_endpoints/{id}/connect_ce', () => {
    test('finishes the setup with a channel, under the name that Slack knows', async () => {
      await newTeam();
      const { Id, Name } = jsonOf(await create('website')) as { Id: string; Name: string };
      const answer = await connect({ RoomId: Id, RoomName: 'general', Step: '1', slackTeamId: 'T0EVIL' });
      expect(answer.status).toBe(200);
      const done = { Step: '3', RoomId: Id, RoomName: Name, status: 'online' };
      expect((jsonOf(answer).ces as object[])[0]).toMatchObject(done);
      expect(await widget()).toMatchObject(done);
    });

    test.each([
      [{ RoomId: 'C0NOWHERE', RoomName: 'nowhere' }, 'RoomId'],
      [{ RoomId: '', RoomName: 'website' }, 'RoomId'],
      [{ RoomId: 7, RoomName: 'website' }, 'RoomId'],
      [{ RoomId: 'C0' }, 'RoomName'],
    ])('rejects %j', async (body, path) => {
      await newTeam();
      const answer = await connect(body);
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, path]);
      expect(await widget()).toMatchObject({ Step: '2', RoomId: '' });
    });
  });

  describe('one channel per widget', () => {
    const sales = { RoomName: 'sales' };
    const others = [13, 14, 15, 16];

    /** Widgets that have no channel yet, in an untouched workspace. */
    async function fillTeam() {
      const world = makeWorld();
      const slackTeamId = `T0FRESH${(team += 1)}`;
      const widgets = [acme, ...others].map((id) =>
        makeWidgetRecord({ id, slackTeamId, step: '2', roomId: '', roomName: '', status: 'offline' }),
      );
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets, chats: [] }) });
      return { ...sales, RoomId: (await channels()).find(({ Name }) => Name === 'sales')?.Id };
    }
    const outcome = ({ status, text }: { status: number; text: string }) => [
      status,
      status === 200 ? undefined : (JSON.parse(text) as { Code?: string }).Code,
    ];

    test('connect_ce rejects a channel that another widget uses with channel_in_use, and changes nothing', async () => {
      const channel = await fillTeam();
      expect((await connect(channel)).status).toBe(200);
      const answer = await connect(channel, 13);
      expect(answer.status).toBe(400);
      expect(jsonOf(answer)).toEqual({
        Message: 'Another widget already uses #sales. Choose another channel.',
        Code: 'channel_in_use',
        Path: 'RoomId',
      });
      expect(await widget(13)).toMatchObject({ Step: '2', RoomId: '', RoomName: '' });
    });

    test('a later connect after change-channel is held to it as well, and may have its own channel back', async () => {
      const channel = await fillTeam();
      await connect(channel);
      expect((await connect(channel)).status).toBe(200);
      await change();
      expect((await connect(channel, 13)).status).toBe(200);
      expect(outcome(await connect(channel))).toEqual([400, 'channel_in_use']);
      await change(13);
      expect((await connect(channel)).status).toBe(200);
    });

    test('one of many parallel requests for a channel gets it', async () => {
      const channel = await fillTeam();
      const answers = await Promise.all([acme, ...others].map((id) => connect(channel, id)));
      const refused = Array.from({ length: 4 }, () => [400, 'channel_in_use']);
      expect(answers.map(outcome).sort()).toEqual([[200, undefined], ...refused]);
      const { ces } = jsonOf(await ask('GET', '/users/current', { token })) as { ces: { RoomId: string }[] };
      expect(ces.filter(({ RoomId }) => RoomId === channel.RoomId)).toHaveLength(1);
    });
  });

  test('PUT /chat_endpoints/{id}/change-channel goes back to Step 2 without a channel', async () => {
    const answer = await change();
    expect(answer.status).toBe(200);
    const back = { Step: '2', RoomId: '', RoomName: '', topic: '', slackTeamId: 'T04ACME' };
    expect((jsonOf(answer).ces as object[])[0]).toMatchObject(back);
    expect(await widget()).toMatchObject(back);
  });

  describe('PUT /chat_endpoints/{id}/rename-channel', () => {
    test('renames the channel in Slack and here', async () => {
      await newTeam();
      const { Id } = jsonOf(await create('website')) as { Id: string };
      await connect({ RoomId: Id, RoomName: 'website' });
      const answer = await rename('front-desk');
      expect(answer.status).toBe(200);
      expect((jsonOf(answer).ces as object[])[0]).toMatchObject({ RoomId: Id, RoomName: 'front-desk', Step: '3' });
      expect(await channels()).toContainEqual({ Id, Name: 'front-desk', Topic: '' });
    });

    test('renames it for every widget of the account that uses it', async () => {
      const world = makeWorld();
      const [first, ...others] = world.dataset.widgets;
      const twin = makeWidgetRecord({ id: 13, roomId: first?.roomId ?? '' });
      const other = makeWidgetRecord({ id: 14, roomName: 'other' });
      const widgets = [...(first ? [first] : []), ...others, twin, other];
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets }) });
      await rename('front-desk');
      expect(await widget(13)).toMatchObject({ RoomName: 'front-desk' });
      expect(await widget(14)).toMatchObject({ RoomName: 'other' });
    });

    test.each(badNames)('rejects the name %j', async (name) => {
      const answer = await rename(name);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'invalid_channel_name']);
      expect(await widget()).toMatchObject({ RoomName: 'website' });
    });

    test('rejects a name that is taken, and a widget without a channel', async () => {
      await newTeam();
      expect(jsonOf(await rename('front-desk'))).toMatchObject({ Code: 'no_channel' });
      const { Id } = jsonOf(await create('website')) as { Id: string };
      await connect({ RoomId: Id, RoomName: 'website' });
      expect(jsonOf(await rename('sales'))).toMatchObject({ Code: 'name_taken' });
      expect(await widget()).toMatchObject({ RoomName: 'website' });
    });
  });

  const everyCall: [
    string,
    () => Promise<{ status: number; text: string; headers: Headers }>,
    (id: number) => ReturnType<typeof rooms>,
  ][] = [
    ['rooms', rooms, rooms],
    ['channels', () => create('website'), (id) => create('website', id)],
    [
      'connect_ce',
      () => connect({ RoomId: 'C0', RoomName: 'x' }),
      (id) => connect({ RoomId: 'C0', RoomName: 'x' }, id),
    ],
    ['rename-channel', () => rename('website-2'), (id) => rename('website-2', id)],
  ];

  test.each(everyCall)('%s says which permission is missing', async (_name, send) => {
    await fillWidget({ scope: '', botScope: 'commands' });
    const answer = await send();
    expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'missing_scope']);
  });

  test.each([...everyCall, ['change-channel', change, change] as (typeof everyCall)[number]])(
    '%s needs a workspace',
    async (_name, _send, sendTo) => {
      const answer = await sendTo(unfinished);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'not_connected']);
    },
  );
}
