import { isJsonObject, type JsonObject } from '../../../model/core/tolerant';
import { group, shortly } from '../case';
import { contains, equal, holds, rejects, Skipped, skipIfLimited, succeeds } from '../checks';
import { unknownId, type World } from '../world';

const { cases, rule } = group('account', 'partner');
export const partnerCases = cases;

const path = '/partner/tokens';
const usersPath = '/dashboard-admin/users';
const person = {
  ...{ id: 'conformance', name: 'Conformance', role: 'agent' },
  email: 'conformance-partner@chatdeck.test',
};

/** Mints tokens with the service key. The person and their tokens are removed after the case. */
async function open(world: World) {
  const { serviceKey } = world.access;
  if (serviceKey === undefined) throw new Skipped('No service key was given.');
  const { account } = await world.user();
  const mint = async (change: JsonObject = {}, token = serviceKey) => {
    const body = { accountId: account.Id, person, allowedOrigins: ['https://portal.example.com'], ...change };
    const answer = await world.ask('POST', path, { token, body });
    skipIfLimited(answer, 'tokens');
    return answer;
  };
  const minted = async (change?: JsonObject) => {
    const { json } = succeeds(await mint(change));
    const token = isJsonObject(json) ? json.token : undefined;
    holds('The response has a token', typeof token === 'string' && token !== '', json);
    return String(token);
  };
  const revoke = (body: unknown) => world.ask('DELETE', path, { token: serviceKey, body });
  world.after(async () => {
    await revoke({ personId: person.id });
    const users = (await world.as('admin', 'GET', usersPath)).json as { Id: unknown; email: string }[];
    for (const { Id, email } of users) {
      if (email === person.email) await world.as('admin', 'DELETE', usersPath, { Id });
    }
  });
  return { mint, minted, revoke, current: (token: string) => world.ask('GET', '/users/current', { token }) };
}

rule('A service key gets tokens that speak for a person, who is created once', async (world) => {
  const { minted, current } = await open(world);
  const { accountId } = await world.user();
  const tokens = [await minted(), await minted()];
  holds('Two different tokens', tokens[0] !== tokens[1], tokens.length);
  const users = await Promise.all(tokens.map(async (token) => succeeds(await current(token)).json as JsonObject));
  for (const user of users) contains('The user', user, { email: person.email, admin: false, accountId });
  equal('The same user', users[1]?.Id, users[0]?.Id);
});

rule('A new token brings the person’s role up to date', async (world) => {
  const { minted, current } = await open(world);
  const first = await minted({ person: { ...person, role: 'admin' } });
  equal('admin', (succeeds(await current(first)).json as JsonObject).admin, true);
  await minted();
  equal('admin, with the first token', (succeeds(await current(first)).json as JsonObject).admin, false);
});

rule('A revoked token ends, and others of the person only with the person’s', async (world) => {
  const { minted, revoke, current } = await open(world);
  const [first, second] = [await minted(), await minted()];
  succeeds(await revoke({ token: first }));
  rejects(await current(first), 403, 'not_signed_in');
  succeeds(await current(second));
  succeeds(await revoke({ personId: person.id }));
  rejects(await current(second), 403, 'not_signed_in');
});

rule('A user’s token isn’t a service key, and a service key isn’t a user’s token', async (world) => {
  const { mint, current } = await open(world);
  for (const token of [world.access.admin, 'unknown']) rejects(await mint({}, token), 403, 'invalid_service_key');
  rejects(await current(world.access.serviceKey ?? ''), 403, 'not_signed_in');
});

rule('A service key is of one account: another account’s ID is unknown', async (world) => {
  const { mint } = await open(world);
  const { account } = await world.user('otherAccount');
  const foreign = await mint({ accountId: account.Id });
  rejects(foreign, 404, 'not_found');
  equal('The same response as for an unknown ID', (await mint({ accountId: unknownId })).text, foreign.text);
});

rule('A person can’t take the email of a user of another account', async (world) => {
  const { mint } = await open(world);
  const { email } = await world.user('otherAccount');
  rejects(await mint({ person: { ...person, email } }), 400, 'user_exists');
});

const bad: [JsonObject, string][] = [
  [{ lifetimeSeconds: 9 }, 'lifetimeSeconds'],
  [{ lifetimeSeconds: 3601 }, 'lifetimeSeconds'],
  [{ allowedOrigins: [] }, 'allowedOrigins'],
  [{ allowedOrigins: ['*'] }, 'allowedOrigins.0'],
  [{ allowedOrigins: ['https://portal.example.com/'] }, 'allowedOrigins.0'],
  [{ person: { ...person, id: '' } }, 'person.id'],
  [{ person: { ...person, role: 'owner' } }, 'person.role'],
];
for (const [change, field] of bad) {
  rule(`A token with ${shortly(change)} is rejected`, async (world) => {
    const { mint } = await open(world);
    rejects(await mint(change), 400, 'invalid', field);
  });
}
