import {
  createMemoryStore,
  createSandboxTeamChat,
  createService,
  type Mailer,
  type Payments,
  type Store,
} from 'chatdeck/service';
import { makeDataset, makeWidgetRecord, plainPasswords, signedInDataset } from 'chatdeck/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../examples/server/src/database/database';
import { createSqlStore } from '../../examples/server/src/store';
import { openTestPglite, openTestPostgres } from '../databases';
import { makeWorld, start, tokens, widgetIds } from './world';

const { acme } = widgetIds;

interface OpenStore {
  /** The store with nothing in it. */
  empty(): Promise<Store>;
  close(): Promise<void>;
}

function sqlStore(database: OpenDatabase): OpenStore {
  return {
    async empty() {
      await database.db.execute(sql`truncate accounts, attempts, team_channels restart identity cascade`);
      return createSqlStore(database.db);
    },
    close: () => database.close(),
  };
}

const stores: [string, () => Promise<OpenStore>][] = [
  [
    'memory',
    () => Promise.resolve({ empty: () => Promise.resolve(createMemoryStore()), close: () => Promise.resolve() }),
  ],
  ['PGlite', async () => sqlStore(await openTestPglite())],
  ['PostgreSQL 15', async () => sqlStore(await openTestPostgres())],
];

describe.each(stores)('what happens while a call is under way, on %s', (_name, open) => {
  let opened: OpenStore;
  let store: Store;
  let now: Date;
  /** Done once, right before or after what a test names. */
  let meanwhile: () => Promise<unknown>;
  const changePlan = vi.fn<Payments['changePlan']>();
  const onError = vi.fn();
  const send = vi.fn<Mailer['send']>();
  /** Work that continues after a response. */
  let background: Promise<void>[];

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    now = start;
    store = await opened.empty();
    await store.load(await signedInDataset(makeWorld(), now));
    meanwhile = () => Promise.resolve();
    changePlan.mockReset().mockResolvedValue({ nextInvoiceAt: null, cancelAt: null, canceledAt: null });
    onError.mockReset();
    send.mockReset().mockResolvedValue();
    background = [];
  });

  function ask(method: string, path: string, body?: object, given: Store = store) {
    const sandbox = createSandboxTeamChat(store);
    const none = () => Promise.reject(new Error('not asked for'));
    const service = createService({
      store: given,
      passwords: plainPasswords,
      payments: { changePlan, createCheckout: none, createPortal: none, listInvoices: none, nextCharge: none },
      teamChat: {
        ...sandbox,
        async joinChannel(...asked) {
          await sandbox.joinChannel(...asked);
          await meanwhile();
        },
      },
      mailer: { send },
      now: () => now,
      onError,
      onBackground: (work) => void background.push(work),
    });
    const headers = { Authorization: `Bearer ${tokens.admin}` };
    const sent = body === undefined || body instanceof URLSearchParams ? body : JSON.stringify(body);
    return service.request(`http://api.test/v1${path}`, { method, headers, body: sent ?? null });
  }
  const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { Code?: string }).Code];

  test.each([
    ['saved_replies', { label: 'Hours', response: 'From 9 to 6' }],
    ['bot', { userID: 'U1', name: 'dana' }],
  ])('%s of a widget that is deleted is not found, and leaves nothing behind', async (call, body) => {
    const find: Store['widgets']['find'] = async (...asked) => {
      const widget = await store.widgets.find(...asked);
      await store.widgets.remove(1, acme);
      return widget;
    };
    const given = { ...store, widgets: { ...store.widgets, find } };
    expect(await codeOf(await ask('POST', `/chat_endpoints/${acme}/${call}`, body, given))).toEqual([404, 'not_found']);
    expect([await store.savedReplies.list(acme), await store.botUsers.list(acme)]).toEqual([[], []]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('a channel of the former workspace is not written over another workspace', async () => {
    const moved = { slackTeamId: 'T0OTHER', step: '2', roomId: '', roomName: '' } as const;
    meanwhile = () => store.widgets.update(1, acme, () => moved);
    const widget = await store.widgets.find(1, acme);
    const [channel] = await createSandboxTeamChat(store).listChannels({
      teamId: widget?.slackTeamId ?? '',
      botScopes: ['channels:read'],
      userScopes: [],
    });
    const body = { RoomId: channel?.id, RoomName: channel?.name };
    const answer = await ask('PUT', `/chat_endpoints/${acme}/connect_ce`, body);
    expect(await codeOf(answer)).toEqual([412, 'changed_meanwhile']);
    expect(await store.widgets.find(1, acme)).toMatchObject(moved);
  });

  test('a channel is renamed in all its widgets by one step, and no other widget gets a version', async () => {
    const shared = { roomId: 'C0SHARED', roomName: 'website' };
    const others = [
      makeWidgetRecord({ id: 31, uuid: 'u31', ...shared }),
      makeWidgetRecord({ id: 32, uuid: 'u32', ...shared }),
      makeWidgetRecord({ id: 33, uuid: 'u33', ...shared, roomName: 'lobby' }),
      makeWidgetRecord({ id: 34, uuid: 'u34', ...shared, slackTeamId: 'T0OTHER' }),
      makeWidgetRecord({ id: 35, uuid: 'u35', ...shared, accountId: 2 }),
    ];
    await store.load(makeDataset({ widgets: others }));
    const teamId = others[0]?.slackTeamId ?? '';
    await store.widgets.renameChannel(1, { teamId, roomId: shared.roomId }, 'lobby');
    await store.widgets.renameChannel(1, { teamId, roomId: shared.roomId }, 'lobby');
    const all = [...(await store.widgets.list(1)), ...(await store.widgets.list(2))].filter(({ id }) => id > 30);
    expect(all.map(({ id, roomName, version }) => [id, roomName, version])).toEqual([
      [31, 'lobby', 2],
      [32, 'lobby', 2],
      [33, 'lobby', 1],
      [34, 'website', 1],
      [35, 'website', 1],
    ]);
  });

  test.each([
    ['POST', 'create', { email: 'new@acme.test' }],
    ['DELETE', 'remove', { Id: 102 }],
  ] as const)('rejects %s by an admin who was made an agent', async (method, name, body) => {
    const demote = () => store.users.update(1, 101, () => ({ isAdmin: false }));
    const users: Store['users'] = {
      ...store.users,
      create: (...asked) => demote().then(() => store.users.create(...asked)),
      remove: (...asked) => demote().then(() => store.users.remove(...asked)),
    };
    expect(users[name]).not.toBe(store.users[name]);
    const answer = await ask(method, '/dashboard-admin/users', body, { ...store, users });
    expect(await codeOf(answer)).toEqual([400, 'not_admin']);
    expect((await store.users.list(1)).map(({ id }) => id)).toEqual([101, 102]);
  });

  test.each([
    ['/dashboard-admin/users', 'new@acme.test', { email: 'new@acme.test' }],
    ['/p/users/password_reset_email', 'agent@acme.test', new URLSearchParams({ email: 'agent@acme.test' })],
  ])('%s mails no link to a person who was removed, and that is no fault', async (path, email, body) => {
    let isKept: boolean | undefined;
    const create: Store['passwordResets']['create'] = async (reset, at) => {
      await store.users.remove(reset.accountId, reset.userId, at, () => undefined);
      isKept = await store.passwordResets.create(reset, at);
      return isKept;
    };
    const { invitations } = store;
    const issue: NonNullable<Store['invitations']>['issue'] = async (link, at, check) => {
      await store.users.remove(link.accountId, link.userId, at, () => undefined);
      const issued = await invitations?.issue(link, at, check);
      isKept = issued !== undefined;
      return issued;
    };
    const answer = await ask('POST', path, body, {
      ...store,
      passwordResets: { ...store.passwordResets, create },
      invitations: invitations && { ...invitations, issue },
    });
    expect(answer.status).toBe(200);
    await Promise.all(background);
    expect(isKept).toBe(false);
    expect(await store.users.findByEmail(email)).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  describe('a plan that was paid for and could not be stored', () => {
    const upgrade = (plan = 'team-monthly', given?: Store) =>
      ask('POST', `/accounts/1/upgrade/${plan}`, undefined, given);
    /** Fails after the provider has answered. */
    function failing(): Store {
      const update: Store['accounts']['update'] = (...asked) =>
        changePlan.mock.calls.length > 0 ? Promise.reject(new Error('no connection')) : store.accounts.update(...asked);
      return { ...store, accounts: { ...store.accounts, update } };
    }
    const keysAsked = () => changePlan.mock.calls.map(([, , key]) => key);

    test('stays noted, and is paid once when it is asked for again', async () => {
      expect((await upgrade('team-monthly', failing())).status).toBe(500);
      expect(await store.accounts.find(1)).toMatchObject({ planId: 'business-monthly', pendingPlanId: 'team-monthly' });
      expect(await codeOf(await upgrade())).toEqual([400, 'plan_changing']);

      now = new Date(start.getTime() + 120_001);
      expect((await upgrade()).status).toBe(200);
      expect(await store.accounts.find(1)).toMatchObject({
        planId: 'team-monthly',
        pendingPlanId: '',
        pendingUntil: null,
        pendingKey: '',
      });
      const [first, second] = keysAsked();
      expect(first).toMatch(/^\w{16,}$/);
      expect(second).toBe(first);
    });

    test('is not taken for another plan, nor for the same one later on', async () => {
      await upgrade('team-monthly', failing());
      now = new Date(start.getTime() + 120_001);
      for (const plan of ['business-yearly', 'team-monthly', 'business-yearly', 'team-monthly']) {
        expect((await upgrade(plan)).status).toBe(200);
      }
      expect(new Set(keysAsked()).size).toBe(5);
    });

    test.each([
      ['lands after a later change that failed', new Error('card declined'), 200, 'team-monthly'],
      ['does not land after a later one that is there', undefined, 400, 'business-yearly'],
    ])('%s', async (_title, failure, status, planId) => {
      const subscription = { nextInvoiceAt: null, cancelAt: null, canceledAt: null };
      let answer: () => void = () => undefined;
      changePlan.mockReturnValueOnce(
        new Promise((resolve) => {
          answer = () => resolve(subscription);
        }),
      );
      const first = upgrade();
      await vi.waitFor(() => expect(changePlan).toHaveBeenCalledTimes(1), 20_000);
      now = new Date(start.getTime() + 120_001);
      if (failure) changePlan.mockRejectedValueOnce(failure);
      expect((await upgrade('business-yearly')).status).toBe(failure ? 500 : 200);
      answer();
      expect((await first).status).toBe(status);
      expect(await store.accounts.find(1)).toMatchObject({ planId, pendingPlanId: '' });
    });
  });

  test('a plan that is no longer on the price list locks no one out, and is reported', async () => {
    await store.accounts.update(1, () => ({ planId: 'gold-2019' }));
    const answer = await ask('GET', '/users/current');
    expect(answer.status).toBe(200);
    const { account } = (await answer.json()) as { account: { plan: object; quota: object } };
    expect(account.plan).toEqual({
      label: 'gold-2019',
      price: null,
      duration: 'monthly',
      stripeId: 'gold-2019',
      maxChannels: 0,
      maxOperators: 0,
      convosPerMonth: 0,
    });
    expect(account.quota).toEqual({ isOverquota: false, reason: '' });
    expect(onError.mock.calls.map(([error, place]) => [String(error), place as unknown])).toEqual([
      ['Error: account 1 has a plan that is not in the price list', { method: 'GET', path: '/users/current' }],
    ]);
    const save = await ask('PUT', `/chat_endpoints/${acme}/update_config`, { triggerJson: '{}' });
    expect(await codeOf(save)).toEqual([400, 'plan_required']);
    expect((await ask('POST', '/accounts/1/upgrade/team-monthly')).status).toBe(200);
  });
});
