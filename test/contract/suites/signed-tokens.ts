import type { JsonObject } from 'chatdeck/model';
import { exportSPKI, generateKeyPair, importJWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract, type Got } from '../api';
import { audience, issuer } from '../partner';
import { serviceKeys, start, tokens } from '../world';

const SECOND = 1000;
const iat = start.getTime() / SECOND;
const robin = { sub: 'robin', name: 'Robin Vale', email: 'robin@vale.test', role: 'agent', shop: 'acme' };
const good = { iss: issuer, aud: audience, iat, exp: iat + 600, ...robin };

export function signedTokenSuite(contract: Contract): void {
  const { ask, pass } = contract;
  const sign = (changes: JsonObject = {}) => contract.partner.sign({ ...good, ...changes });
  const current = (token: string, headers = {}) => ask('GET', '/users/current', { token, headers });
  const whoHas = async (token: string) => jsonOf(await current(token));
  const people = async () =>
    JSON.parse((await ask('GET', '/dashboard-admin/users', { token: tokens.admin })).text) as JsonObject[];
  const refusal = ({ status, text }: Got) => [status, (JSON.parse(text) as JsonObject).Code];
  const notSignedIn = [403, 'not_signed_in'];

  test('a token that a trusted partner signed speaks for its person, who is created on first use', async () => {
    const token = await sign();
    const { Id } = await whoHas(token);
    expect(await whoHas(token)).toMatchObject({ Id, email: 'robin@vale.test', admin: false, accountId: 1 });
    expect((await people()).filter((person) => person.Id === Id)).toMatchObject([{ name: 'Robin Vale' }]);
    expect(contract.partner.events).toMatchObject([{ action: 'personCreated', personId: 'robin' }]);
  });

  test('a claim decides which of the partner’s accounts it is for', async () => {
    expect(await whoHas(await sign({ shop: 'globex' }))).toMatchObject({ accountId: 2 });
  });

  describe('is rejected', () => {
    test.each<[string, JsonObject]>([
      ['for another audience', { aud: 'another' }],
      ['without an audience', { aud: undefined }],
      ['by another issuer', { iss: 'https://evil.test' }],
      ['without an issuer', { iss: undefined }],
      ['without an end', { exp: undefined }],
      ['without the time it was issued', { iat: undefined }],
      ['lasting longer than allowed', { exp: iat + 3601 }],
      ['issued in the future', { iat: iat + 31, exp: iat + 600 }],
      ['not valid yet', { nbf: iat + 31 }],
      ['for an account that isn’t the partner’s', { shop: 'nobody' }],
      ['for an account by the name of a property', { shop: 'constructor' }],
      ['without an account', { shop: undefined }],
      ['without a person', { sub: undefined }],
      ['without an email', { email: undefined }],
      ['with a role that doesn’t exist', { role: 'owner' }],
      ['without a role', { role: undefined }],
      ['with an id that no store can keep', { sub: 'robin\0' }],
    ])('one %s', async (_what, changes) => {
      const before = await people();
      expect(refusal(await current(await sign(changes)))).toEqual(notSignedIn);
      expect(await people()).toEqual(before);
    });

    test('one whose claims were changed', async () => {
      const [header = '', , signature = ''] = (await sign()).split('.');
      const claims = Buffer.from(JSON.stringify({ ...good, role: 'admin' })).toString('base64url');
      expect(refusal(await current(`${header}.${claims}.${signature}`))).toEqual(notSignedIn);
    });

    test.each(['none', 'None', 'ES256'])('one without a signature that names the algorithm %s', async (alg) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const kid = contract.partner.published.at(-1)?.kid;
      for (const signature of ['', 'AAAA']) {
        const answer = await current(`${part({ alg, kid })}.${part(good)}.${signature}`);
        expect(refusal(answer)).toEqual(notSignedIn);
      }
    });

    test('one signed with the public key as a shared secret', async () => {
      const jwk = contract.partner.published.at(-1);
      const publicKey = await importJWK(jwk ?? {}, 'ES256', { extractable: true });
      if (publicKey instanceof Uint8Array) throw new Error('not a key pair');
      for (const secret of [await exportSPKI(publicKey), JSON.stringify(jwk)]) {
        const header = { alg: 'HS256', kid: jwk?.kid ?? '' };
        const token = await contract.partner.sign(good, header, new TextEncoder().encode(secret));
        expect(refusal(await current(token))).toEqual(notSignedIn);
      }
    });

    test('one of someone else’s key, under the name of the partner’s', async () => {
      const { privateKey } = await generateKeyPair('ES256');
      expect(refusal(await current(await contract.partner.sign(good, {}, privateKey)))).toEqual(notSignedIn);
      const unknown = await contract.partner.sign(good, { kid: 'unknown' }, privateKey);
      expect(refusal(await current(unknown))).toEqual(notSignedIn);
    });

    test('one of another algorithm than the partner’s', async () => {
      const { privateKey } = await generateKeyPair('RS256');
      expect(refusal(await current(await contract.partner.sign(good, { alg: 'RS256' }, privateKey)))).toEqual(
        notSignedIn,
      );
    });
  });

  test.each([
    ['late', { exp: iat - 29, iat: iat - 629 }, { exp: iat - 30, iat: iat - 630 }],
    ['early', { iat: iat + 30 }, { iat: iat + 31 }],
  ])('a clock that is half a minute %s does no harm', async (_when, within, beyond) => {
    expect((await current(await sign(within))).status).toBe(200);
    expect((await current(await sign(beyond))).status).toBe(403);
  });

  test('keys can be rotated: both are good while both are published, and the old one is not afterwards', async () => {
    const former = await sign();
    await contract.partner.rotate();
    const newer = await sign();
    expect([(await current(former)).status, (await current(newer)).status]).toEqual([200, 200]);
    contract.partner.published.splice(0, contract.partner.published.length - 1);
    // A key that isn't known yet has the list read again.
    await contract.partner.rotate();
    expect((await current(await sign())).status).toBe(200);
    expect(refusal(await current(former))).toEqual(notSignedIn);
    expect((await current(newer)).status).toBe(200);
  });

  test('keeps the person in sync, and what an older token says no longer counts', async () => {
    const old = await sign({ role: 'admin' });
    expect(await whoHas(old)).toMatchObject({ admin: true });
    pass(2 * SECOND);
    const newer = await sign({ iat: iat + 2, role: 'agent', email: 'robin@elm.test' });
    expect(await whoHas(newer)).toMatchObject({ admin: false, email: 'robin@elm.test' });
    expect(await whoHas(old)).toMatchObject({ admin: false, email: 'robin@elm.test' });
    expect(contract.partner.events.map(({ action }) => action)).toEqual(['personCreated', 'personUpdated']);
  });

  test('knows the person that a service key minted for', async () => {
    const person = { id: 'robin', name: 'Robin Vale', email: 'robin@vale.test', role: 'agent' };
    const body = { accountId: 1, person, allowedOrigins: ['https://portal.test'] };
    const { token } = jsonOf(await ask('POST', '/partner/tokens', { token: serviceKeys.acme, body }));
    expect((await whoHas(await sign())).Id).toBe((await whoHas(String(token))).Id);
  });

  test('becomes a user who signed in here so far only with a verified email', async () => {
    const email = 'agent@acme.test';
    expect(refusal(await current(await sign({ email })))).toEqual([400, 'user_exists']);
    expect(refusal(await current(await sign({ email, email_verified: 'true' })))).toEqual([400, 'user_exists']);
    expect(await whoHas(await sign({ email, email_verified: true }))).toMatchObject({ Id: 102 });
  });

  test.each([
    ['the user of another account', { email: 'owner@globex.test', email_verified: true }, 'user_exists'],
    ['the last admin demoted', { email: 'admin@acme.test', email_verified: true }, 'last_admin'],
    ['an email that is none', { email: 'robin' }, 'invalid_email'],
  ])('makes no one %s', async (_what, changes, code) => {
    const before = await people();
    expect(refusal(await current(await sign(changes)))).toEqual([400, code]);
    expect(await people()).toEqual(before);
  });

  test('ends with its person: a removed one comes back only with a newer token', async () => {
    const token = await sign();
    const unused = await sign({ iat: iat - 1 });
    const { Id } = await whoHas(token);
    await ask('DELETE', '/dashboard-admin/users', { token: tokens.admin, body: { Id } });
    for (const old of [token, unused, await sign({ exp: iat + 601 })]) {
      expect(refusal(await current(old))).toEqual(notSignedIn);
    }
    expect((await people()).some(({ email }) => email === 'robin@vale.test')).toBe(false);
    pass(SECOND);
    expect((await current(await sign({ iat: iat + 1 }))).status).toBe(200);
  });

  test.each([
    ['a service key revokes all of the person', () => ({ personId: 'robin' })],
    ['the person logs out', undefined],
  ])('ends when %s, and so do all issued before', async (_how, which) => {
    const [token, other] = [await sign(), await sign({ exp: iat + 601 })];
    expect((await current(token)).status).toBe(200);
    if (which) await ask('DELETE', '/partner/tokens', { token: serviceKeys.acme, body: which() });
    else await ask('HEAD', '/users/logout', { token });
    expect([(await current(token)).status, (await current(other)).status]).toEqual([403, 403]);
    pass(SECOND);
    expect((await current(await sign({ iat: iat + 1 }))).status).toBe(200);
  });

  test.each([
    ['https://portal.test', 200],
    ['https://shop.test', 403],
    [undefined, 200],
  ])('from %s is answered %i', async (origin, status) => {
    const answer = await current(await sign(), origin === undefined ? {} : { Origin: origin });
    expect(answer.status).toBe(status);
    if (status === 403) expect(jsonOf(answer).Code).toBe('origin_not_allowed');
  });

  test('mints nothing', async () => {
    const body = {
      accountId: 1,
      person: { id: 'x', name: '', email: 'x@y.test', role: 'admin' },
      allowedOrigins: ['https://portal.test'],
    };
    const answer = await ask('POST', '/partner/tokens', { token: await sign({ role: 'admin' }), body });
    expect(refusal(answer)).toEqual([403, 'invalid_service_key']);
  });
}
