import { calls, readAnswer, type JsonObject } from 'chatdeck/model';
import { describe, expect, test } from 'vitest';
import { demoPassword } from 'chatdeck/testing';
import { jsonOf, type Contract, type Got } from '../api';
import { overlap, serviceKeys, start, tokens, widgetIds } from '../world';

const SECOND = 1000;
const portal = 'https://portal.test';
const robin = { id: 'robin', name: 'Robin Vale', email: 'robin@vale.test', role: 'agent' };

export function partnerTokenSuite(contract: Contract): void {
  const { ask, pass, mails } = contract;
  const mint = (changes: JsonObject = {}, token: string = serviceKeys.acme) =>
    ask('POST', '/partner/tokens', {
      token,
      body: { accountId: 1, person: robin, allowedOrigins: [portal], ...changes },
    });
  const revoke = (body: JsonObject, token: string = serviceKeys.acme) =>
    ask('DELETE', '/partner/tokens', { token, body });
  const tokenOf = (answer: Got) => {
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return readAnswer(calls.createPartnerToken.answer, jsonOf(answer)).token;
  };
  const minted = async (changes?: JsonObject, key?: string) => tokenOf(await mint(changes, key));
  const current = (token: string, headers = {}) => ask('GET', '/users/current', { token, headers });
  const whoHas = async (token: string) => jsonOf(await current(token));
  const people = async (token: string = tokens.admin) =>
    JSON.parse((await ask('GET', '/dashboard-admin/users', { token })).text) as JsonObject[];
  const refusal = ({ status, text }: Got) => [status, (JSON.parse(text) as JsonObject).Code];

  describe('POST /partner/tokens', () => {
    test('gives a token that speaks for the person, who is created on first use', async () => {
      const before = await people();
      const token = await minted();
      expect(await whoHas(token)).toMatchObject({ email: 'robin@vale.test', admin: false, accountId: 1 });
      const [created, ...others] = (await people()).filter(({ Id }) => !before.some((known) => known.Id === Id));
      expect(created).toMatchObject({ name: 'Robin Vale', email: 'robin@vale.test', admin: false });
      expect(others).toEqual([]);
      expect(await minted()).not.toBe(token);
      expect(await people()).toHaveLength(before.length + 1);
    });

    test('creates a person once, however many first tokens are asked for at once', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => mint()));
      const known = await Promise.all(answers.map(async (answer) => (await whoHas(tokenOf(answer))).Id));
      expect(new Set(known).size).toBe(1);
    });

    test.each([
      [undefined, 300],
      [10, 10],
      [3600, 3600],
    ])('with a lifetime of %j lasts %i seconds and no longer', async (lifetimeSeconds, seconds) => {
      const answer = await mint({ lifetimeSeconds });
      expect(jsonOf(answer).expiresAt).toBe(start.getTime() + seconds * SECOND);
      pass(seconds * SECOND - 1);
      expect((await current(tokenOf(answer))).status).toBe(200);
      pass(1);
      expect(refusal(await current(tokenOf(answer)))).toEqual([403, 'not_signed_in']);
    });

    test.each([
      [{ lifetimeSeconds: 9 }, 'lifetimeSeconds'],
      [{ lifetimeSeconds: 3601 }, 'lifetimeSeconds'],
      [{ lifetimeSeconds: 60.5 }, 'lifetimeSeconds'],
      [{ lifetimeSeconds: '300' }, 'lifetimeSeconds'],
      [{ accountId: undefined }, 'accountId'],
      [{ allowedOrigins: undefined }, 'allowedOrigins'],
      [{ allowedOrigins: [] }, 'allowedOrigins'],
      [{ allowedOrigins: Array.from({ length: 21 }, () => portal) }, 'allowedOrigins'],
      [{ allowedOrigins: ['*'] }, 'allowedOrigins.0'],
      [{ allowedOrigins: ['null'] }, 'allowedOrigins.0'],
      [{ allowedOrigins: [portal, `${portal}/`] }, 'allowedOrigins.1'],
      [{ allowedOrigins: ['file:///portal'] }, 'allowedOrigins.0'],
      [{ allowedOrigins: ['https://*.portal.test'] }, 'allowedOrigins.0'],
      [{ person: undefined }, 'person'],
      [{ person: { ...robin, id: '' } }, 'person.id'],
      [{ person: { ...robin, id: 'x'.repeat(201) } }, 'person.id'],
      [{ person: { ...robin, name: 'x'.repeat(201) } }, 'person.name'],
      [{ person: { ...robin, role: 'owner' } }, 'person.role'],
      [{ person: { ...robin, email: 'no address' } }, 'email'],
    ])('rejects %j and names the field', async (changes, path) => {
      const before = await people();
      const answer = await mint(changes);
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, path]);
      expect(await people()).toEqual(before);
    });

    test('keeps name, email, and role in sync, for tokens minted before as well', async () => {
      const first = await minted();
      const { Id } = await whoHas(first);
      await minted({ person: { ...robin, name: 'Robin Elm', email: 'Robin@Elm.test', role: 'admin' } });
      expect(await whoHas(first)).toMatchObject({ Id, email: 'robin@elm.test', admin: true });
      expect((await people()).filter((person) => person.Id === Id)).toMatchObject([{ name: 'Robin Elm' }]);
      await minted();
      expect(await whoHas(first)).toMatchObject({ Id, email: 'robin@vale.test', admin: false });
    });

    test('lets an agent do what agents can', async () => {
      const token = await minted();
      expect((await ask('GET', `/chat_endpoints/${widgetIds.acme}/users`, { token })).status).not.toBe(403);
      expect(refusal(await ask('GET', '/dashboard-admin/users', { token }))).toEqual([400, 'not_admin']);
      const admin = await minted({ person: { ...robin, role: 'admin' } });
      expect((await ask('GET', '/dashboard-admin/users', { token: admin })).status).toBe(200);
    });

    test.each([
      ['another account', 'owner@globex.test'],
      ['another person of the partner', 'sasha@vale.test'],
    ])('rejects an email that belongs to %s, and changes nothing', async (_whose, email) => {
      await minted({ person: { ...robin, id: 'sasha', email: 'sasha@vale.test' } });
      const before = [await people(), await people(tokens.foreign)];
      expect(refusal(await mint({ person: { ...robin, email } }))).toEqual([400, 'user_exists']);
      const token = await minted();
      expect(refusal(await mint({ person: { ...robin, email } }))).toEqual([400, 'user_exists']);
      expect(await whoHas(token)).toMatchObject({ email: robin.email });
      expect(await people(tokens.foreign)).toEqual(before[1]);
    });

    test('makes a user who signed in here so far the partner’s person', async () => {
      const before = await people();
      const token = await minted({ person: { ...robin, email: 'agent@acme.test' } });
      expect(await whoHas(token)).toMatchObject({ Id: 102, email: 'agent@acme.test' });
      expect(await people()).toHaveLength(before.length);
      const signIn = { email: 'agent@acme.test', password: demoPassword };
      expect((await ask('POST', '/p/sessions', { body: signIn })).status).toBe(200);
    });

    test('keeps the last admin who has logged in', async () => {
      const asAgent = { person: { ...robin, email: 'admin@acme.test' } };
      expect(refusal(await mint(asAgent))).toEqual([400, 'last_admin']);
      expect(await whoHas(tokens.admin)).toMatchObject({ admin: true });
      await minted({ person: { ...robin, id: 'sasha', email: 'sasha@vale.test', role: 'admin' } });
      expect((await mint(asAgent)).status).toBe(200);
      expect(await whoHas(tokens.admin)).toMatchObject({ admin: false });
    });

    test('gives the person no other way in: no password, and no link to set one', async () => {
      await minted();
      for (const password of ['', ' ', demoPassword]) {
        const answer = await ask('POST', '/p/sessions', { body: { email: robin.email, password } });
        expect(answer.status).toBe(400);
      }
      const text = new URLSearchParams({ email: robin.email });
      expect((await ask('POST', '/p/users/password_reset_email', { text })).status).toBe(200);
      expect(await mails()).toEqual([]);
    });

    test('makes a person wait after 60 tokens in a quarter of an hour, and no one else', async () => {
      for (let count = 0; count < 60; count += 1) await minted();
      const answer = await mint();
      expect(refusal(answer)).toEqual([429, 'too_many_tries']);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      await minted({ person: { ...robin, id: 'sasha', email: 'sasha@vale.test' } });
    });
  });

  describe('a minted token', () => {
    test.each([
      [portal, 200, undefined],
      [undefined, 200, undefined],
      ['https://shop.test', 403, 'origin_not_allowed'],
      ['https://evil.test', 403, 'origin_not_allowed'],
    ])('from %s is answered %i', async (origin, status, code) => {
      const answer = await current(await minted(), origin === undefined ? {} : { Origin: origin });
      expect([answer.status, jsonOf(answer).Code]).toEqual([status, code]);
      // Only a site that the server lists learns that its token isn’t for it.
      const readable = origin === 'https://evil.test' ? null : (origin ?? null);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(readable);
    });

    test('works on each of its sites', async () => {
      const token = await minted({ allowedOrigins: [portal, 'https://shop.test'] });
      expect((await current(token, { Origin: 'https://shop.test' })).status).toBe(200);
      expect((await current(token, { Origin: portal })).status).toBe(200);
    });

    test('ends when its person logs out, and when they are removed', async () => {
      const [first, second] = [await minted(), await minted()];
      expect((await ask('HEAD', '/users/logout', { token: first })).status).toBe(200);
      expect((await current(first)).status).toBe(403);
      const { Id } = await whoHas(second);
      await ask('DELETE', '/dashboard-admin/users', { token: tokens.admin, body: { Id } });
      expect(refusal(await current(second))).toEqual([403, 'not_signed_in']);
    });

    test('can’t mint another', async () => {
      expect(refusal(await mint({}, await minted()))).toEqual([403, 'invalid_service_key']);
    });
  });

  describe('DELETE /partner/tokens', () => {
    const sasha = { person: { ...robin, id: 'sasha', email: 'sasha@vale.test' } };

    /** Which of these tokens still work. */
    async function good(...all: string[]) {
      return Promise.all(all.map(async (token) => (await current(token)).status === 200));
    }

    test('ends one token', async () => {
      const [first, second] = [await minted(), await minted()];
      expect((await revoke({ token: first })).status).toBe(200);
      expect(await good(first, second)).toEqual([false, true]);
      expect((await revoke({ token: first })).status).toBe(200);
    });

    test('ends all tokens of a person, whichever key minted them, and no one else’s', async () => {
      const [first, second, other] = [await minted(), await minted({}, serviceKeys.rotated), await minted(sasha)];
      expect((await revoke({ personId: 'robin' })).status).toBe(200);
      expect(await good(first, second, other)).toEqual([false, false, true]);
      expect(await good(await minted())).toEqual([true]);
    });

    test('ends all tokens of the key, and none of another key', async () => {
      const [first, second, other] = [await minted(), await minted(sasha), await minted({}, serviceKeys.rotated)];
      expect((await revoke({ all: true })).status).toBe(200);
      expect(await good(first, second, other)).toEqual([false, false, true]);
    });

    test('ends no session of someone who signed in here', async () => {
      const token = await minted({ person: { ...robin, email: 'agent@acme.test' } });
      await revoke({ personId: 'robin' });
      await revoke({ token: tokens.agent });
      expect(await good(token, tokens.agent)).toEqual([false, true]);
    });

    test('ends nothing of another account', async () => {
      const token = await minted();
      for (const which of [{ token }, { personId: 'robin' }, { all: true }]) {
        expect((await revoke(which, serviceKeys.globex)).status).toBe(200);
      }
      expect(await good(token)).toEqual([true]);
    });

    test.each([{}, { all: false }, { token: '' }, { personId: 'robin', all: true }, { person: 'robin' }])(
      'rejects %j',
      async (which) => {
        const token = await minted();
        expect(refusal(await revoke(which))).toEqual([400, 'invalid']);
        expect(await good(token)).toEqual([true]);
      },
    );
  });

  describe('a service key', () => {
    test.each([
      ['that was revoked', serviceKeys.revoked],
      ['that no one made', 'chatdeck_sk_unknown'],
      ['replaced by an admin’s session', tokens.admin],
      ['replaced by an agent’s session', tokens.agent],
    ])('%s mints and revokes nothing', async (_which, key) => {
      const before = await people();
      for (const answer of [await mint({}, key), await revoke({ personId: 'robin' }, key)]) {
        expect(refusal(answer)).toEqual([403, 'invalid_service_key']);
      }
      expect(await people()).toEqual(before);
    });

    test('of another account answers as for an account that doesn’t exist', async () => {
      const foreign = await mint({}, serviceKeys.globex);
      const unknown = await mint({ accountId: 99 }, serviceKeys.globex);
      expect(refusal(foreign)).toEqual([404, 'not_found']);
      expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
    });

    test('that was rotated works beside the new one during the overlap, and then no longer', async () => {
      pass(overlap - 1);
      await minted({}, serviceKeys.rotated);
      await minted();
      pass(1);
      expect(refusal(await mint({}, serviceKeys.rotated))).toEqual([403, 'invalid_service_key']);
      await minted();
    });

    test('is rejected from a web page, whatever the page', async () => {
      const headers = { Origin: portal };
      const body = { accountId: 1, person: robin, allowedOrigins: [portal] };
      const answer = await ask('POST', '/partner/tokens', { token: serviceKeys.acme, headers, body });
      expect(refusal(answer)).toEqual([400, 'server_only']);
    });

    test('speaks for no user', async () => {
      expect(refusal(await current(serviceKeys.acme))).toEqual([403, 'not_signed_in']);
    });
  });

  test('who minted for whom is audited, without the token or the key', async () => {
    const token = await minted();
    await minted({ person: { ...robin, role: 'admin' } });
    await revoke({ personId: 'robin' });
    await mint({ accountId: 2 });
    const robins = { at: start, accountId: 1, keyId: 1, personId: 'robin' };
    const userId = expect.any(Number) as number;
    const lasting = { expiresAt: new Date(start.getTime() + 300 * SECOND), allowedOrigins: [portal] };
    expect(contract.partner.events).toEqual([
      { action: 'personCreated', ...robins, userId, role: 'agent' },
      { action: 'tokenMinted', ...robins, userId, role: 'agent', ...lasting },
      { action: 'personUpdated', ...robins, userId, role: 'admin' },
      { action: 'tokenMinted', ...robins, userId, role: 'admin', ...lasting },
      { action: 'tokensRevoked', ...robins },
    ]);
    expect(JSON.stringify(contract.partner.events)).not.toMatch(new RegExp(`${token}|${serviceKeys.acme}`));
  });
}
