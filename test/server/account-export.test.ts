import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretOf } from '../../examples/server/src/database/secret-of';
import { createReturns } from '../../examples/server/src/payments/returns';
import { startPaymentsWorld, type Payer, type PaymentsWorld } from './payments-world';

let world: PaymentsWorld;
let admin: Payer;

beforeAll(async () => {
  world = await startPaymentsWorld();
  admin = await world.signUp();
}, 60_000);
afterAll(() => world.stop());

interface Person {
  Id: number;
  account: { GDPRExportSignedURL: string };
}

const exportUrl = async () => (await admin.json<Person>('GET', '/users/current')).account.GDPRExportSignedURL;

test('an admin downloads all that is stored of their account, and no secret', async () => {
  const other = await world.signUp();
  const file = await fetch(await exportUrl());
  expect(file.status).toBe(200);
  expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="chatdeck_account_${admin.id}.json"`);
  expect(file.headers.get('Cache-Control')).toBe('no-store');
  expect(file.headers.get('Referrer-Policy')).toBe('no-referrer');
  const text = await file.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { id: admin.id, invoiceEmail: admin.email },
    users: [{ email: admin.email }],
    widgets: [{ accountId: admin.id }],
    chats: [],
    savedReplies: [],
  });
  const { apiKey, zapierApiKey } = await admin.record();
  for (const secret of [apiKey, zapierApiKey, 'passwordHash', other.email]) expect(text).not.toContain(secret);
});

test('an address that was signed for one purpose is good for no other', async () => {
  const { url, database } = world;
  const addressed = await exportUrl();
  const [account, user, until, signature] = ['account', 'user', 'until', 'signature'].map(
    (name) => new URL(addressed).searchParams.get(name) ?? '',
  ) as [string, string, string, string];
  // What is signed is the same text for both.
  const to = `${user} ${until}`;
  const back = (signed: string) =>
    fetch(`${url}/payments/return?${new URLSearchParams({ account, to, signature: signed }).toString()}`, {
      redirect: 'manual',
    });
  const file = (signed: string) =>
    fetch(`${url}/account-export?${new URLSearchParams({ account, user, until, signature: signed }).toString()}`);
  const returns = createReturns({
    appUrl: url,
    secret: await secretOf(database.db, 'payment returns'),
    follow: () => Promise.resolve(),
    onError: () => undefined,
  });
  const ofReturn = new URL(returns.addressOf(admin.id, to)).searchParams.get('signature') ?? '';

  expect((await file(signature)).status).toBe(200);
  expect((await file(ofReturn)).status).toBe(404);
  expect((await back(ofReturn)).headers.get('Location')).toContain(until);
  expect((await back(signature)).headers.get('Location')).toBe(url);
});

test('an address is good for its account, for its time, and while its person is an admin', async () => {
  const url = await exportUrl();
  const statusOf = async (address: string) => (await fetch(address)).status;
  const changed = (name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return other.href;
  };
  expect(await statusOf(changed('account', '1000'))).toBe(404);
  expect(await statusOf(changed('until', '9999999999999'))).toBe(404);
  expect(await statusOf(changed('signature', ''))).toBe(404);
  expect(await exportUrl()).toBe(url);

  world.at('2025-06-01T00:31:00Z');
  expect(await statusOf(url)).toBe(200);
  world.at('2025-06-01T01:01:00Z');
  expect(await statusOf(url)).toBe(404);

  const newest = await exportUrl();
  const { Id } = await admin.json<Person>('GET', '/users/current');
  await world.store.users.update(admin.id, Id, () => ({ isAdmin: false }));
  expect(await statusOf(newest)).toBe(404);
  expect(await exportUrl()).toBe('');
});
