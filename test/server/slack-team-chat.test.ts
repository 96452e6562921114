import { createMemoryStore, type TeamWorkspace } from 'chatdeck/service';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chooseTeamChat } from '../../examples/server/src/slack/choose-team-chat';
import { createSealedKeys } from '../../examples/server/src/slack/sealed-keys';
import { createSlackTeamChat } from '../../examples/server/src/slack/team-chat';
import { startFakeSlack } from './slack-fake';

let slack: Awaited<ReturnType<typeof startFakeSlack>>;
beforeAll(async () => {
  slack = await startFakeSlack();
});
afterAll(() => slack.stop());

const app = { clientId: '12.34', clientSecret: 'app-secret' };
const sealed = createSealedKeys(app.clientSecret);
const workspace: TeamWorkspace = {
  teamId: 'T0ONE',
  botScopes: ['channels:read', 'channels:manage'],
  userScopes: ['channels:write'],
  keys: { bot: sealed.seal('xoxb-bot'), user: sealed.seal('xoxp-user') },
};
const chatWith = (more = {}) => createSlackTeamChat({ ...app, slackApiUrl: slack.url, ...more });

describe('channels', () => {
  test('are read page by page, without private and archived ones, even where a page is empty', async () => {
    const row = { topic: { value: 'About' }, is_archived: false, is_private: false };
    slack.will({
      'conversations.list': [
        { ok: true, channels: [{ ...row, id: 'C1', name: 'one' }], response_metadata: { next_cursor: 'next=' } },
        { ok: true, channels: [], response_metadata: { next_cursor: 'last' } },
        {
          ok: true,
          channels: [
            { id: 'C2', name: 'two' },
            { ...row, id: 'C3', name: 'secret', is_private: true },
            { ...row, id: 'C4', name: 'old', is_archived: true },
            { ...row, id: 'C5' },
          ],
          response_metadata: { next_cursor: '' },
        },
      ],
    });
    expect(await chatWith().listChannels(workspace)).toEqual([
      { id: 'C1', name: 'one', topic: 'About' },
      { id: 'C2', name: 'two', topic: '' },
    ]);
    const args = { limit: '1000', types: 'public_channel', exclude_archived: 'true' };
    const asked = (more = {}) => ({ method: 'conversations.list', token: 'xoxb-bot', args: { ...args, ...more } });
    expect(slack.calls).toEqual([asked(), asked({ cursor: 'next=' }), asked({ cursor: 'last' })]);
  });

  const pageOf = (id: string, next: string) => ({
    ok: true,
    channels: [{ id, name: id, is_archived: false, is_private: false }],
    response_metadata: { next_cursor: next },
  });

  test('end somewhere, however many pages Slack has, and the server hears that some are missing', async () => {
    const onIncomplete = vi.fn();
    slack.will({ 'conversations.list': Array.from({ length: 99 }, (_, page) => pageOf(`C${page}`, `more ${page}`)) });
    expect(await chatWith({ onIncomplete }).listChannels(workspace)).toHaveLength(20);
    expect(slack.calls).toHaveLength(20);
    expect(onIncomplete.mock.calls).toEqual([['channels', 'T0ONE']]);
  });

  test('are read once each if Slack gives the same cursor again, and the server hears of it', async () => {
    const onIncomplete = vi.fn();
    const pages = [pageOf('C1', 'a'), pageOf('C2', 'b'), pageOf('C3', 'a'), pageOf('C2', 'b')];
    slack.will({ 'conversations.list': pages });
    const channels = await chatWith({ onIncomplete }).listChannels(workspace);
    expect(channels.map(({ id }) => id)).toEqual(['C1', 'C2', 'C3']);
    expect(onIncomplete.mock.calls).toEqual([['channels', 'T0ONE']]);
  });

  test('that are incomplete are logged once per workspace, and complete ones never', async () => {
    const warn = vi.fn();
    const config = { ...app, url: slack.url.replace('/api/', '') };
    const { teamChat } = chooseTeamChat({ slack: config, store: createMemoryStore(), url: '', log: { warn } });
    slack.will({ 'conversations.list': [pageOf('C1', '')] });
    await teamChat.listChannels(workspace);
    expect(warn).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time += 1) {
      slack.will({ 'conversations.list': [pageOf('C1', 'a'), pageOf('C2', 'a')] });
      await teamChat.listChannels(workspace);
    }
    expect(warn.mock.calls).toEqual([[{ list: 'channels', teamId: 'T0ONE' }, 'a list from Slack is incomplete']]);
  });

  test('are made and renamed by the main user where they allowed it, else by the bot, and joined by the bot', async () => {
    const channel = { id: 'C1', name: 'website', topic: { value: '' } };
    const answer = { ok: true, channel };
    slack.will({
      'conversations.create': [answer, answer, answer],
      'conversations.rename': [answer],
      'conversations.join': [{ ok: true }],
    });
    const chat = chatWith();
    expect(await chat.createChannel(workspace, 'website')).toEqual({ id: 'C1', name: 'website', topic: '' });
    await chat.createChannel({ ...workspace, userScopes: [] }, 'website');
    await chat.createChannel({ ...workspace, keys: { bot: sealed.seal('xoxb-bot'), user: '' } }, 'website');
    await chat.renameChannel(workspace, 'C1', 'front-desk');
    await chat.joinChannel(workspace, 'C1');
    expect(slack.calls.map(({ method, token, args }) => [method, token, args])).toEqual([
      ['conversations.create', 'xoxp-user', { name: 'website' }],
      ['conversations.create', 'xoxb-bot', { name: 'website' }],
      ['conversations.create', 'xoxb-bot', { name: 'website' }],
      ['conversations.rename', 'xoxp-user', { channel: 'C1', name: 'front-desk' }],
      ['conversations.join', 'xoxb-bot', { channel: 'C1' }],
    ]);
  });
});

test('people are read page by page, without those who left, and slackbot is a bot', async () => {
  slack.will({
    'users.list': [
      { ok: true, members: [{ id: 'U1', name: 'dana' }], response_metadata: { next_cursor: 'more' } },
      {
        ok: true,
        members: [
          { id: 'U2', name: 'left', deleted: true },
          { id: 'U3', name: 'helper', is_bot: true, profile: { bot_id: 'B3' } },
          { id: 'USLACKBOT', name: 'slackbot', is_bot: false },
        ],
      },
    ],
  });
  expect(await chatWith().listUsers(workspace)).toEqual([
    { id: 'U1', name: 'dana', isBot: false, botId: '' },
    { id: 'U3', name: 'helper', isBot: true, botId: 'B3' },
    { id: 'USLACKBOT', name: 'slackbot', isBot: true, botId: '' },
  ]);
});

describe('what goes wrong', () => {
  const failing = async (answer: Response | object, more = {}) => {
    slack.will({ 'conversations.create': [answer, answer] });
    return chatWith(more)
      .createChannel(workspace, 'website')
      .catch((error: unknown) => error);
  };

  test.each([
    ['name_taken', 'name_taken'],
    ['invalid_name', 'invalid_name'],
    ['invalid_name_specials', 'invalid_name'],
    ['invalid_name_maxlength', 'invalid_name'],
    ['not_in_channel', 'not_in_channel'],
    ['channel_not_found', 'channel_not_found'],
    ['is_archived', 'is_archived'],
    ['restricted_action', 'restricted_action'],
    ['token_revoked', 'not_connected'],
    ['token_expired', 'not_connected'],
    ['account_inactive', 'not_connected'],
    ['not_authed', 'not_connected'],
    ['invalid_auth', 'not_connected'],
    ['too_many_convos_for_team', 'too_many_channels'],
    ['ratelimited', 'rate_limited'],
    ['fatal_error', 'unavailable'],
    ['constructor', 'unavailable'],
  ])('%s is %s', async (error, code) => {
    expect(await failing({ ok: false, error })).toMatchObject({ name: 'TeamChatError', code });
  });

  test('a missing permission is named', async () => {
    const answer = { ok: false, error: 'missing_scope', needed: 'channels:manage', provided: 'commands' };
    expect(await failing(answer)).toMatchObject({ code: 'missing_scope', needed: 'channels:manage' });
  });

  test('a short wait that Slack wants is waited, once', async () => {
    const busy = () => new Response('', { status: 429, headers: { 'Retry-After': '0' } });
    const channel = { id: 'C1', name: 'website' };
    slack.will({ 'conversations.create': [busy(), { ok: true, channel }] });
    expect(await chatWith().createChannel(workspace, 'website')).toMatchObject(channel);
    slack.will({ 'conversations.create': [busy(), busy(), { ok: true, channel }] });
    await expect(chatWith().createChannel(workspace, 'website')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(slack.calls).toHaveLength(2);
  });

  test('a long wait is reported immediately', async () => {
    const answer = new Response('', { status: 429, headers: { 'Retry-After': '30' } });
    expect(await failing(answer)).toMatchObject({ code: 'rate_limited', retryAfter: 30 });
    expect(slack.calls).toHaveLength(1);
  });

  test.each([
    ['a server error', new Response('<html>xoxb-secret</html>', { status: 502 })],
    ['what is no JSON', new Response('<html>xoxb-secret</html>')],
    ['a channel without an id', { ok: true, channel: {} }],
  ])('%s is Slack being unavailable, and shows nothing of the answer', async (_what, answer) => {
    const error = (await failing(answer)) as Error;
    expect(error).toMatchObject({ code: 'unavailable' });
    expect(`${error.message} ${(error.cause as Error).message}`).not.toContain('xoxb');
  });

  test('no answer in time, and no server, mean that Slack is unavailable', async () => {
    expect(await failing(new Promise<never>(() => undefined), { timeoutMs: 50 })).toMatchObject({
      code: 'unavailable',
    });
    const nowhere = createSlackTeamChat({ ...app, slackApiUrl: 'http://localhost:1/api/' });
    await expect(nowhere.listUsers(workspace)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each([
    ['was never connected', undefined],
    ['has keys that were sealed with another secret', { bot: createSealedKeys('other').seal('xoxb-bot'), user: '' }],
    ['has keys that nobody sealed', { bot: 'xoxb-bot', user: 'x' }],
  ])('a workspace that %s is asked nothing', async (_what, keys) => {
    slack.will({});
    await expect(chatWith().listChannels({ ...workspace, keys })).rejects.toMatchObject({ code: 'not_connected' });
    expect(slack.calls).toEqual([]);
  });

  test('nothing is written to the console', async () => {
    const spies = (['debug', 'info', 'warn', 'error', 'log'] as const).map((name) => vi.spyOn(console, name));
    await failing(new Response('', { status: 502 }));
    await failing(new Response('', { status: 429, headers: { 'Retry-After': '30' } }));
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
  });
});

describe('a code', () => {
  const granted = {
    ok: true,
    access_token: 'xoxb-new',
    scope: 'users:read,commands',
    team: { id: 'T0ONE', name: 'One' },
    authed_user: { id: 'U1', scope: 'channels:write', access_token: 'xoxp-new' },
  };
  const authTest = { ok: true, url: 'https://one.slack.com/', user: 'dana', user_id: 'U1' };
  const person = { id: 'U1', real_name: 'Dana W', profile: { real_name: 'Dana Whitfield', email: 'dana@one.test' } };
  const redeem = () => chatWith().redeem('the-code', 'https://chat.test/v1/webhook/slack/connect');

  test('is exchanged with the app’s secret for sealed keys and who granted them', async () => {
    slack.will({
      'oauth.v2.access': [granted],
      'auth.test': [authTest],
      'users.info': [{ ok: true, user: person }],
    });
    const { keys, ...grant } = await redeem();
    expect(grant).toEqual({
      teamId: 'T0ONE',
      teamUrl: 'https://one.slack.com/',
      userId: 'U1',
      userName: 'Dana Whitfield',
      email: 'dana@one.test',
      botScopes: ['users:read', 'commands'],
      userScopes: ['channels:write'],
    });
    expect([sealed.open(keys.bot), sealed.open(keys.user)]).toEqual(['xoxb-new', 'xoxp-new']);
    expect(JSON.stringify(keys)).not.toContain('xox');
    const redirect_uri = 'https://chat.test/v1/webhook/slack/connect';
    expect(slack.calls[0]?.args).toEqual({
      client_id: '12.34',
      client_secret: 'app-secret',
      code: 'the-code',
      redirect_uri,
    });
    expect(slack.calls.slice(1).map(({ token }) => token)).toEqual(['xoxp-new', 'xoxb-new']);
  });

  test('of a person alone brings their key alone', async () => {
    const { access_token: _bot, scope: _scope, ...personOnly } = granted;
    slack.will({
      'oauth.v2.access': [personOnly],
      'auth.test': [authTest],
      'users.info': [{ ok: false, error: 'missing_scope', needed: 'users:read', provided: 'channels:write' }],
    });
    const grant = await redeem();
    expect(grant).toMatchObject({ userName: 'dana', email: '', botScopes: [], userScopes: ['channels:write'] });
    expect(grant.keys.bot).toBe('');
  });

  test('of the bot alone does not take the bot for a person', async () => {
    slack.will({
      'oauth.v2.access': [{ ...granted, authed_user: { id: 'U1' } }],
      'auth.test': [{ ...authTest, user: 'chatdeck' }],
      'users.info': [{ ok: false, error: 'missing_scope' }],
    });
    expect(await redeem()).toMatchObject({ userId: 'U1', userName: '', userScopes: [] });
  });

  test.each([
    ['invalid_code', 'invalid_code'],
    ['code_already_used', 'invalid_code'],
    ['bad_client_secret', 'unavailable'],
  ])('that Slack rejects with %s is %s', async (error, code) => {
    slack.will({ 'oauth.v2.access': [{ ok: false, error }] });
    await expect(redeem()).rejects.toMatchObject({ code });
  });

  test('for a whole organization names no workspace and is rejected', async () => {
    slack.will({ 'oauth.v2.access': [{ ...granted, team: null }] });
    await expect(redeem()).rejects.toMatchObject({ code: 'not_connected' });
  });
});

test('a sealed key is another text each time, and cannot be changed', () => {
  const [first, second] = [sealed.seal('xoxb-bot'), sealed.seal('xoxb-bot')];
  expect(first).not.toBe(second);
  const changed = Buffer.from(first, 'base64url');
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(sealed.open(changed.toString('base64url'))).toBeUndefined();
  expect([sealed.seal(''), sealed.open(''), sealed.open(first)]).toEqual(['', undefined, 'xoxb-bot']);
});
