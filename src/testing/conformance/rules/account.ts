import type { JsonObject } from '../../../model/core/tolerant';
import { group } from '../case';
import { contains, equal, holds, rejects, Skipped, skipIfLimited, succeeds } from '../checks';
import { unknownId, type Who, type World } from '../world';

const { cases, rule } = group('account', 'account');
export const accountCases = cases;

const usersPath = '/dashboard-admin/users';
const invited = 'conformance-invited@chatdeck.test';
interface Row {
  Id: string | number;
  email: string;
  admin: boolean;
  lastSignedInAt: string;
}

const list = async (world: World) => succeeds(await world.as('admin', 'GET', usersPath)).json as Row[];
const toggle = (world: World, id: unknown) => world.as('admin', 'PUT', usersPath, { id });
const remove = (world: World, Id: unknown) => world.as('admin', 'DELETE', usersPath, { Id });

/** An invited agent, who is removed after the case. */
async function invite(world: World): Promise<Row> {
  const answer = await world.as('admin', 'POST', usersPath, { email: ` ${invited.toUpperCase()} ` });
  skipIfLimited(answer, 'invitations');
  succeeds(answer);
  const row = (await list(world)).find(({ email }) => email === invited);
  holds('The invited user is in the list, in lower case', row !== undefined, await list(world));
  if (!row) throw new Skipped('');
  world.after(async () => {
    const current = (await list(world)).find(({ Id }) => Id === row.Id);
    if (current?.admin) await toggle(world, row.Id);
    if (current) await remove(world, row.Id);
  });
  return row;
}

rule('An invited user is an agent who has never logged in', async (world) => {
  const row = await invite(world);
  equal('admin', row.admin, false);
  holds('lastSignedInAt starts with 0000', row.lastSignedInAt.startsWith('0000'), row.lastSignedInAt);
  rejects(await world.as('admin', 'POST', usersPath, { email: invited }), 400, 'user_exists');
});

rule('An invitation needs one email address', async (world) => {
  for (const email of ['', 'no address', 'a@b.test, c@d.test']) {
    const answer = await world.as('admin', 'POST', usersPath, { email });
    skipIfLimited(answer, 'invitations');
    rejects(answer, 400, 'invalid_email');
  }
});

rule('A user of another account can’t be invited', async (world) => {
  const { email } = await world.user('otherAccount');
  rejects(await world.as('admin', 'POST', usersPath, { email }), 400, 'user_exists');
});

rule('An agent becomes an admin and an agent again', async (world) => {
  const { Id } = await invite(world);
  for (const admin of [true, false]) {
    succeeds(await toggle(world, Id));
    equal('admin', (await list(world)).find((row) => row.Id === Id)?.admin, admin);
  }
});

rule('An admin can’t be removed', async (world) => {
  const { Id } = await invite(world);
  succeeds(await toggle(world, Id));
  rejects(await remove(world, Id), 400, 'is_admin');
  succeeds(await toggle(world, Id));
  succeeds(await remove(world, Id));
  equal(
    'Rows of the removed user',
    (await list(world)).filter((row) => row.Id === Id),
    [],
  );
});

rule('Users can’t remove themselves', async (world) => {
  world.needsLasting('a server without this rule removes the admin.');
  const { Id } = await world.user();
  rejects(await remove(world, Id), 400, 'own_user');
});

rule('The last admin stays an admin', async (world) => {
  world.needsLasting('a server without this rule leaves the account without an admin.');
  const { Id } = await world.user();
  if ((await list(world)).filter(({ admin }) => admin).length > 1) throw new Skipped('The account has several admins.');
  rejects(await toggle(world, Id), 400, 'last_admin');
});

rule('An unknown user and a user of another account are a 404', async (world) => {
  const { Id } = await world.user('otherAccount');
  for (const id of [unknownId, Id]) {
    rejects(await toggle(world, id), 404, 'not_found');
    rejects(await remove(world, id), 404, 'not_found');
  }
});

rule('The list has the account’s users and no other', async (world) => {
  const rows = await list(world);
  const [own, other] = [await world.user(), await world.user('otherAccount')];
  holds(
    'The admin is in it',
    rows.some(({ Id, email }) => Id === own.Id && email === own.email),
    rows.length,
  );
  holds('The other account’s user isn’t', !rows.some(({ email }) => email === other.email), rows.length);
});

rule('A new API key replaces the old one, and other accounts keep theirs', async (world) => {
  const [before, other] = [await world.user(), await world.user('otherAccount')];
  const { json } = succeeds(await world.as('admin', 'PUT', '/accounts/generate-api-key'));
  const keys = (user: unknown) => (user as { ces: JsonObject[] }).ces.map(({ apiKey }) => apiKey);
  holds(
    'Every widget shows the new key',
    new Set(keys(json)).size === 1 && keys(json)[0] !== keys(before)[0],
    keys(json).length,
  );
  equal('The stored key', keys(await world.user()), keys(json));
  equal('The other account’s keys', keys(await world.user('otherAccount')), keys(other));
});

/** The account and what it can choose from; a server that sells no plans sends null. */
async function plansOf(world: World, who: 'admin' | 'otherAccount' = 'admin') {
  const { account, ces } = await world.user(who);
  const availablePlans = (account.availablePlans ?? []) as Plan[];
  const plan = account.plan as Plan;
  const path = `/accounts/${String(account.Id)}`;
  /** Switches back after the case, if a server has switched when it shouldn’t. */
  const keepPlan = () =>
    world.after(async () => {
      const { account: now } = await world.user(who);
      const { stripeId } = now.plan as Plan;
      if (stripeId !== plan.stripeId)
        await world.as(who, 'POST', `${path}/upgrade/${encodeURIComponent(plan.stripeId)}`);
    });
  return { account, ces, plan, availablePlans, path, keepPlan };
}
interface Plan {
  stripeId: string;
  price: number | null;
  duration: string;
  maxChannels: number;
}

rule('The account has prices in cents, and its own plan with numbers', async (world) => {
  const { account, plan, availablePlans } = await plansOf(world);
  holds('The account has an ID', account.Id !== undefined, account.Id);
  for (const { price, duration, stripeId } of [...availablePlans, plan]) {
    holds('A price is a whole number of cents, or null', price === null || Number.isInteger(price), price);
    holds('A plan has an ID', typeof stripeId === 'string' && stripeId !== '', stripeId);
    holds('A duration is monthly or yearly', duration === 'monthly' || duration === 'yearly', duration);
  }
  const ids = availablePlans.map(({ stripeId }) => stripeId);
  equal('Plan IDs, each once', ids.length, new Set(ids).size);
});

rule('An unknown plan can’t be bought', async (world) => {
  const { account } = await world.user();
  const path = `/accounts/${String(account.Id)}`;
  if (account.paymentType !== 'none')
    rejects(await world.as('admin', 'POST', `${path}/upgrade/no-such-plan`), 400, 'invalid', 'plan');
  const body = { plan: 'no-such-plan' };
  rejects(await world.as('admin', 'POST', `${path}/create_checkout_session`, body), 400, 'invalid', 'plan');
  rejects(await world.as('admin', 'POST', `${path}/create_checkout_session`, { plan: '' }), 400, 'invalid', 'plan');
});

rule('A plan with a custom price can’t be bought', async (world) => {
  const { account, availablePlans } = await plansOf(world);
  const custom = availablePlans.find(({ price }) => price === null);
  if (!custom) throw new Skipped('No plan has a custom price.');
  const body = { plan: custom.stripeId };
  const path = `/accounts/${String(account.Id)}/create_checkout_session`;
  rejects(await world.as('admin', 'POST', path, body), 400, 'custom_plan');
});

rule('A plan can’t be switched without a payment method', async (world) => {
  for (const who of ['admin', 'otherAccount'] as const) {
    if (who === 'otherAccount' && world.access.otherAccount === undefined) continue;
    const { account, availablePlans, path, keepPlan } = await plansOf(world, who);
    const priced = availablePlans.find(({ price }) => price !== null);
    if (account.paymentType !== 'none' || !priced) continue;
    keepPlan();
    const answer = await world.as(who, 'POST', `${path}/upgrade/${encodeURIComponent(priced.stripeId)}`);
    return rejects(answer, 400, 'payment_required');
  }
  throw new Skipped('Both accounts have a payment method, or no plan has a price.');
});

rule('A plan with too few widgets can’t be chosen', async (world) => {
  const { account, ces, availablePlans, path, keepPlan } = await plansOf(world);
  const small = availablePlans.find(({ price, maxChannels }) => price !== null && maxChannels < ces.length);
  if (!small || account.paymentType === 'none') throw new Skipped('Every plan fits the account’s widgets.');
  keepPlan();
  const answer = await world.as('admin', 'POST', `${path}/upgrade/${encodeURIComponent(small.stripeId)}`);
  rejects(answer, 400, 'plan_too_small');
});

rule('A plan that fits can be chosen, and then is the account’s', async (world) => {
  world.needsLasting('switching plans can cost money.');
  const { account, ces, plan, availablePlans, path, keepPlan } = await plansOf(world);
  const other = availablePlans.find(
    ({ price, maxChannels, stripeId }) => price !== null && maxChannels >= ces.length && stripeId !== plan.stripeId,
  );
  if (!other || account.paymentType === 'none') throw new Skipped('No other plan fits, or nothing can pay for it.');
  keepPlan();
  const answer = await world.as('admin', 'POST', `${path}/upgrade/${encodeURIComponent(other.stripeId)}`);
  if (answer.status === 503) throw new Skipped('Payments don’t work right now.');
  const planOf = (user: unknown) => (user as { account: { plan: Plan } }).account.plan.stripeId;
  equal('The plan in the response', planOf(succeeds(answer).json), other.stripeId);
  equal('The stored plan', planOf(await world.user()), other.stripeId);
});

rule('Checkout and portal have a page', async (world) => {
  const [admin, small] = [
    await plansOf(world),
    world.access.otherAccount ? await plansOf(world, 'otherAccount') : null,
  ];
  const pages: [Who, string, object][] = [['admin', `${admin.path}/create_portal_session`, { type: 'home' }]];
  for (const [who, each] of [
    ['admin', admin],
    ['otherAccount', small],
  ] as const) {
    const priced = each?.availablePlans.find(
      ({ price, maxChannels }) => price !== null && maxChannels >= each.ces.length,
    );
    if (each?.account.paymentType === 'none' && priced) {
      pages.push([who, `${each.path}/create_checkout_session`, { plan: priced.stripeId }]);
    }
  }
  for (const [who, path, body] of pages) {
    const answer = await world.as(who, 'POST', path, body);
    if (answer.status === 503) throw new Skipped('Payments don’t work right now.');
    const url = (succeeds(answer).json as { url?: unknown }).url;
    holds('The response has a URL', typeof url === 'string' && /^https?:/.test(url), url);
  }
});

rule('The portal opens for its two pages only', async (world) => {
  const { account } = await world.user();
  const path = `/accounts/${String(account.Id)}/create_portal_session`;
  rejects(await world.as('admin', 'POST', path, { type: 'other' }), 400, 'invalid', 'type');
});

rule('Invoices are newest first, in cents, with their dates in seconds', async (world) => {
  const { account } = await world.user();
  const answer = await world.as('admin', 'GET', `/accounts/${String(account.Id)}/invoices`);
  const { json } = succeeds(answer);
  const invoices = (Array.isArray(json) ? json : (json as JsonObject).invoices) as { dateTs: number; amount: number }[];
  const dates = invoices.map(({ dateTs }) => dateTs);
  equal(
    'The dates',
    dates,
    dates.toSorted((a, b) => b - a),
  );
  for (const { dateTs, amount } of invoices) {
    holds('A date in Unix seconds', Number.isInteger(dateTs) && dateTs < 1e11, dateTs);
    holds('A whole number of cents', Number.isInteger(amount), amount);
  }
});

rule('The conversation count is the month’s, and the quota agrees with it', async (world) => {
  const { account } = await world.user();
  const { json } = succeeds(await world.as('admin', 'GET', `/accounts/${String(account.Id)}/conversation-count`));
  const count = typeof json === 'number' ? json : (json as { count: number }).count;
  const { convosPerMonth } = account.plan as { convosPerMonth: number };
  contains('The quota', account.quota, { isOverquota: count > convosPerMonth });
  // Chats of the account, as its widgets count them: all of the month, and no more than there are.
  const rows = succeeds(await world.as('admin', 'GET', '/users/current/chat_endpoints')).json as {
    chatStats: { total: number; dailyCounts30d: { chats: number }[] };
  }[];
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
  // Whole days of this month only. Some chats of deleted widgets count, too.
  const days = Math.min(world.now.getUTCDate() - 1, 30);
  const least = sum(({ chatStats }) =>
    chatStats.dailyCounts30d.slice(30 - days).reduce((all, { chats }) => all + chats, 0),
  );
  holds(`There are at least ${least} conversations`, count >= least, count);
});
