import { makeDataset, makeWidgetRecord, plainPasswords, signedInDataset } from 'chatdeck/testing';
import { createMemoryStore, createService, TeamChatError, type Store, type TeamChat } from 'chatdeck/service';
import { expect, test } from 'vitest';
import { pictures, pngOf } from '../contract/pictures';
import { makeWorld, serviceKeys, start, tokens, widgetIds } from '../contract/world';

const { acme, unfinished } = widgetIds;
const widget = `/chat_endpoints/${acme}`;

interface Ask {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Place {
  change?: (store: Store) => void;
  teamChat?: (store: Store) => Partial<TeamChat>;
  widgets?: Parameters<typeof makeWidgetRecord>[0][];
}

/** What a caller reads: the status, and the body of the answer. */
async function told(method: string, path: string, { token, body, headers }: Ask = {}, place: Place = {}) {
  const store = createMemoryStore();
  const world = makeWorld();
  const widgets = place.widgets?.map(makeWidgetRecord) ?? world.dataset.widgets;
  await store.load(await signedInDataset({ ...world, dataset: makeDataset({ ...world.dataset, widgets }) }, start));
  place.change?.(store);
  const teamChat = place.teamChat && ({ clientId: 'x', authorizeUrl: '/x', ...place.teamChat(store) } as TeamChat);
  const service = createService({ store, passwords: plainPasswords, now: () => start, teamChat });
  const authorization = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const answer = await service.request(`http://api.test/v1${path}`, {
    method,
    headers: { ...authorization, ...headers },
    body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
  });
  return [answer.status, (await answer.json()) as unknown];
}

const admin = { token: tokens.admin };
const agent = { token: tokens.agent };
const key = { token: serviceKeys.acme };
const person = { id: 'p1', email: 'p1@acme.test', name: 'P', role: 'agent' };

function upload(bytes: Uint8Array<ArrayBuffer>, size = bytes.length): Ask {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'me.png');
  form.append('size', String(size));
  return { ...agent, body: form };
}

const notFound = { Code: 'not_found', Message: 'We couldn’t find this. It may have been deleted.' };

test.each<[string, string, string, Ask, number, object]>([
  ['nothing is there', 'GET', '/nowhere', {}, 404, notFound],
  [
    'they aren’t signed in',
    'GET',
    '/users/current',
    {},
    403,
    { Code: 'not_signed_in', Message: 'Log in to continue.' },
  ],
  [
    'they are no admin',
    'PUT',
    '/accounts/generate-api-key',
    agent,
    400,
    { Code: 'not_admin', Message: 'Only admins can do this. Ask an admin of your account.' },
  ],
  [
    'a service key is unknown',
    'POST',
    '/partner/tokens',
    { token: 'chatdeck_sk_none', body: { accountId: 1, person } },
    403,
    { Code: 'invalid_service_key', Message: 'This call needs a valid service key.' },
  ],
  [
    'a page sends a service key',
    'POST',
    '/partner/tokens',
    { ...key, headers: { Origin: 'http://api.test' }, body: {} },
    400,
    { Code: 'server_only', Message: 'Make this call from your server. A web page must not have a service key.' },
  ],
  [
    'their site isn’t on the list',
    'GET',
    '/users/current',
    { ...admin, headers: { Origin: 'https://other.test' } },
    403,
    {
      Code: 'origin_not_allowed',
      Message: 'The site of the Origin header isn’t allowed to use this API. Add it to ALLOWED_ORIGINS.',
    },
  ],
  [
    'a password is wrong',
    'POST',
    '/p/sessions',
    { body: { email: 'admin@acme.test', password: 'wrong' } },
    400,
    { Code: 'wrong_credentials', Message: 'Wrong email or password.' },
  ],
  [
    'an email address is none',
    'POST',
    '/dashboard-admin/users',
    { ...admin, body: { email: 'nobody' } },
    400,
    { Code: 'invalid_email', Path: 'email', Message: 'Email is invalid' },
  ],
  [
    'an email address is taken',
    'POST',
    '/dashboard-admin/users',
    { ...admin, body: { email: 'owner@globex.test' } },
    400,
    { Code: 'user_exists', Path: 'email', Message: 'User already exists' },
  ],
  [
    'a password is too short',
    'POST',
    '/p/users',
    { body: { email: 'new@acme.test', password: 'x' } },
    400,
    { Code: 'password_too_short', Path: 'password', Message: 'Password is too short' },
  ],
  [
    'the picture is larger than it says',
    'POST',
    `${widget}/team-avatar`,
    upload(pictures['image/png'], 1),
    400,
    { Code: 'invalid', Path: 'size', Message: 'The size doesn’t match the file.' },
  ],
  [
    'the picture has more than 2 MB',
    'POST',
    `${widget}/team-avatar`,
    upload(new Uint8Array(2 * 1024 * 1024 + 1)),
    400,
    {
      Code: 'image_too_large',
      Path: 'file',
      Message: 'This image is too large. Choose one that’s 2 MB or smaller.',
    },
  ],
  [
    'the picture has too many pixels',
    'POST',
    `${widget}/team-avatar`,
    upload(pngOf(4097, 1)),
    400,
    { Code: 'too_many_pixels', Path: 'file', Message: 'The image can be up to 4096 pixels wide and high.' },
  ],
  [
    'the file is no picture',
    'POST',
    `${widget}/team-avatar`,
    upload(new Uint8Array([1, 2, 3])),
    400,
    {
      Code: 'not_an_image',
      Path: 'file',
      Message: 'This file isn’t supported. Choose a PNG, JPEG, GIF, or WebP image.',
    },
  ],
  [
    'no picture is sent',
    'POST',
    `${widget}/team-avatar`,
    { ...agent, body: new FormData() },
    400,
    { Code: 'invalid', Path: 'file', Message: 'The value of file isn’t valid.' },
  ],
  [
    'the channel doesn’t exist',
    'PUT',
    `${widget}/connect_ce`,
    { ...agent, body: { RoomId: 'C0NOWHERE', RoomName: 'x' } },
    400,
    { Code: 'invalid', Path: 'RoomId', Message: 'Slack couldn’t find this channel. Choose another.' },
  ],
  [
    'the channel’s name is invalid',
    'POST',
    `${widget}/channels`,
    { ...agent, body: { channelName: 'Two words', newChannelButtonDisabled: false, newChannelError: '' } },
    400,
    {
      Code: 'invalid_channel_name',
      Path: 'channelName',
      Message: 'Use 1 to 21 characters: lowercase letters, digits, underscores, and hyphens.',
    },
  ],
  [
    'the widget isn’t connected',
    'GET',
    `/chat_endpoints/${unfinished}/rooms`,
    agent,
    400,
    { Code: 'not_connected', Message: 'This widget isn’t connected to Slack. Connect it first.' },
  ],
  [
    'the terms are older ones',
    'POST',
    '/users/legal_confirmation/terms_and_privacy_policy/1',
    agent,
    400,
    {
      Code: 'invalid',
      Path: 'version',
      Message: 'These aren’t the current terms. Reload the page and try again.',
    },
  ],
  [
    'the rating isn’t one',
    'GET',
    '/users/rate/11',
    agent,
    400,
    { Code: 'invalid', Path: 'value', Message: 'A rating must be a number from 0 to 10.' },
  ],
  [
    'the plan isn’t one',
    'POST',
    '/accounts/1/upgrade/none',
    admin,
    400,
    { Code: 'invalid', Path: 'plan', Message: 'This plan doesn’t exist.' },
  ],
  [
    'they would delete themselves',
    'DELETE',
    '/dashboard-admin/users',
    { ...admin, body: { Id: 101 } },
    400,
    { Code: 'own_user', Message: 'You can’t delete yourself.' },
  ],
])('a caller reads why when %s', async (_, method, path, ask, status, body) => {
  expect(await told(method, path, ask)).toEqual([status, body]);
});

test.each<[string, number, object]>([
  ['their own', 101, { Code: 'own_user', Message: 'You can’t cancel your own invitation.' }],
  [
    'an accepted one',
    102,
    { Code: 'not_pending', Message: 'There is no pending invitation for this user. They may have accepted it.' },
  ],
])('an admin reads why when they cancel %s', async (_, id, body) => {
  const change = (store: Store) => void store.users.noteSignIn(1, 102, start);
  expect(await told('DELETE', '/dashboard-admin/invitations', { ...admin, body: { id } }, { change })).toEqual([
    400,
    body,
  ]);
});

test.each<[string, ConstructorParameters<typeof TeamChatError>, object]>([
  ['without a name', ['missing_scope'], { Message: 'A Slack permission is missing. Approve it first.' }],
  [
    'by its name',
    ['missing_scope', { needed: 'channels:read' }],
    { Message: 'The Slack permission channels:read is missing. Approve it first.' },
  ],
])('a caller reads which permission is missing, %s', async (_, error, body) => {
  const teamChat = () => ({ listChannels: () => Promise.reject(new TeamChatError(...error)) });
  const answer = await told('GET', `${widget}/rooms`, agent, { teamChat });
  expect(answer).toEqual([400, { Code: 'missing_scope', ...body }]);
});

const gone: [string, string, string, Ask, (store: Store) => void][] = [
  ['is switched off', 'PUT', `${widget}/toggle/off`, agent, (store) => (store.widgets.update = none)],
  [
    'gets a picture',
    'POST',
    `${widget}/team-avatar`,
    upload(pictures['image/png']),
    (s) => (s.widgets.setAvatar = none),
  ],
  ['loses its channel', 'PUT', `${widget}/change-channel`, agent, (store) => (store.widgets.updateChannel = none)],
  [
    'gets a reply',
    'POST',
    `${widget}/saved_replies`,
    { ...agent, body: { label: 'Hi', response: 'Hi' } },
    (store) => (store.savedReplies.create = none),
  ],
  [
    'gets a bot',
    'POST',
    `${widget}/bot`,
    { ...agent, body: { userID: 'U1', name: 'bot' } },
    (store) => (store.botUsers.add = () => Promise.resolve(false)),
  ],
];

function none() {
  return Promise.resolve(undefined);
}

test.each(gone)('a widget that is deleted while it %s is not found', async (_, method, path, ask, change) => {
  expect(await told(method, path, ask, { change })).toEqual([404, notFound]);
});

test('a channel is not stored for a widget that moved to another workspace in between', async () => {
  const teamChat = (store: Store) => ({
    listChannels: () => Promise.resolve([{ id: 'C1', name: 'desk', topic: '' }]),
    joinChannel: async () => {
      await store.widgets.update(1, acme, () => ({ slackTeamId: 'T0OTHER' }));
    },
  });
  const ask = { ...agent, body: { RoomId: 'C1', RoomName: 'desk' } };
  expect(await told('PUT', `${widget}/connect_ce`, ask, { teamChat })).toEqual([
    412,
    {
      Code: 'changed_meanwhile',
      Message: 'This widget was connected to another workspace. Choose its channel again.',
    },
  ]);
});
