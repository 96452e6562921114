import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../examples/server/src/payments/sandbox';
import { createStripe } from '../../examples/server/src/payments/stripe-client';
import { createSealedKeys } from '../../examples/server/src/slack/sealed-keys';
import { createSlackTeamChat } from '../../examples/server/src/slack/team-chat';
import { listen, type Listening } from '../../examples/server/src/web/listen';
import { startPaymentsWorld, type PaymentsWorld } from './payments-world';

let elsewhere: Listening;
/** Redirects every request to the other one, with its content. */
let sender: Listening;
const asked: string[] = [];

beforeAll(async () => {
  const note = (name: string) => new Hono().use((c, next) => (asked.push(`${name} ${c.req.path}`), next()));
  elsewhere = await listen(
    note('elsewhere').all('*', (c) => c.json({ ok: true, object: 'list', data: [], members: [] })),
    0,
  );
  const to = `http://localhost:${elsewhere.port}`;
  sender = await listen(
    note('sender').all('*', (c) => c.redirect(`${to}${c.req.path}`, 307)),
    0,
  );
});
afterAll(() => Promise.all([sender.close(), elsewhere.close()]));
beforeEach(() => {
  asked.length = 0;
});

test('Slack’s answers lead nowhere else', async () => {
  const app = { clientId: '12.34', clientSecret: 'app-secret' };
  const chat = createSlackTeamChat({ ...app, slackApiUrl: `http://localhost:${sender.port}/api/` });
  const keys = { bot: createSealedKeys(app.clientSecret).seal('xoxb-bot'), user: '' };
  const workspace = { teamId: 'T0ONE', botScopes: [], userScopes: [], keys };
  await expect(chat.listUsers(workspace)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toEqual(['sender /api/users.list']);
});

test('Stripe’s answers lead nowhere else', async () => {
  const host = { protocol: 'http', host: 'localhost', port: sender.port } as const;
  await expect(createStripe({ secretKey: 'sk_test_known', host }).customers.list()).rejects.toThrow();
  expect(new Set(asked)).toEqual(new Set(['sender /v1/customers']));
});

test('the sandbox’s events go to the product’s own address and no further', async () => {
  const world: PaymentsWorld = await startPaymentsWorld();
  const errors: unknown[] = [];
  const sandbox = await startSandbox({
    db: world.database.db,
    store: world.store,
    secretKey: 'sk_test_known',
    webhookSecret: 'whsec_known',
    webhookUrl: `http://localhost:${sender.port}/hook`,
    appUrl: world.url,
    now: () => new Date('2025-06-01T00:00:00Z'),
    onError: (error) => void errors.push(error),
  });
  const { customers } = createStripe({ secretKey: 'sk_test_known', host: sandbox.host });
  const { id } = await customers.create({ email: 'one@juniper.test' });
  await customers.update(id, { email: 'two@juniper.test' });
  await sandbox.tick();
  await sandbox.settle();
  await sandbox.stop();
  await world.stop();
  expect(asked).toEqual(['sender /hook']);
  expect(errors).toHaveLength(1);
});
