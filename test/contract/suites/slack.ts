import {
  botScopes,
  calls,
  permissionsOf,
  readAnswer,
  readSlackState,
  slackAuthorizeUrl,
  widgetsOf,
  writeSlackState,
  type SlackAuthorization,
  type SlackPurpose,
  type SlackState,
} from 'chatdeck/model';
import { writeSandboxCode, type SandboxGrant, type WidgetRecord } from 'chatdeck/service';
import { makeDataset, makeWidgetRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, start, tokens, widgetIds } from '../world';

const { acme, unfinished, globex } = widgetIds;
const [dana, luis] = ['U0SANDBOX1', 'U0SANDBOX2'];
const acmeTeam = 'T04ACME';
const otherTeam = 'T07JUNIPER';
const token = tokens.agent;
const minute = 60_000;
/** What a browser says of a click on one of the server’s own pages. */
const ownClick = { 'Sec-Fetch-Site': 'same-origin' };

/** Everything that a person may leave out or do elsewise at Slack. */
type Choice = Partial<Omit<SandboxGrant, 'returnUrl'>>;

interface Visit {
  purpose: SlackPurpose;
  /** Where the way to Slack led. */
  location: string;
  state: string;
  returnUrl: string;
  cookie: string;
}

/** The path of the way to Slack, below `/v1`. */
function wayTo(purpose: SlackPurpose, state: SlackState, more: Partial<SlackAuthorization> = {}): string {
  const { pathname, search } = new URL(slackAuthorizeUrl({ purpose, state, baseUrl: 'https://chat.test', ...more }));
  return `${pathname.replace('/v1', '')}${search}`;
}

export function slackSuite({ ask, pass, fill }: Contract): void {
  async function leave(
    purpose: SlackPurpose,
    state: SlackState,
    more: Partial<SlackAuthorization> = {},
  ): Promise<Visit> {
    const answer = await ask('GET', wayTo(purpose, state, more), { headers: ownClick, redirect: 'manual' });
    expect([answer.status, answer.headers.get('Referrer-Policy')]).toEqual([302, 'no-referrer']);
    const location = answer.headers.get('Location') ?? '';
    const { searchParams } = new URL(location);
    const [cookie = ''] = (answer.headers.get('Set-Cookie') ?? '').split(';');
    const [sent, returnUrl] = [searchParams.get('state') ?? '', searchParams.get('redirect_uri') ?? ''];
    return { purpose, location, state: sent, returnUrl, cookie };
  }

  /** Comes back with what Slack says, and tells to which page that leads. */
  async function comeBack({ purpose, state, cookie }: Visit, said: Record<string, string>): Promise<string> {
    const query = new URLSearchParams({ ...said, state }).toString();
    const answer = await ask('GET', `/webhook/slack/${purpose}?${query}`, {
      headers: cookie === '' ? {} : { Cookie: cookie },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    return pageIn(answer.headers.get('Location') ?? '');
  }

  const code = ({ returnUrl }: Visit, choice: Choice = {}) =>
    writeSandboxCode({
      teamId: acmeTeam,
      userId: dana,
      botScopes: [...botScopes],
      userScopes: ['channels:write'],
      ...choice,
      returnUrl,
    });
  const allow = async (visit: Visit, choice?: Choice) => comeBack(visit, { code: code(visit, choice) });
  const connect = async (choice: Choice = { teamId: otherTeam }) =>
    allow(await leave('connect', { token, ceId: String(unfinished) }), choice);
  const upgrade = async (choice: Choice, ceId = acme) =>
    allow(await leave('upgrade', { token, ceId: String(ceId) }), choice);

  async function widget(id: number = unfinished, as: string = token) {
    const user = readAnswer(calls.currentUser.answer, jsonOf(await ask('GET', '/users/current', { token: as })));
    return widgetsOf(user).find(({ Id }) => Id === id);
  }
  const rooms = (id: number = unfinished, as: string = token) =>
    ask('GET', `/chat_endpoints/${id}/rooms`, { token: as });

  /** The world with other widgets of the first account. */
  async function fillWidgets(...own: Partial<WidgetRecord>[]) {
    const world = makeWorld();
    const widgets = [...own.map(makeWidgetRecord), ...world.dataset.widgets.filter(({ accountId }) => accountId === 2)];
    await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets, chats: [] }) });
  }

  describe('the way there', () => {
    test('leads to Slack’s page with everything requested, and a state with a secret', async () => {
      const asked = { token, ceId: String(unfinished), source: 'ad' };
      const { location, state, returnUrl } = await leave('connect', asked);
      const { searchParams } = new URL(location);
      expect(searchParams.get('client_id')).toBe('sandbox');
      expect(searchParams.get('scope')).toBe(botScopes.join(','));
      expect(searchParams.get('user_scope')).toBe('channels:write');
      expect(returnUrl).toMatch(/^https?:\/\/[^/]+\/v1\/webhook\/slack\/connect$/);
      expect(readSlackState(state)).toEqual(asked);
      expect(state).not.toBe(writeSlackState(asked));
      expect((await leave('connect', asked)).state).not.toBe(state);
    });

    test('asks for one permission where only that is wanted, and never for one that the product has no use for', async () => {
      const [only] = permissionsOf({ requestChatWriteUserScope: false });
      const { location } = await leave('upgrade', { token, ceId: String(acme) }, { only });
      expect(new URL(location).searchParams.get('scope')).toBe('channels:manage');
      const query = new URLSearchParams({
        redirect_uri: 'x/signup',
        state: writeSlackState({}),
        scope: 'admin,commands',
      });
      const answer = await ask('GET', `/webhook/slack/authorize?${query.toString()}`, { redirect: 'manual' });
      const asked = new URL(answer.headers.get('Location') ?? '').searchParams;
      expect([asked.get('scope'), asked.get('user_scope')]).toEqual(['commands', '']);
    });

    test.each([
      ['connect', { token, ceId: String(unfinished) }],
      ['swap_user', { token, teamId: acmeTeam }],
      ['upgrade', { token, ceId: String(acme) }],
    ] as const)('first shows whose account it is to those that another site sends to %s', async (purpose, state) => {
      const { location } = await leave(purpose, state);
      const path = wayTo(purpose, state);
      for (const site of ['cross-site', 'same-site', 'none', undefined]) {
        const headers: Record<string, string> = site === undefined ? {} : { 'Sec-Fetch-Site': site };
        const answer = await ask('GET', path, { headers, redirect: 'manual' });
        expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
        expect(answer.headers.get('X-Frame-Options')).toBe('DENY');
        expect(answer.text).toContain('agent@acme.test');
        // What only a click opens.
        expect(answer.text).toContain(`<a href="${new URL(location).origin}${new URL(location).pathname}?`);
        expect(answer.text).not.toContain('http-equiv');
      }
    });

    test('asks no one who signs up, because their account is Slack’s', async () => {
      const path = wayTo('signup', {});
      const answer = await ask('GET', path, { headers: { 'Sec-Fetch-Site': 'cross-site' }, redirect: 'manual' });
      expect(answer.status).toBe(302);
    });

    test.each([
      ['connect', { token, ceId: String(globex) }, `/setup/${globex}?error=not_found`],
      ['connect', { token, ceId: '99' }, '/setup/99?error=not_found'],
      ['connect', { token }, '/setup?error=not_found'],
      ['upgrade', { token, ceId: '../x' }, '/permissions/..%2Fx?error=not_found'],
      ['swap_user', { token, teamId: 'T0NOBODY' }, '/permissions?error=not_found'],
      ['connect', { token: 'unknown', ceId: String(unfinished) }, '/login'],
      ['connect', { ceId: String(unfinished) }, '/login'],
    ] as const)('ends immediately for %s with %j', async (purpose, state, page) => {
      const { location, cookie } = await leave(purpose, state);
      expect([pageIn(location), cookie]).toEqual([page, '']);
    });

    test('is rejected for other sites’ scripts and for requests that only look', async () => {
      const path = wayTo('signup', {});
      expect((await ask('GET', path, { headers: { Origin: 'https://evil.test' }, redirect: 'manual' })).status).toBe(
        403,
      );
      expect((await ask('HEAD', path, { redirect: 'manual' })).status).toBe(404);
      expect((await ask('GET', '/webhook/slack/authorize?redirect_uri=x/elsewhere')).status).toBe(404);
    });

    test('is not gone without end', async () => {
      const query = new URLSearchParams({ redirect_uri: 'x/signup', state: writeSlackState({}) }).toString();
      const pages = [];
      for (let count = 0; count < 61; count += 1) {
        const headers = { 'X-Forwarded-For': '203.0.113.9' };
        const answer = await ask('GET', `/webhook/slack/authorize?${query}`, { headers, redirect: 'manual' });
        pages.push(answer.headers.get('Location'));
      }
      expect(pages.filter((page) => page?.endsWith('/#/signup?error=too_many_tries'))).toHaveLength(1);
    });
  });

  describe('the way back', () => {
    test('counts once, even for two returns in parallel', async () => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      const pages = await Promise.all([luis, dana, luis].map((userId) => allow(visit, { teamId: otherTeam, userId })));
      const late = `/setup/${unfinished}?error=expired_state`;
      expect(pages.sort()).toEqual([`/setup/${unfinished}`, late, late]);
      const before = await widget();
      expect(await allow(visit, { teamId: 'T0ELSEWHERE' })).toBe(late);
      expect(await widget()).toEqual(before);
    });

    test('counts in the browser that left, and no other one can use it up', async () => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      for (const cookie of ['', 'slack-0123456789abcdef=1']) {
        expect(await allow({ ...visit, cookie }, { teamId: otherTeam })).toMatch(/error=expired_state$/);
      }
      expect(await widget()).toMatchObject({ Step: '1' });
      expect(await allow(visit, { teamId: otherTeam })).toBe(`/setup/${unfinished}`);
    });

    test('keeps two tabs apart', async () => {
      const visits = [
        await leave('connect', { token, ceId: String(unfinished) }),
        await leave('upgrade', { token, ceId: String(acme) }),
      ];
      const cookie = visits.map((visit) => visit.cookie).join('; ');
      const pages = [];
      for (const visit of visits) pages.push(await allow({ ...visit, cookie }));
      expect(pages).toEqual([`/setup/${unfinished}`, `/permissions/${acme}`]);
    });

    test('counts for a quarter of an hour', async () => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      pass(15 * minute - 1);
      expect(await allow(visit, { teamId: otherTeam })).toBe(`/setup/${unfinished}`);
      const late = await leave('connect', { token, ceId: String(unfinished) });
      pass(15 * minute);
      expect(await allow(late, { teamId: otherTeam })).toBe(`/setup/${unfinished}?error=expired_state`);
    });

    test.each([
      ['another widget', { ceId: String(acme) }],
      ['another person', { token: tokens.admin }],
      ['another account', { token: tokens.foreign, ceId: String(globex) }],
    ])('does not count for %s than it was begun for', async (_what, change) => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      const before = [await widget(acme), await widget(globex, tokens.foreign)];
      const state = writeSlackState({ token, ceId: String(unfinished), ...change });
      expect(await allow({ ...visit, state }, { teamId: otherTeam })).toMatch(/error=expired_state$/);
      expect([await widget(acme), await widget(globex, tokens.foreign)]).toEqual(before);
    });

    test('does not count for another purpose', async () => {
      const visit = await leave('upgrade', { token, ceId: String(acme) });
      expect(await allow({ ...visit, purpose: 'connect' })).toBe(`/setup/${acme}?error=expired_state`);
    });

    test.each(['', 'no-state', 'e30', writeSlackState({ token: 'x' })])('rejects the state %j', async (state) => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      expect(await allow({ ...visit, state })).toMatch(/^\/setup\?error=(invalid|expired)_state$/);
    });

    test('leads to the sign-in if the session has ended in between', async () => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      await ask('HEAD', '/users/logout', { token });
      expect(await allow(visit, { teamId: otherTeam })).toBe('/login');
      expect(await widget(unfinished, tokens.admin)).toMatchObject({ Step: '1' });
    });

    test.each([
      [{ error: 'access_denied' }, 'access_denied'],
      [{ error: '<script>' }, 'unknown'],
      [{ error: '', code: 'x' }, 'unknown'],
      [{}, 'invalid_code'],
      [{ code: 'made-up' }, 'invalid_code'],
    ])('says what went wrong after %j, and another try works', async (said, error) => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      expect(await comeBack(visit, said as Record<string, string>)).toBe(`/setup/${unfinished}?error=${error}`);
      expect(await widget()).toMatchObject({ Step: '1' });
      expect(await connect()).toBe(`/setup/${unfinished}`);
    });

    test('takes no code that was given for elsewhere', async () => {
      const visit = await leave('connect', { token, ceId: String(unfinished) });
      const stolen = code({ ...visit, returnUrl: 'https://evil.test/v1/webhook/slack/connect' });
      expect(await comeBack(visit, { code: stolen })).toBe(`/setup/${unfinished}?error=invalid_code`);
    });
  });

  describe('connect', () => {
    test('sets Step 2 with the workspace, its permissions and the main user', async () => {
      expect(await connect({ teamId: otherTeam, userId: luis })).toBe(`/setup/${unfinished}`);
      expect(await widget()).toMatchObject({
        Step: '2',
        RoomId: '',
        RoomName: '',
        slackTeamId: otherTeam,
        slackBaseUrl: 'https://juniper-bikes.slack.com/',
        slackMainUser: 'Luis Ferreira',
        slackAuthorizedAt: start.getTime(),
        Scope: 'channels:write',
        BotScope: botScopes.join(','),
        OauthV1: false,
      });
      const channels = await rooms();
      expect([channels.status, channels.text.match(/"Name":"\w+"/g)]).toEqual([
        200,
        ['general', 'random', 'support', 'sales'].map((name) => `"Name":"${name}"`),
      ]);
    });

    test('holds what was granted and no more, and names what is missing', async () => {
      await connect({ teamId: 'T0FEWER', botScopes: ['channels:read', 'users:read'], userScopes: [] });
      expect(await widget()).toMatchObject({ Scope: '', BotScope: 'channels:read,users:read' });
      expect((await rooms()).status).toBe(200);
      const answer = await ask('POST', `/chat_endpoints/${unfinished}/channels`, {
        token,
        body: { channelName: 'website', newChannelButtonDisabled: false, newChannelError: '' },
      });
      expect([answer.status, jsonOf(answer)]).toEqual([
        400,
        {
          Message: 'The Slack permission channels:manage is missing. Approve it first.',
          Code: 'missing_scope',
        },
      ]);
    });

    test('does not take a finished widget to another workspace, and leaves its channel', async () => {
      const before = await widget(acme);
      const to = (choice: Choice) =>
        leave('connect', { token, ceId: String(acme) }).then((visit) => allow(visit, choice));
      expect(await to({ teamId: otherTeam })).toBe(`/setup/${acme}?error=already_connected`);
      expect(await widget(acme)).toEqual(before);
      expect(await to({})).toBe(`/setup/${acme}`);
      expect(await widget(acme)).toMatchObject({ Step: '3', RoomId: before?.RoomId, RoomName: 'website' });
    });

    test('never shows or repeats what the workspace’s keys are', async () => {
      await connect();
      for (const path of ['/users/current', '/users/current/chat_endpoints', `/chat_endpoints/${unfinished}/rooms`]) {
        expect((await ask('GET', path, { token: tokens.admin })).text).not.toMatch(/xox|[bB]otKey|userKey/);
      }
    });

    test('changes nothing in another account that has the same workspace', async () => {
      const world = makeWorld();
      const widgets = world.dataset.widgets.map((record) => ({ ...record, slackTeamId: otherTeam }));
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, widgets }) });
      const before = await widget(globex, tokens.foreign);
      await connect({ teamId: otherTeam, userId: luis });
      expect(await widget(acme)).toMatchObject({ slackMainUser: 'Luis Ferreira' });
      expect(await widget(globex, tokens.foreign)).toEqual(before);
    });
  });

  describe('upgrade', () => {
    test('adds to what the main user granted, for every widget of the workspace', async () => {
      const few = { scope: '', botScope: 'commands' };
      await fillWidgets({ id: acme, ...few }, { id: 13, ...few }, { id: 14, slackTeamId: otherTeam, ...few });
      expect(await upgrade({ botScopes: ['channels:read'], userScopes: ['chat:write'] })).toBe(`/permissions/${acme}`);
      const more = {
        Scope: 'chat:write',
        BotScope: 'commands,channels:read',
        slackMainUser: 'Dana Whitfield',
        Step: '3',
      };
      expect(await widget(acme)).toMatchObject(more);
      expect(await widget(13)).toMatchObject(more);
      expect(await widget(14)).toMatchObject({ Scope: '', BotScope: 'commands' });
    });

    test('one permission after the other opens one call after the other', async () => {
      const fresh = { teamId: 'T0STEPS', userScopes: [] };
      await connect({ ...fresh, botScopes: ['commands'] });
      expect(jsonOf(await rooms())).toMatchObject({ Code: 'missing_scope' });
      await upgrade({ ...fresh, botScopes: ['channels:read'] }, unfinished);
      expect((await rooms()).status).toBe(200);
      await upgrade({ teamId: 'T0STEPS', botScopes: [], userScopes: ['channels:write'] }, unfinished);
      expect(await widget()).toMatchObject({ Scope: 'channels:write', BotScope: 'commands,channels:read' });
      expect((await rooms()).status).toBe(200);
    });

    test('rejects another user and another workspace', async () => {
      const before = await widget(acme);
      expect(await upgrade({ userId: luis })).toBe(`/permissions/${acme}?error=wrong_user`);
      expect(await upgrade({ teamId: otherTeam })).toBe(`/permissions/${acme}?error=wrong_team`);
      expect(await widget(acme)).toEqual(before);
    });

    test('knows the main user by who they are once the workspace was connected', async () => {
      await connect({ teamId: otherTeam, userId: luis });
      expect(await upgrade({ teamId: otherTeam, userId: dana }, unfinished)).toBe(
        `/permissions/${unfinished}?error=wrong_user`,
      );
      // Whose name may not be read is still known.
      expect(await upgrade({ teamId: otherTeam, userId: luis, botScopes: [] }, unfinished)).toBe(
        `/permissions/${unfinished}`,
      );
      expect(await widget()).toMatchObject({ slackMainUser: 'Luis Ferreira' });
    });

    test('brings a widget of the first version of OAuth to the second', async () => {
      await fillWidgets({ id: acme, isOauthV1: true, scope: 'client', botScope: '' });
      expect(await upgrade({})).toBe(`/permissions/${acme}`);
      expect(await widget(acme)).toMatchObject({
        OauthV1: false,
        Scope: 'channels:write',
        BotScope: botScopes.join(','),
        Step: '3',
        RoomName: 'website',
      });
    });

    test('needs a workspace', async () => {
      await fillWidgets({ id: unfinished, step: '1', slackTeamId: '', slackMainUser: '', scope: '', botScope: '' });
      expect(await upgrade({}, unfinished)).toBe(`/permissions/${unfinished}?error=not_connected`);
    });
  });

  describe('swap_user', () => {
    const swap = async (choice: Choice, teamId = acmeTeam) =>
      allow(await leave('swap_user', { token, teamId }), choice);

    test('changes the main user of every widget of the workspace', async () => {
      await fillWidgets({ id: acme }, { id: 13 }, { id: 14, slackTeamId: otherTeam });
      expect(await swap({ userId: luis, userScopes: ['chat:write'] })).toBe('/?userSwapped');
      const swapped = { slackMainUser: 'Luis Ferreira', Scope: 'chat:write', BotScope: botScopes.join(','), Step: '3' };
      expect(await widget(acme)).toMatchObject(swapped);
      expect(await widget(13)).toMatchObject(swapped);
      expect(await widget(14)).toMatchObject({ slackMainUser: 'Dana Whitfield', Scope: 'channels:write' });
      expect(await upgrade({ userId: dana })).toBe(`/permissions/${acme}?error=wrong_user`);
      expect(await upgrade({ userId: luis })).toBe(`/permissions/${acme}`);
    });

    test('rejects another workspace', async () => {
      const before = await widget(acme);
      expect(await swap({ teamId: otherTeam, userId: luis })).toBe('/permissions?error=wrong_team');
      expect(await widget(acme)).toEqual(before);
    });

    test('leaves another account’s widgets of the workspace alone', async () => {
      const before = await widget(globex, tokens.foreign);
      await swap({ userId: luis });
      expect(await widget(globex, tokens.foreign)).toEqual(before);
    });
  });

  describe('signup', () => {
    const signUp = async (choice: Choice, state: SlackState = {}) => allow(await leave('signup', state), choice);
    const newTeam = { teamId: otherTeam, userId: luis };

    test('makes an account whose first widget is connected, and signs its person in', async () => {
      const page = await signUp(newTeam);
      expect(page).toMatch(/^\/login\?auth_token=\w{20,}$/);
      const newToken = new URLSearchParams(page.split('?')[1]).get('auth_token') ?? '';
      const current = jsonOf(await ask('GET', '/users/current', { token: newToken }));
      expect(current).toMatchObject({ email: 'luis.ferreira@juniper-bikes.test', admin: true, ActiveTOSPP: '' });
      const [first, ...rest] = widgetsOf(readAnswer(calls.currentUser.answer, current));
      expect(first).toMatchObject({ Step: '2', slackTeamId: otherTeam, slackMainUser: 'Luis Ferreira', RoomId: '' });
      expect(rest).toEqual([]);
      expect((await rooms(Number(first?.Id), newToken)).status).toBe(200);
    });

    test('makes one account for an address', async () => {
      await signUp(newTeam);
      expect(await signUp(newTeam, { source: 'ad & more' })).toBe('/signup?error=user_exists&source=ad+%26+more');
    });

    test.each([
      [{ error: 'access_denied' }, 'access_denied'],
      [{ code: 'made-up' }, 'invalid_code'],
    ])('comes to nothing after %j', async (said, error) => {
      expect(await comeBack(await leave('signup', {}), said as Record<string, string>)).toBe(`/signup?error=${error}`);
    });

    test('needs to know the address', async () => {
      expect(await signUp({ ...newTeam, botScopes: ['users:read'] })).toBe('/signup?error=email_unknown');
    });

    test('signs in no one who was lured there with another’s code and state', async () => {
      const visit = await leave('signup', {});
      expect(await allow({ ...visit, cookie: '' }, newTeam)).toBe('/signup?error=expired_state');
    });
  });
}

/** The dashboard's address in a location, which must be the service's own. */
function pageIn(location: string): string {
  const [site = '', page = ''] = location.split('/#');
  expect(site).toMatch(/^https?:\/\/(localhost:\d+|api\.chatdeck\.test)$/);
  return page;
}
