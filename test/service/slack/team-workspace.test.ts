import { createMemoryStore, TeamChatError } from 'chatdeck/service';
import type { Refusal } from 'chatdeck/service/base/refusal';
import { asking, checkConnected, workspaceOf } from 'chatdeck/service/slack/team-workspace';
import { makeWidgetRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const widget = makeWidgetRecord({ slackTeamId: 'T1', botScope: 'commands, users:read', scope: 'chat:write' });

test('a workspace has the permissions of its widget, and the keys that were kept', async () => {
  const store = createMemoryStore();
  const scopes = { teamId: 'T1', botScopes: ['commands', 'users:read'], userScopes: ['chat:write'] };
  expect(await workspaceOf(store, widget)).toEqual({ ...scopes, keys: undefined });
  await store.teamInstalls.save({ accountId: 1, teamId: 'T1', userId: 'U1', botKey: 'bot-1', userKey: 'user-1' });
  expect(await workspaceOf(store, widget)).toEqual({ ...scopes, keys: { bot: 'bot-1', user: 'user-1' } });
});

test.each([
  [{ step: '1' as const }, false],
  [{ slackTeamId: '' }, false],
  [{ step: '2' as const }, true],
  [{ step: '3' as const }, true],
])('a widget with %j is connected: %s', async (change, isConnected) => {
  const changed = { ...widget, ...change };
  const refused = expect.objectContaining({ code: 'not_connected' }) as Error;
  if (isConnected) expect(() => checkConnected(changed)).not.toThrow();
  else expect(() => checkConnected(changed)).toThrow(refused);
  const reading = workspaceOf(createMemoryStore(), changed);
  if (isConnected) await expect(reading).resolves.toMatchObject({ teamId: 'T1' });
  else await expect(reading).rejects.toMatchObject({ code: 'not_connected' });
});

const unavailable = new TeamChatError('unavailable');

test.each<[TeamChatError, object]>([
  [new TeamChatError('rate_limited'), { status: 429, code: 'rate_limited', retryAfter: 5, cause: undefined }],
  [new TeamChatError('rate_limited', { retryAfter: 30 }), { status: 429, retryAfter: 30 }],
  [unavailable, { status: 503, code: 'slack_unavailable', retryAfter: 5, cause: unavailable }],
  [new TeamChatError('name_taken'), { status: 400, code: 'name_taken', retryAfter: undefined, cause: undefined }],
  [new TeamChatError('invalid_name'), { status: 400, code: 'invalid_channel_name' }],
])('what Slack rejects is said to the caller, with when to try again: %s', async (error, refusal) => {
  const rejected = await asking(Promise.reject(error)).catch((thrown: unknown) => thrown);
  const { status, code, retryAfter, cause } = rejected as Refusal;
  expect({ status, code, retryAfter, cause }).toMatchObject(refusal);
});

test('what isn’t from Slack stays as it is', async () => {
  const fault = new Error('defect');
  await expect(asking(Promise.reject(fault))).rejects.toBe(fault);
  expect(await asking(Promise.resolve('answer'))).toBe('answer');
});
