import { createMemoryStore } from 'chatdeck/service';
import type { TeamGrant } from 'chatdeck/service/contract/ports';
import type { ServiceContext } from 'chatdeck/service/http/context';
import { connectedBy, grantedTo, isMainUser, keepKeys } from 'chatdeck/service/slack/grants';
import { joined, listed } from 'chatdeck/service/slack/scopes';
import { makeWidgetRecord } from 'chatdeck/testing';
import { expect, test } from 'vitest';

const at = new Date('2025-06-18T12:00:00Z');

function grantOf(changes: Partial<TeamGrant> = {}): TeamGrant {
  return {
    teamId: 'T1',
    teamUrl: 'https://acme.slack.com/',
    userId: 'U1',
    userName: 'Dana',
    email: '',
    botScopes: ['commands'],
    userScopes: ['chat:write'],
    keys: { bot: 'bot-1', user: 'user-1' },
    ...changes,
  };
}

test.each([
  ['both', { userId: 'U1', keys: { bot: 'bot-2', user: 'user-2' } }, { botKey: 'bot-2', userKey: 'user-2' }],
  ['the bot’s', { userId: 'U1', keys: { bot: 'bot-2', user: '' } }, { botKey: 'bot-2', userKey: 'user-1' }],
  ['the user’s', { userId: 'U1', keys: { bot: '', user: 'user-2' } }, { botKey: 'bot-1', userKey: 'user-2' }],
  ['the bot’s of another user', { userId: 'U2', keys: { bot: 'bot-2', user: '' } }, { botKey: 'bot-2', userKey: '' }],
  ['another user’s', { userId: 'U2', keys: { bot: '', user: 'user-2' } }, { botKey: 'bot-1', userKey: 'user-2' }],
])('a grant with the keys %s leaves the workspace with what it can still use', async (_, second, expected) => {
  const store = createMemoryStore();
  await keepKeys({ store } as ServiceContext, 1, grantOf());
  await keepKeys({ store } as ServiceContext, 1, grantOf(second));
  const install = { accountId: 1, teamId: 'T1', userId: second.userId, ...expected };
  expect(await store.teamInstalls.find(1, 'T1')).toEqual(install);
});

test('a first grant without keys leaves the workspace with none', async () => {
  const store = createMemoryStore();
  await keepKeys({ store } as ServiceContext, 1, grantOf({ keys: { bot: '', user: '' } }));
  const install = { accountId: 1, teamId: 'T1', userId: 'U1', botKey: '', userKey: '' };
  expect(await store.teamInstalls.find(1, 'T1')).toEqual(install);
});

test.each([
  ['the id of who connected it', 'U1', undefined, true],
  ['the name of who connected it', 'Dana', undefined, true],
  ['nobody’s name', '', undefined, false],
  ['another name', 'Luis', undefined, false],
  ['the name, but was connected by another id since', 'Dana', 'U2', false],
  ['another name, but was connected by this id', 'Luis', 'U1', true],
])('a widget with %s knows its main user', (_, slackMainUser, connectedId, isKnown) => {
  const widget = makeWidgetRecord({ slackMainUser });
  const keys = { botKey: '', userKey: '' };
  const install = connectedId === undefined ? undefined : { accountId: 1, teamId: 'T1', userId: connectedId, ...keys };
  expect(isMainUser(widget, install, grantOf())).toBe(isKnown);
  if (connectedId === undefined && !isKnown) expect(isMainUser(widget, install, grantOf({ userName: '' }))).toBe(false);
});

const connected = {
  slackTeamId: 'T1',
  slackBaseUrl: 'https://acme.slack.com/',
  slackMainUser: 'Dana',
  slackAuthorizedAt: at,
  isOauthV1: false,
  scope: 'chat:write',
  botScope: 'commands',
};

test('a widget is connected with its workspace, permissions, and main user, known by id without a name', () => {
  expect(connectedBy(grantOf(), at)).toEqual(connected);
  expect(connectedBy(grantOf({ userName: '' }), at)).toEqual({ ...connected, slackMainUser: 'U1' });
});

const before = { slackMainUser: 'Luis', scope: 'channels:write', botScope: 'channels:read', isOauthV1: false };

test.each([
  [
    'the main user’s permissions add up, under their name',
    {},
    true,
    { slackMainUser: 'Luis', scope: 'channels:write,chat:write', botScope: 'channels:read,commands' },
  ],
  [
    'another user’s take the place of theirs',
    {},
    false,
    { slackMainUser: 'Dana', scope: 'chat:write', botScope: 'channels:read,commands' },
  ],
  [
    'those of the first version of OAuth no longer count once there is a bot',
    { isOauthV1: true },
    true,
    { slackMainUser: 'Dana', scope: 'chat:write', botScope: 'commands' },
  ],
])('of a grant, %s', (_, change, isMain, after) => {
  const widget = makeWidgetRecord({ ...before, ...change });
  expect(grantedTo(widget, grantOf(), { at, isMainUser: isMain })).toEqual({ ...connected, ...after });
});

test('a grant without a bot leaves a widget at the first version of OAuth', () => {
  const widget = makeWidgetRecord({ ...before, isOauthV1: true, botScope: '' });
  const change = grantedTo(widget, grantOf({ botScopes: [] }), { at, isMainUser: true });
  expect(change).toMatchObject({ isOauthV1: true, scope: 'channels:write,chat:write', botScope: '' });
});

test('permissions are read from a list with spaces and gaps, and written once each', () => {
  expect(listed(' a, b ,,c')).toEqual(['a', 'b', 'c']);
  expect(listed('')).toEqual([]);
  expect(joined(['a', 'b'], ['b', 'c'])).toBe('a,b,c');
});
