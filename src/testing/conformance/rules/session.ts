import { isJsonObject } from '../../../model/core/tolerant';
import { currentTermsVersion } from '../../../model/entities/user';
import { termsKind } from '../../../model/session/legal';
import { group } from '../case';
import { contains, equal, holds, rejects, Skipped, skipIfLimited, succeeds } from '../checks';
import type { World } from '../world';

const { cases, rule } = group('session', 'session');
export const sessionCases = cases;

async function logIn({ ask, access }: World): Promise<string> {
  const { email, password } = access;
  if (email === undefined || password === undefined)
    throw new Skipped('No email and password of the admin were given.');
  const { json } = succeeds(await ask('POST', '/p/sessions', { body: { email, password } }));
  const token = isJsonObject(json) ? json.token : undefined;
  holds('The response has a token', typeof token === 'string' && token !== '', json);
  return String(token);
}

rule('Logging in returns a token for the user', async (world) => {
  const token = await logIn(world);
  world.after(() => world.ask('HEAD', '/users/logout', { token }));
  const { json } = succeeds(await world.ask('GET', '/users/current', { token }));
  const { Id, email } = await world.user();
  contains('The token’s user', json, { Id, email });
});

rule('Each login returns a new token', async (world) => {
  const tokens = [await logIn(world), await logIn(world)];
  world.after(() => Promise.all(tokens.map((token) => world.ask('HEAD', '/users/logout', { token }))));
  holds('Two different tokens', tokens[0] !== tokens[1], tokens.length);
});

rule('Email addresses match in any case', async (world) => {
  const { email = '', password } = world.access;
  await logIn(world);
  succeeds(await world.ask('POST', '/p/sessions', { body: { email: ` ${email.toUpperCase()} `, password } }));
});

rule('Logging out ends this session and no other', async (world) => {
  const [first, second] = [await logIn(world), await logIn(world)];
  world.after(() => world.ask('HEAD', '/users/logout', { token: second }));
  const answer = succeeds(await world.ask('HEAD', '/users/logout', { token: first }));
  equal('A HEAD response has no body', answer.text, '');
  rejects(await world.ask('GET', '/users/current', { token: first }), 403, 'not_signed_in');
  equal('Logging out again', (await world.ask('HEAD', '/users/logout', { token: first })).status, 403);
  succeeds(await world.ask('GET', '/users/current', { token: second }));
});

rule('A GET doesn’t log out', async (world) => {
  const token = await logIn(world);
  world.after(() => world.ask('HEAD', '/users/logout', { token }));
  rejects(await world.ask('GET', '/users/logout', { token }), 404, 'not_found');
  succeeds(await world.ask('GET', '/users/current', { token }));
});

rule('A wrong password and an unknown email get the same 400', async (world) => {
  const { email = 'conformance@chatdeck.test' } = world.access;
  const attempts = [
    { email, password: 'not the password of anyone' },
    { email: 'unknown-conformance@chatdeck.test', password: 'not the password of anyone' },
  ];
  const [wrong, unknown] = await Promise.all(attempts.map((body) => world.ask('POST', '/p/sessions', { body })));
  if (!wrong || !unknown) return;
  for (const each of [wrong, unknown]) skipIfLimited(each, 'logins');
  rejects(wrong, 400, 'wrong_credentials');
  equal('The same response', unknown.text, wrong.text);
});

for (const [body, path] of [
  [{ email: 'a@chatdeck.test' }, 'password'],
  [{ email: 'a@chatdeck.test', password: '' }, 'password'],
  [{ email: ['a@chatdeck.test'], password: 'x' }, 'email'],
] as const) {
  rule(`Logging in with ${JSON.stringify(body)} names the bad field`, async (world) => {
    rejects(await world.ask('POST', '/p/sessions', { body }), 400, 'invalid', path);
  });
}

rule('A body that isn’t JSON is a 400', async (world) => {
  rejects(
    await world.ask('POST', '/p/sessions', { raw: '{', headers: { 'Content-Type': 'application/json' } }),
    400,
    'invalid',
  );
});

rule('A password reset is a form, and succeeds for unknown addresses', async (world) => {
  const raw = new URLSearchParams({ email: 'unknown-conformance@chatdeck.test' });
  const answer = await world.ask('POST', '/p/users/password_reset_email', { raw });
  skipIfLimited(answer, 'password resets');
  succeeds(answer);
});

rule('An unknown reset token is a 400', async (world) => {
  const raw = new URLSearchParams({ token: 'unknown', password: 'a long enough password' });
  const answer = await world.ask('POST', '/p/users/password_reset', { raw });
  skipIfLimited(answer, 'password resets');
  rejects(answer, 400, 'invalid_token');
});

rule('Signing up needs a usable email and password', async (world) => {
  const email = 'conformance@chatdeck.test';
  const short = await world.ask('POST', '/p/users', { body: { email, password: 'short' } });
  skipIfLimited(short, 'signing up');
  rejects(short, 400, 'password_too_short');
  const bad = await world.ask('POST', '/p/users', { body: { email: 'no address', password: 'long enough to count' } });
  if (bad.status !== 429) rejects(bad, 400, 'invalid_email');
});

rule('Signing up with a taken email is a 400', async (world) => {
  const { email } = await world.user();
  const answer = await world.ask('POST', '/p/users', { body: { email, password: 'long enough to count' } });
  skipIfLimited(answer, 'signing up');
  rejects(answer, 400, 'user_exists');
});

rule('Responses are JSON, say so, and aren’t cached', async (world) => {
  for (const [who, path] of [
    ['admin', '/users/current'],
    ['nobody', '/users/current'],
    ['admin', '/nothing/here'],
  ] as const) {
    const { headers, json } = await world.as(who, 'GET', path);
    holds('Content-Type is application/json', /^application\/json\b/.test(headers.get('Content-Type') ?? ''), path);
    holds('The body is an object', isJsonObject(json), json);
    equal('Cache-Control', headers.get('Cache-Control'), 'no-store');
  }
});

rule('An unknown path is a 404', async (world) => {
  rejects(await world.as('admin', 'GET', '/nothing/here'), 404, 'not_found');
});

rule('Only admins see the account’s keys', async (world) => {
  const { ces } = await world.user();
  for (const widget of ces) {
    holds('An admin’s widget has apiKey and zapierApiKey', 'apiKey' in widget && 'zapierApiKey' in widget, widget);
  }
  const agent = await world.user('agent');
  holds('An agent’s widget has no keys', !JSON.stringify(agent).includes('apiKey'), agent.Id);
  equal('An agent isn’t an admin', agent.admin, false);
  for (const key of ces.flatMap(({ apiKey, zapierApiKey }) => [apiKey, zapierApiKey])) {
    const isHidden = typeof key !== 'string' || key === '' || !JSON.stringify(agent).includes(key);
    holds('An agent doesn’t receive a key', isHidden, agent.Id);
  }
});

rule('A user’s account and widgets are their own', async (world) => {
  const [own, other] = [await world.user(), await world.user('otherAccount')];
  holds('Two accounts', String(own.account.Id) !== String(other.account.Id), own.account.Id);
  const ids = new Set(own.ces.map(({ Id }) => String(Id)));
  equal(
    'Widgets of both',
    other.ces.filter(({ Id }) => ids.has(String(Id))),
    [],
  );
  equal('The account’s ID', own.accountId, own.account.Id);
});

rule('A user’s isCcPresent agrees with the payment method', async (world) => {
  const { isCcPresent, account } = await world.user();
  equal('isCcPresent', isCcPresent, account.paymentType !== 'none');
});

rule('Only the current terms can be accepted', async (world) => {
  const path = (version: string, kind = termsKind as string) => `/users/legal_confirmation/${kind}/${version}`;
  rejects(await world.as('admin', 'POST', path('01JAN1999')), 400, 'invalid', 'version');
  rejects(await world.as('admin', 'POST', path(currentTermsVersion, 'other')), 404, 'not_found');
  succeeds(await world.as('admin', 'POST', path(currentTermsVersion)));
  equal('ActiveTOSPP', (await world.user()).ActiveTOSPP, currentTermsVersion);
});

rule('A rating is a GET from -1 to 10, and ends the prompt', async (world) => {
  for (const value of ['11', '-2', '1.5', 'x', '']) {
    const { status } = await world.as('admin', 'GET', `/users/rate/${value}`);
    holds('400 or, without a value, 404', status === (value === '' ? 404 : 400), { value, status });
  }
  for (const value of ['-1', '0', '10']) succeeds(await world.as('admin', 'GET', `/users/rate/${value}`));
  equal('showNPSRating', (await world.user()).showNPSRating, false);
  equal('A HEAD request rates nothing', (await world.as('admin', 'HEAD', '/users/rate/7')).status, 404);
});
