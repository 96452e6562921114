import { calls, type JsonObject } from 'chatdeck/model';
import { createMemoryStore } from 'chatdeck/service';
import { createSandboxTeamChat } from 'chatdeck/service/sandbox/team-chat';
import { makeQuestionGroup, makeQuestionNode, makeUserRecord, makeWidgetRecord } from 'chatdeck/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { jsonOf, type Contract, type Got } from '../api';
import { makeWorld, serviceKeys, tokens, widgetIds } from '../world';

/** What a request can refer to. References in a body, besides the path's, are separate slots. */
export interface Ids {
  account: number;
  widget: number;
  user: number;
  group: string;
  reply: number;
  bot: string;
  person: string;
  accountInBody: number;
  widgetInBody: number;
  uuidInBody: string;
  uuidInTree: string;
}
type Slot = keyof Ids;

export interface Sent {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: JsonObject;
  form?: FormData;
}

export const ids: Record<'acme' | 'globex' | 'unknown', Ids> = {
  acme: makeIds(1, widgetIds.acme, 102, 'acme-group', 7101, 'UACME'),
  globex: makeIds(2, widgetIds.globex, 202, 'globex-group', 7201, 'UGLOBEX'),
  unknown: makeIds(9, widgetIds.unknown, 999, 'nobody-group', 7901, 'UNOBODY'),
};

function makeIds(account: number, widget: number, user: number, group: string, reply: number, bot: string): Ids {
  const uuidInBody = makeWidgetRecord({ id: widget }).uuid;
  const inBody = { accountInBody: account, widgetInBody: widget, uuidInBody, uuidInTree: uuidInBody };
  return { account, widget, user, group, reply, bot, person: `person-of-${bot}`, ...inBody };
}

/** Channels of the first account's workspace. */
const [general] = await createSandboxTeamChat(createMemoryStore()).listChannels({
  teamId: teamOf(1),
  botScopes: ['channels:read'],
  userScopes: [],
});

/** Channels of one workspace need distinct names. */
let channelCount = 0;

const onWidget = ({ widget }: Ids): Sent => ({ params: { id: widget } });
const onAccount = ({ account }: Ids): Sent => ({ params: { id: account } });
const report = ({ widget }: Ids): Sent => ({
  params: { id: widget },
  query: { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59', perPage: '15', page: '0' },
});

/** A request that its own account's admin may make, for each call; undefined for those that are public. */
export const requests: Record<keyof typeof calls, ((ids: Ids) => Sent) | undefined> = {
  createPartnerToken: ({ account }) => ({
    body: {
      accountId: account,
      person: { id: 'robin', name: 'Robin', email: 'robin@new.test', role: 'agent' },
      allowedOrigins: ['https://portal.test'],
    },
  }),
  revokePartnerTokens: ({ person }) => ({ body: { personId: person } }),
  createSession: undefined,
  createUser: undefined,
  requestPasswordReset: undefined,
  resetPassword: undefined,
  logout: () => ({}),
  currentUser: () => ({}),
  confirmTerms: () => ({ params: { kind: 'terms_and_privacy_policy', version: '01SEPT2024' } }),
  rate: () => ({ params: { value: 7 } }),
  listDashboardUsers: () => ({}),
  inviteDashboardUser: () => ({ body: { email: 'somebody@new.test' } }),
  toggleDashboardAdmin: ({ user }) => ({ body: { id: user } }),
  removeDashboardUser: ({ user }) => ({ body: { Id: user } }),
  listInvitations: () => ({}),
  resendInvitation: ({ user }) => ({ body: { id: user } }),
  createInvitationLink: ({ user }) => ({ body: { id: user } }),
  cancelInvitation: ({ user }) => ({ body: { id: user } }),
  currentWidgets: () => ({}),
  createWidget: () => ({}),
  createWidgetBeside: onWidget,
  connectChannel: ({ widget, widgetInBody, uuidInBody }) => ({
    params: { id: widget },
    body: { Id: widgetInBody, Uuid: uuidInBody, RoomId: general?.id, RoomName: 'general' },
  }),
  changeChannel: onWidget,
  renameChannel: ({ widget }) => ({ params: { id: widget }, body: { roomName: 'renamed' } }),
  listChannels: onWidget,
  createChannel: ({ widget }) => ({ params: { id: widget }, body: { channelName: `brand-new-${channelCount++}` } }),
  deleteWidget: ({ widget, widgetInBody, uuidInBody }) => ({
    params: { id: widget },
    body: { Id: widgetInBody, Uuid: uuidInBody },
  }),
  updateConfig: ({ widget, widgetInBody, uuidInBody }) => ({
    params: { id: widget },
    body: {
      Id: widgetInBody,
      Uuid: uuidInBody,
      Step: '1',
      apiKey: 'stolen',
      onlineTitle: 'Taken over',
      operatingHours: [{ weekday: 1, ceId: widgetInBody, start: 900, end: 1700 }],
    },
  }),
  listChanges: onWidget,
  toggleOn: onWidget,
  toggleOff: onWidget,
  uploadTeamAvatar: ({ widget }) => ({ params: { id: widget }, form: makePicture() }),
  listQuestionGroups: onWidget,
  saveQuestionGroup: ({ widget, group, accountInBody, uuidInTree }) => ({
    params: { id: widget },
    body: {
      ...makeQuestionGroup({ uid: group, accountId: accountInBody, label: 'Taken over', auto: true }),
      treeJson: JSON.stringify([
        makeQuestionNode({ children: [makeQuestionNode({ id: 'answer', isQ: false, action: uuidInTree })] }),
      ]),
    },
  }),
  deleteQuestionGroup: ({ widget, group }) => ({ params: { id: widget, uid: group } }),
  listTeamUsers: onWidget,
  listBotUsers: onWidget,
  addBotUser: ({ widget, bot }) => ({ params: { id: widget }, body: { userID: bot, name: 'Taken over' } }),
  removeBotUser: ({ widget, bot }) => ({ params: { id: widget }, body: { ID: bot } }),
  listSavedReplies: onWidget,
  saveSavedReply: ({ widget, reply, widgetInBody }) => ({
    params: { id: widget },
    body: { id: reply, label: 'Taken over', response: 'x', chatEndpointId: widgetInBody },
  }),
  deleteSavedReply: ({ widget, reply }) => ({ params: { id: widget, replyId: reply } }),
  nextInvoice: onAccount,
  conversationCount: onAccount,
  listInvoices: onAccount,
  upgradePlan: ({ account }) => ({ params: { accountId: account, stripeId: 'business-yearly' } }),
  createCheckoutSession: ({ account }) => ({ params: { accountId: account }, body: { plan: 'business-yearly' } }),
  createPortalSession: ({ account, user }) => ({ params: { id: account }, body: { type: 'home', uID: user } }),
  generateApiKey: () => ({}),
  overviewReport: report,
  chatsReport: report,
  availabilityReport: report,
};

function teamOf(accountId: number): string {
  return `T0${accountId}`;
}

const foreignAgent = 'globex-agent-token';
/** Who asks, of which account, and whose things they name. */
const callers = [
  [tokens.foreign, 'globex', 'acme'],
  [foreignAgent, 'globex', 'acme'],
  [tokens.admin, 'acme', 'globex'],
  [tokens.agent, 'acme', 'globex'],
] as const;
const strangeIds = [
  '0',
  '-11',
  '011',
  '11.0',
  '1e1',
  '%2011',
  '٣',
  'abc',
  '99999999999999999999',
  '__proto__',
  '11%00',
];

/** Two accounts with one of everything each, both with every feature, so that no other rule hides a leak. */
export function makeTenants() {
  const world = makeWorld();
  const { dataset } = world;
  for (const account of dataset.accounts) Object.assign(account, { planId: 'business-monthly', paymentType: 'card' });
  const invited = { isAdmin: false, lastSignedInAt: null };
  dataset.users.push(makeUserRecord({ ...invited, id: 202, accountId: 2, email: 'agent@globex.test' }));
  const [invitedAt, expiresAt] = [new Date('2025-06-17T08:00:00Z'), new Date('2025-06-24T08:00:00Z')];
  dataset.invitations = [ids.acme, ids.globex].map(({ user: userId, account: accountId }) => {
    return { userId, accountId, invitedAt, expiresAt };
  });
  for (const widget of dataset.widgets) widget.slackTeamId = teamOf(widget.accountId);
  world.signIns[foreignAgent] = 202;
  for (const [name, { account, widget, group, reply, bot }] of Object.entries(ids).slice(0, 2)) {
    const { treeJson } = makeQuestionGroup();
    dataset.questionGroups.push({
      ...{ accountId: account, uid: group, label: `${name} group`, shortcut: '', isAuto: true, prompt: '', treeJson },
    });
    const isAutoSent = false;
    dataset.savedReplies.push({
      ...{ id: reply, widgetId: widget, label: `${name} reply`, triggerPhrases: '', isAutoSent, shortcut: '' },
      response: `Only for ${name}`,
    });
    dataset.botUsers.push({ widgetId: widget, userId: bot, name: `${name} bot`, botId: '' });
    const [onlineAt, offlineAt] = [new Date('2025-06-17T08:00:00Z'), new Date('2025-06-17T17:00:00Z')];
    dataset.presence.push({ widgetId: widget, agentName: name, onlineAt, offlineAt });
  }
  return world;
}

/** The key of the account that a token belongs to. */
function keyOf(token: string): string {
  return token === tokens.foreign || token === foreignAgent ? serviceKeys.globex : serviceKeys.acme;
}

const privateCalls = Object.entries(requests).flatMap(([name, request]) => {
  const call = calls[name as keyof typeof calls];
  return request ? [{ name, call, request, slots: slotsOf(request) }] : [];
});
const crossings = privateCalls.flatMap((each) => each.slots.map((slot) => ({ ...each, slot })));
const inPath = crossings.filter(
  ({ call, slot }) => (slot === 'widget' || slot === 'account') && call.path.includes('{'),
);

/** The calls that together show whatever another call could change. */
const whatShows: (keyof typeof calls)[] = [
  'currentUser',
  'listDashboardUsers',
  'listInvitations',
  'listQuestionGroups',
  'listBotUsers',
  'listSavedReplies',
  'listInvoices',
  'listChannels',
];
const reads = privateCalls.filter(({ name }) => (whatShows as string[]).includes(name));

/** Which ids a request is made of. */
function slotsOf(request: (ids: Ids) => Sent): Slot[] {
  const slots = new Set<Slot>();
  request(
    new Proxy(ids.acme, {
      get: (target, name) => {
        slots.add(name as Slot);
        return target[name as Slot];
      },
    }),
  );
  return [...slots];
}

export function tenantSuite({ ask, fill }: Contract): void {
  const world = makeTenants();
  beforeEach(() => fill(world));

  function send({ call, request }: (typeof privateCalls)[number], named: Ids, token: string) {
    const { params = {}, query, body, form } = request(named);
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const signed = call.access === 'key' ? keyOf(token) : token;
    return ask(call.method, `${path}${search}`, { token: signed, body, text: form });
  }

  /** All that an account can see of itself. */
  async function everythingOf(owner: 'acme' | 'globex') {
    const token = owner === 'acme' ? tokens.admin : tokens.foreign;
    const answers = await Promise.all(reads.map((read) => send(read, ids[owner], token)));
    return answers.map(({ status, text }) => `${status} ${text}`);
  }

  let atFirst: Record<'acme' | 'globex', string[]> | undefined;
  /** What each account sees of the world that every test begins with. */
  async function everythingAtFirst() {
    return (atFirst ??= { acme: await everythingOf('acme'), globex: await everythingOf('globex') });
  }

  /** An answer without the id that was sent, which it may repeat. */
  const masked = ({ status, text }: Got, id: string | number) => [
    status,
    text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '*'),
  ];

  test('every call has a request here', () => {
    expect(Object.keys(requests).sort()).toEqual(Object.keys(calls).sort());
    for (const [name, { access }] of Object.entries(calls)) {
      expect([name, requests[name as keyof typeof calls] === undefined]).toEqual([name, access === 'public']);
    }
  });

  describe.each(privateCalls)('$name', (each) => {
    test.each([
      ['an admin', tokens.admin, 200],
      ['an agent', tokens.agent, each.call.access === 'admin' ? 400 : 200],
    ])('serves %s of the own account, and shows nothing of another', async (_who, token, status) => {
      const others = (await everythingAtFirst()).globex;
      const answer = await send(each, ids.acme, token);
      expect([answer.status, answer.status === status ? '' : answer.text]).toEqual([status, '']);
      expect(answer.text).not.toMatch(/globex/i);
      if (status === 400) expect(jsonOf(answer).Code).toBe('not_admin');
      expect(await everythingOf('globex')).toEqual(others);
    });
  });

  test.each(crossings)('$name gives another account’s $slot the bytes of an unknown one', async (each) => {
    const before = await everythingAtFirst();
    for (const [token, own, other] of callers) {
      const name = (id: Ids) => ({ ...ids[own], [each.slot]: id[each.slot] });
      const foreign = await send(each, name(ids[other]), token);
      expect(await everythingOf(other), token).toEqual(before[other]);
      // What was done to the own account would change the next answer.
      if (foreign.status < 300) await fill(world);
      const unknown = await send(each, name(ids.unknown), token);
      if (unknown.status < 300) await fill(world);
      expect(masked(foreign, ids[other][each.slot]), token).toEqual(masked(unknown, ids.unknown[each.slot]));
    }
  });

  test.each(inPath)('$name takes what cannot be an id for unknown', async (each) => {
    const unknown = await send(each, { ...ids.acme, [each.slot]: ids.unknown[each.slot] }, tokens.admin);
    expect([unknown.status, jsonOf(unknown)]).toEqual([
      404,
      { Message: 'We couldn’t find this. It may have been deleted.', Code: 'not_found' },
    ]);
    for (const id of strangeIds) {
      const answer = await send(each, { ...ids.acme, [each.slot]: id }, tokens.admin);
      expect([answer.status, answer.text], id).toEqual([unknown.status, unknown.text]);
    }
  });
}

/** The smallest PNG there is. */
function makePicture(): FormData {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'team.png');
  form.set('size', String(bytes.length));
  return form;
}
