import { channelsOfWidgets, createMemoryStore } from 'chatdeck/service';
import { createSandboxTeamChat } from 'chatdeck/service/sandbox/team-chat';
import { makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const team = { teamId: 'T0ONE', botScopes: ['channels:read', 'channels:manage', 'channels:join'], userScopes: [] };
const names = (channels: { name: string }[]) => channels.map(({ name }) => name);

test('a workspace keeps what was created and renamed in it, for everyone on the same store', async () => {
  const store = createMemoryStore();
  const chat = createSandboxTeamChat(store);
  const made = await chat.createChannel(team, 'website');
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
