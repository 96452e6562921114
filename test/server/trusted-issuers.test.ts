import { expect, test } from 'vitest';
import { readConfig } from '../../examples/server/src/config';
import { StartError } from '../../examples/server/src/start-error';

const fernwood = {
  issuer: 'https://id.fernwood.test',
  audience: 'chatdeck',
  jwksUrl: 'https://id.fernwood.test/jwks.json',
  account: 1,
};
const read = (...issuers: object[]) => readConfig({ TRUSTED_ISSUERS: JSON.stringify(issuers) }).trustedIssuers;

test('no partner’s own tokens are accepted unless the setting lists one', () => {
  expect(readConfig({}).trustedIssuers).toEqual([]);
  expect(readConfig({ TRUSTED_ISSUERS: '' }).trustedIssuers).toEqual([]);
});

test('a partner needs an issuer, an audience, keys, and an account; the rest has careful defaults', () => {
  expect(read(fernwood)).toEqual([
    {
      ...fernwood,
      algorithms: ['RS256', 'ES256', 'EdDSA'],
      claims: { id: 'sub', name: 'name', email: 'email', role: 'role' },
      clockSkewSeconds: 30,
      maxLifetimeSeconds: 3600,
    },
  ]);
});

test('everything can be set', () => {
  const all = {
    ...fernwood,
    algorithms: ['PS512'],
    account: { claim: 'shop', ids: { vale: 1, birch: 2 } },
    claims: { id: 'uid', name: 'full_name', email: 'mail', role: 'chat_role' },
    allowedOrigins: ['https://portal.test'],
    clockSkewSeconds: 0,
    maxLifetimeSeconds: 86_400,
  };
  expect(read(all)).toEqual([all]);
});

test.each(['http://localhost:4000/jwks', 'http://127.0.0.1/jwks', 'http://[::1]:80/jwks'])(
  'keys can come from this machine without https: %s',
  (jwksUrl) => {
    expect(read({ ...fernwood, jwksUrl })).toMatchObject([{ jwksUrl }]);
  },
);

test.each<[object, string]>([
  [{ issuer: '' }, '0.issuer'],
  [{ audience: undefined }, '0.audience'],
  [{ account: undefined }, '0.account'],
  [{ account: 0 }, '0.account'],
  [{ account: { claim: 'shop' } }, '0.account'],
  [{ jwksUrl: 'http://id.fernwood.test/jwks.json' }, '0.jwksUrl'],
  [{ jwksUrl: 'http://localhost.evil.test/jwks.json' }, '0.jwksUrl'],
  [{ jwksUrl: 'http://127.0.0.1.evil.test/jwks.json' }, '0.jwksUrl'],
  [{ jwksUrl: 'file:///etc/passwd' }, '0.jwksUrl'],
  [{ jwksUrl: 'jwks.json' }, '0.jwksUrl'],
  [{ algorithms: [] }, '0.algorithms'],
  [{ algorithms: ['HS256'] }, '0.algorithms.0'],
  [{ algorithms: ['ES256', 'none'] }, '0.algorithms.1'],
  [{ allowedOrigins: [] }, '0.allowedOrigins'],
  [{ allowedOrigins: ['https://portal.test/'] }, '0.allowedOrigins.0'],
  [{ clockSkewSeconds: 301 }, '0.clockSkewSeconds'],
  [{ maxLifetimeSeconds: 86_401 }, '0.maxLifetimeSeconds'],
  [{ claims: { id: '' } }, '0.claims.id'],
  [{ secret: 'shared' }, '0.secret'],
])('%j stops the start and names the place', (changes, place) => {
  expect(() => read({ ...fernwood, ...changes })).toThrow(
    new StartError(`TRUSTED_ISSUERS is wrong at ${place}. See the README.`),
  );
});

test.each([
  ['not JSON', 'TRUSTED_ISSUERS must be a JSON list.'],
  ['{}', 'TRUSTED_ISSUERS is wrong at its start. See the README.'],
  [JSON.stringify([fernwood, fernwood]), 'TRUSTED_ISSUERS names the issuer "https://id.fernwood.test" twice.'],
])('%s stops the start', (value, message) => {
  expect(() => readConfig({ TRUSTED_ISSUERS: value })).toThrow(new StartError(message));
});
