import { slackAuthorizeUrl, type SlackPurpose, type SlackState } from 'chatdeck/model';
import { createMemoryStore, writeSandboxCode } from 'chatdeck/service';
import { scenarios, signedInDataset } from 'chatdeck/testing';
import { WebClient } from '@slack/web-api';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../examples/server/src/api';
import { readConfig } from '../../examples/server/src/config';
import { createLog } from '../../examples/server/src/log';
import { writeToken } from '../../examples/server/src/slack/sandbox/tokens';
import { createApp } from '../../examples/server/src/web/app';
import { listen, type Listening } from '../../examples/server/src/web/listen';
import { alwaysReady } from './always-ready';

let server: Listening;
let url: string;
const logged: string[] = [];
const log = createLog('trace', { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  const store = createMemoryStore();
  const late: { app?: Hono } = {};
  server = await listen({ fetch: (...asked) => late.app?.fetch(...asked) ?? Response.error() }, 0);
  url = `http://localhost:${server.port}`;
  const { service, pages } = createApi(readConfig({}), store, log, url);
  late.app = createApp({
    service,
    pages,
    dashboardDir: 'examples/dashboard',
    log,
    checkReady: alwaysReady,
  });
  await store.load(await signedInDataset(scenarios.freshTrial(new Date()), new Date()));
});
afterAll(() => server.close());

const token = 'admin-token';

/** A browser on its way: keeps cookies and says where it was led. */
async function leave(purpose: SlackPurpose, state: SlackState) {
  const first = await fetch(slackAuthorizeUrl({ purpose, state, baseUrl: url }), {
    // As of a click on the dashboard.
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
  });
  const [cookie = ''] = (first.headers.get('Set-Cookie') ?? '').split(';');
  const address = first.headers.get('Location') ?? '';
  return { address, cookie, page: await fetch(address) };
}

/** What the page's form sends. */
function formOf(html: string): URLSearchParams {
  const form = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*>/g)) {
    const [, name = ''] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value = ''] = /value="([^"]*)"/.exec(input) ?? [];
    if (input.includes('type="hidden"') || /\schecked/.test(input)) form.append(name, value.replaceAll('&amp;', '&'));
  }
  return form;
}

async function submit(form: URLSearchParams, cookie: string): Promise<string> {
  const back = await fetch(`${url}/sandbox/slack/oauth/v2/authorize`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  expect(back.status).toBe(303);
  const answer = await fetch(back.headers.get('Location') ?? '', { headers: { Cookie: cookie }, redirect: 'manual' });
  return (answer.headers.get('Location') ?? '').replace(`${url}/#`, '');
}

async function widgetId(): Promise<string> {
  const answer = await fetch(`${url}/v1/users/current`, { headers: { Authorization: `Bearer ${token}` } });
  const { ces } = (await answer.json()) as { ces: { Id: number }[] };
  return String(ces[0]?.Id);
}

const rooms = async (id: string) =>
  fetch(`${url}/v1/chat_endpoints/${id}/rooms`, { headers: { Authorization: `Bearer ${token}` } });

describe('the sandbox’s page', () => {
  test('connects a workspace by a browser’s own steps, and a double return does nothing', async () => {
    const ceId = await widgetId();
    const { page, cookie } = await leave('connect', { token, ceId });
    const html = await page.text();
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(html).toContain('juniper-bikes.slack.com');

    const form = formOf(html);
    form.set('team', 'T05ACMESUP');
    form.set('user', 'U0SANDBOX3');
    form.append('decision', 'allow');
    const twice = new URLSearchParams(form);
    expect(await submit(form, cookie)).toBe(`/setup/${ceId}`);
    expect(await submit(twice, cookie)).toBe(`/setup/${ceId}?error=expired_state`);

    const names = ((await (await rooms(ceId)).json()) as { Name: string }[]).map(({ Name }) => Name);
    expect(names).toEqual(['general', 'random', 'support', 'sales']);
  });

  test('rejects canceling, and choices that don’t exist', async () => {
    const ceId = await widgetId();
    for (const change of [{ decision: 'deny' }, { decision: 'allow', team: 'T0' }, { decision: 'allow', user: 'U0' }]) {
      const { page, cookie } = await leave('connect', { token, ceId });
      const form = formOf(await page.text());
      for (const [name, value] of Object.entries(change)) form.set(name, value);
      expect(await submit(form, cookie)).toBe(`/setup/${ceId}?error=access_denied`);
    }
  });

  test('grants what is ticked and was asked for', async () => {
    const { page, cookie } = await leave('signup', {});
    const form = formOf(await page.text());
    form.delete('bot');
    form.append('bot', 'users:read');
    form.append('bot', 'users:read.email');
    form.append('bot', 'admin');
    form.set('decision', 'allow');
    form.set('team', 'T07JUNIPER');
    form.set('user', 'U0SANDBOX1');
    const signedUp = await submit(form, cookie);
    expect(signedUp).toMatch(/^\/login\?auth_token=/);
    const newToken = new URLSearchParams(signedUp.split('?')[1]).get('auth_token') ?? '';
    const answer = await fetch(`${url}/v1/users/current`, { headers: { Authorization: `Bearer ${newToken}` } });
    const user = (await answer.json()) as { email: string; ces: { BotScope: string }[] };
    expect(user.email).toBe('dana.whitfield@juniper-bikes.test');
    expect(user.ces[0]?.BotScope).toBe('users:read,users:read.email');
  });

  test.each([
    ['redirect_uri', 'https://evil.test/v1/webhook/slack/connect'],
    ['redirect_uri', ''],
    ['client_id', 'another'],
  ])('sends no one away with another %s (%j)', async (name, value) => {
    const { address } = await leave('signup', {});
    const asked = new URL(address);
    asked.searchParams.set(name, value);
    const page = await fetch(asked);
    expect([page.status, (await page.text()).includes('<form')]).toEqual([400, false]);
    const body = new URLSearchParams(asked.search);
    const posted = await fetch(asked.origin + asked.pathname, { method: 'POST', body, redirect: 'manual' });
    expect(posted.status).toBe(400);
  });

  test('shows what it was given as text', async () => {
    const { address } = await leave('signup', {});
    const asked = new URL(address);
    asked.searchParams.set('state', '"><script>alert(1)</script>');
    asked.searchParams.set('scope', '<img src=x>');
    expect(await (await fetch(asked)).text()).not.toMatch(/<script>|<img/);
  });
});

describe('the sandbox’s methods', () => {
  const client = (scopes: string[] | string) =>
    new WebClient(typeof scopes === 'string' ? scopes : writeToken({ teamId: 'T0METHODS', holder: 'bot', scopes }), {
      slackApiUrl: `${url}/sandbox/slack/api/`,
      retryConfig: { retries: 0 },
    });
  const errorOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: { data: object }) => error.data,
    );

  test('page as Slack does, and hide private and archived channels only where asked', async () => {
    const { conversations } = client(['channels:read']);
    const names: (string | undefined)[] = [];
    let cursor: string | undefined;
    do {
      const page = await conversations.list({ limit: 2, ...(cursor && { cursor }) });
      names.push(...(page.channels ?? []).map(({ name }) => name));
      cursor = page.response_metadata?.next_cursor;
    } while (cursor);
    expect(names).toEqual(['launch-2019', 'general', 'random', 'support', 'sales']);
    const all = await conversations.list({ types: 'public_channel,private_channel', exclude_archived: true });
    expect(all.channels?.filter(({ is_private }) => is_private).map(({ name }) => name)).toEqual(['leadership']);
    expect(all.channels?.some(({ is_archived }) => is_archived)).toBe(false);
  });

  test('want a token that they know, with the permission', async () => {
    expect(await errorOf(client('').conversations.list())).toMatchObject({ error: 'not_authed' });
    expect(await errorOf(client('xoxb-made-up').conversations.list())).toMatchObject({ error: 'invalid_auth' });
    expect(await errorOf(client(['commands']).conversations.create({ name: 'x' }))).toMatchObject({
      error: 'missing_scope',
      needed: 'channels:manage',
      provided: 'commands',
    });
    expect(await errorOf(client(['commands']).apiCall('constructor'))).toMatchObject({ error: 'unknown_method' });
  });

  test.each([
    ['', 'invalid_name_required'],
    ['x'.repeat(81), 'invalid_name_maxlength'],
    ['Two Words', 'invalid_name_specials'],
    ['general', 'name_taken'],
    ['leadership', 'name_taken'],
  ])('take no channel of the name %j', async (name, error) => {
    expect(await errorOf(client(['channels:manage']).conversations.create({ name }))).toMatchObject({ error });
  });

  test('let no one into archived and private channels', async () => {
    const { conversations } = client(['channels:join']);
    const join = (channel: string) => errorOf(conversations.join({ channel }));
    expect(await join('C0SANDBOXARCHIVED')).toMatchObject({ error: 'is_archived' });
    expect(await join('C0SANDBOXPRIVATE')).toMatchObject({ error: 'method_not_supported_for_channel_type' });
    expect(await join('C0NOWHERE')).toMatchObject({ error: 'channel_not_found' });
  });

  test('show people to whom may see them, their addresses apart', async () => {
    const of = async (scopes: string[]) => (await client(scopes).users.info({ user: 'U0SANDBOX1' })).user;
    expect((await of(['users:read']))?.profile?.email).toBeUndefined();
    expect((await of(['users:read', 'users:read.email']))?.profile?.email).toBe('dana.whitfield@t0methods.test');
    expect(await errorOf(client(['users:read']).users.info({ user: 'U0' }))).toMatchObject({ error: 'user_not_found' });
    const { members } = await client(['users:read']).users.list({});
    expect(members?.filter(({ deleted }) => deleted).map(({ name }) => name)).toEqual(['former.colleague']);
  });

  test('give tokens for a code once, to the app alone', async () => {
    const redirect_uri = `${url}/v1/webhook/slack/connect`;
    const grant = { teamId: 'T0METHODS', userId: 'U0SANDBOX1', botScopes: ['commands'], userScopes: [] };
    const code = writeSandboxCode({ ...grant, returnUrl: redirect_uri });
    const app = { client_id: 'sandbox', client_secret: 'sandbox', redirect_uri };
    const { access } = client('').oauth.v2;
    expect(await errorOf(access({ ...app, code, client_secret: 'x' }))).toMatchObject({ error: 'bad_client_secret' });
    expect(await errorOf(access({ ...app, code, client_id: 'x' }))).toMatchObject({ error: 'invalid_client_id' });
    expect(await errorOf(access({ ...app, code, redirect_uri: 'x' }))).toMatchObject({ error: 'invalid_code' });
    expect(await access({ ...app, code })).toMatchObject({ scope: 'commands', authed_user: { id: 'U0SANDBOX1' } });
    expect(await errorOf(access({ ...app, code }))).toMatchObject({ error: 'code_already_used' });
    const more = writeSandboxCode({ ...grant, botScopes: ['channels:read'], returnUrl: redirect_uri });
    expect((await access({ ...app, code: more })).scope).toBe('commands,channels:read');
  });
});

test('with the app’s id at Slack the sandbox is gone, and people are sent to Slack', async () => {
  const env = { SLACK_CLIENT_ID: '12.34', SLACK_CLIENT_SECRET: 'app-secret', APP_URL: 'https://chat.example.com/team' };
  const { service, pages } = createApi(readConfig(env), createMemoryStore(), log, url);
  const there = slackAuthorizeUrl({ purpose: 'signup', state: {}, baseUrl: 'https://chat.example.com' });
  const answer = await service.request(there);
  const { origin, pathname, searchParams } = new URL(answer.headers.get('Location') ?? '');
  expect(`${origin}${pathname}`).toBe('https://slack.com/oauth/v2/authorize');
  expect(searchParams.get('client_id')).toBe('12.34');
  expect(searchParams.get('redirect_uri')).toBe('https://chat.example.com/team/v1/webhook/slack/signup');
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^slack-\w+=1; Max-Age=900; Path=\/team\/v1\/webhook\/slack\/signup; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await pages.request('/sandbox/slack/oauth/v2/authorize')).status).toBe(404);
});

test('nothing that was logged holds a token, a state, a code or a key', async () => {
  const { cookie, page } = await leave('connect', { token, ceId: await widgetId() });
  const form = formOf(await page.text());
  form.set('decision', 'allow');
  await submit(form, cookie);
  const log = logged.join('');
  expect(log).toContain('/v1/webhook/slack/connect');
  expect(log).toContain('/sandbox/slack/api/oauth.v2.access');
  expect(log).not.toContain(token);
  expect(log).not.toMatch(/state|code=|xox|auth_token|cookie|\?/i);
});
