import { createMemoryStore } from 'chatdeck/service';
import {
  makeAccountRecord,
  makeChatRecord,
  makeDataset,
  makeSavedReplyRecord,
  makeUserRecord,
  makeWidgetRecord,
} from 'chatdeck/testing';
import { beforeEach, describe, expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
let store: ReturnType<typeof createMemoryStore>;

beforeEach(async () => {
  store = createMemoryStore();
  await store.load(
    makeDataset({
      accounts: [makeAccountRecord()],
      users: [makeUserRecord()],
      widgets: [makeWidgetRecord({ id: 12 }), makeWidgetRecord({ id: 11 }), makeWidgetRecord({ id: 21, accountId: 2 })],
      chats: [makeChatRecord({ startedAt: now })],
    }),
  );
});

test('is empty until something is loaded', async () => {
  expect(await createMemoryStore().isEmpty()).toBe(true);
  expect(await store.isEmpty()).toBe(false);
});

test('hands out and takes in copies', async () => {
  const dataset = makeDataset({ accounts: [makeAccountRecord({ id: 3 })] });
  await store.load(dataset);
  Object.assign(dataset.accounts[0] ?? {}, { orgName: 'changed' });
  Object.assign((await store.accounts.find(3)) ?? {}, { orgName: 'changed' });
  expect(await store.accounts.find(3)).toMatchObject({ orgName: 'Acme Outdoor' });

  const settings = { onlineTitle: 'mine' };
  const stored = await store.widgets.update(1, 11, () => ({ settings }));
  settings.onlineTitle = 'changed';
  Object.assign(stored?.settings ?? {}, { onlineTitle: 'changed' });
  expect((await store.widgets.list(1))[0]?.settings).toEqual({ onlineTitle: 'mine' });
});

test('gives rows to their own account only', async () => {
  expect((await store.widgets.list(1)).map((widget) => widget.id)).toEqual([11, 12]);
  expect(await store.users.find(2, 101)).toBeUndefined();
  expect(await store.widgets.update(2, 11, () => ({ isOff: true }))).toBeUndefined();
  await store.users.noteSignIn(2, 101, now);
  expect(await store.users.find(1, 101)).toEqual(makeUserRecord());
  expect([...(await store.chats.statsByWidget(2, now)).keys()]).toEqual([]);
});

test('gives no id a second time, even after its row is gone', async () => {
  await store.load(makeDataset({ savedReplies: [makeSavedReplyRecord({ id: 502, widgetId: 12 })] }));
  const { id: _id, ...widget } = makeWidgetRecord({ uuid: 'new' });
  const { id: _reply, ...reply } = makeSavedReplyRecord();
  await store.widgets.remove(2, 21);
  await store.widgets.remove(1, 12);
  await store.widgets.create(1, () => widget);
  expect((await store.widgets.list(1)).map(({ id }) => id)).toEqual([11, 22]);
  expect(await store.savedReplies.create(reply, () => undefined)).toMatchObject({ id: 503 });
  await store.users.remove(1, 101, now, () => undefined);
  const next = makeUserRecord({ email: 'next@acme.test' });
  expect(await store.users.create(next, () => undefined)).toMatchObject({ id: 102 });
});

test('sets no password by a link of another account', async () => {
  const reset = { tokenHash: 'a', userId: 101, accountId: 2, expiresAt: new Date(now.getTime() + 1) };
  await store.passwordResets.create(reset, now);
  expect(await store.passwordResets.redeem('a', 'stolen', now)).toBeUndefined();
  expect(await store.users.find(1, 101)).toEqual(makeUserRecord());
});

test('changes a widget wholly or not at all', async () => {
  const fail = () => {
    throw new Error('no');
  };
  await expect(store.widgets.update(1, 11, fail)).rejects.toThrow('no');
  await expect(
    store.widgets.update(1, 11, (current) => {
      current.settings.onlineTitle = 'half';
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await store.widgets.list(1))[0]).toEqual(makeWidgetRecord({ id: 11 }));
});

describe('sessions', () => {
  const session = (tokenHash: string, expiresAt: Date, createdAt = now) => ({
    tokenHash,
    userId: 101,
    accountId: 1,
    createdAt,
    expiresAt,
    allowedOrigins: null,
    serviceKeyId: null,
  });
  const later = new Date(now.getTime() + 1000);
  const { passwordHash } = makeUserRecord();

  test('are not created for a password that has changed, or a user who is gone', async () => {
    expect(await store.sessions.create(session('a', later), 'former')).toBe(false);
    expect(await store.sessions.create({ ...session('a', later), userId: 999 }, passwordHash)).toBe(false);
    expect(await store.sessions.find('a', now)).toBeUndefined();
  });

  test('are found until they expire or are removed', async () => {
    await store.sessions.create(session('a', later), passwordHash);
    expect(await store.sessions.find('a', now)).toEqual({
      user: makeUserRecord(),
      account: makeAccountRecord(),
      allowedOrigins: null,
    });
    expect(await store.sessions.find('a', later)).toBeUndefined();
    await store.load(makeDataset({ sessions: [{ ...session('b', later), accountId: 2 }] }));
    expect(await store.sessions.find('b', now)).toBeUndefined();
    await store.sessions.remove('a');
    expect(await store.sessions.find('a', now)).toBeUndefined();
  });

  test('of the same person are forgotten at a sign-in once they have expired', async () => {
    await store.sessions.create(session('old', now, new Date(0)), passwordHash);
    await store.sessions.create(session('new', later), passwordHash);
    expect(await store.sessions.find('old', new Date(0))).toBeUndefined();
    expect(await store.sessions.find('new', now)).toBeDefined();
  });
});
