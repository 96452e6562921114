import { channelsOfWidgets, createMemoryStore } from 'chatdeck/service';
import { readSandboxCode, writeSandboxCode } from 'chatdeck/service/sandbox/oauth';
import { createSandboxTeamChat } from 'chatdeck/service/sandbox/team-chat';
import { makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const team = { teamId: 'T0ONE', botScopes: ['channels:read', 'channels:manage', 'channels:join'], userScopes: [] };
const names = (channels: { name: string }[]) => channels.map(({ name }) => name);

test('a workspace keeps what was created and renamed in it, for everyone on the same store', async () => {
  const store = createMemoryStore();
  const chat = createSandboxTeamChat(store);
  const made = await chat.createChannel(team, 'website');
  expect(made).toEqual({ id: expect.stringMatching(/^C0[0-9A-Z]+$/) as string, name: 'website', topic: '' });
  const [general] = await chat.listChannels(team);
  await chat.renameChannel(team, general?.id ?? '', 'lobby');
  await chat.renameChannel(team, 'C0ELSEWHERE', 'imported');

  const another = createSandboxTeamChat(store);
  const channels = await another.listChannels(team);
  expect(names(channels)).toEqual(['lobby', 'random', 'support', 'sales', 'imported', 'website']);
  expect(channels).toContainEqual(made);
  await another.joinChannel(team, made.id);
  await expect(another.createChannel(team, 'lobby')).rejects.toMatchObject({ code: 'name_taken' });
  expect(await another.createChannel(team, 'general')).toMatchObject({ name: 'general' });
});

test('a workspace has the channels that widgets came with, each once', async () => {
  const store = createMemoryStore();
  const widget = { slackTeamId: team.teamId, roomId: 'C0DESK', roomName: 'desk', topic: 'Visitors' };
  const widgets = [
    makeWidgetRecord({ ...widget, id: 11 }),
    makeWidgetRecord({ ...widget, id: 12 }),
    makeWidgetRecord({ ...widget, id: 13, roomId: '', roomName: '' }),
    makeWidgetRecord({ id: 14 }),
  ];
  await store.load(makeDataset({ widgets, teamChannels: channelsOfWidgets(widgets) }));
  const chat = createSandboxTeamChat(store);
  const channels = await chat.listChannels(team);
  expect(names(channels)).toEqual(['general', 'random', 'support', 'sales', 'desk']);
  expect(channels.at(-1)).toEqual({ id: 'C0DESK', name: 'desk', topic: 'Visitors' });
  await chat.joinChannel(team, 'C0DESK');
  const renamed = { id: 'C0DESK', name: 'front-desk', topic: 'Visitors' };
  expect(await chat.renameChannel(team, 'C0DESK', 'front-desk')).toEqual(renamed);
});

test('workspaces know nothing of each other', async () => {
  const chat = createSandboxTeamChat(createMemoryStore());
  const { id } = await chat.createChannel(team, 'website');
  const other = { ...team, teamId: 'T0TWO' };
  expect(names(await chat.listChannels(other))).toEqual(['general', 'random', 'support', 'sales']);
  await expect(chat.joinChannel(other, id)).rejects.toMatchObject({ code: 'channel_not_found' });
});

test('a workspace takes 500 channels besides its first ones', async () => {
  const chat = createSandboxTeamChat(createMemoryStore());
  for (let index = 0; index < 499; index += 1) await chat.createChannel(team, `c${index}`);
  const answers = await Promise.allSettled(['last', 'late', 'later'].map((name) => chat.createChannel(team, name)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(answers[1]).toMatchObject({ reason: { code: 'too_many_channels' } });
  expect(await chat.renameChannel(team, (await chat.listChannels(team))[0]?.id ?? '', 'lobby')).toBeDefined();
});

const grant = { teamId: 'T04ACMEHQ', userId: 'U0SANDBOX2', botScopes: ['commands'], userScopes: ['chat:write'] };
const returnUrl = 'https://chat.test/back';

test('a code is redeemed for what was granted, with the address only if that was', async () => {
  const chat = createSandboxTeamChat(createMemoryStore());
  const redeemed = {
    ...grant,
    teamUrl: 'https://acme.slack.com/',
    userName: 'Luis Ferreira',
    email: '',
    keys: { bot: '', user: '' },
  };
  expect(await chat.redeem(writeSandboxCode({ ...grant, returnUrl }), returnUrl)).toEqual(redeemed);
  const botScopes = ['users:read.email'];
  const email = 'luis.ferreira@acme.test';
  const code = writeSandboxCode({ ...grant, botScopes, returnUrl });
  expect(await chat.redeem(code, returnUrl)).toEqual({ ...redeemed, botScopes, email });
});

test.each<[string, object]>([
  ['another person', { userId: 'U0NOBODY' }],
  ['no person', { userId: undefined }],
  ['a number for a person', { userId: 7 }],
  ['a number for a workspace', { teamId: 7 }],
  ['another way back', { returnUrl: 'https://evil.test/back' }],
])('a code for %s is invalid', async (_, change) => {
  const chat = createSandboxTeamChat(createMemoryStore());
  const code = writeSandboxCode({ ...grant, returnUrl, ...change });
  await expect(chat.redeem(code, returnUrl)).rejects.toMatchObject({ code: 'invalid_code' });
});

test.each(['', 'made-up', '%', encodeURIComponent('null'), encodeURIComponent('[]')])('%j is no code', (code) => {
  expect(readSandboxCode(code, returnUrl)).toBeUndefined();
});

test('a code’s permissions are its texts, and none if it has no lists', () => {
  const odd = { botScopes: ['commands', 7, null] as string[], userScopes: 'chat:write' as unknown as string[] };
  const code = writeSandboxCode({ ...grant, ...odd, returnUrl });
  expect(readSandboxCode(code, returnUrl)).toMatchObject({ botScopes: ['commands'], userScopes: [] });
});
