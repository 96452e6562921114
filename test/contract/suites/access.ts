import { calls } from 'chatdeck/model';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract, type Sent } from '../api';
import { DAY, tokens, widgetIds } from '../world';

const privateCalls = Object.entries(calls)
  .filter(([, call]) => call.access !== 'public')
  .map(([name, { method, path, access }]) => ({
    name,
    method,
    access,
    path: path.replaceAll(/\{\w+\}/g, String(widgetIds.acme)),
  }));

const notSignedIn = { Message: 'Log in to continue.', Code: 'not_signed_in' };
const keyMissing = { Message: 'This call needs a valid service key.', Code: 'invalid_service_key' };
const unsigned: Record<string, Sent> = {
  'no token': {},
  'an unknown token': { token: 'unknown' },
  'an empty token': { headers: { Authorization: 'Bearer ' } },
  'another scheme': { headers: { Authorization: `Basic ${tokens.admin}` } },
  'a token without a scheme': { headers: { Authorization: tokens.admin } },
  'two tokens': { headers: { Authorization: `Bearer ${tokens.admin} ${tokens.admin}` } },
  'the cookie alone': { headers: { Cookie: `auth_token=${tokens.admin}` } },
  'a token that no one signed': { token: 'x.y.z' },
  'a very long token': { token: 'x'.repeat(5000) },
};

export function accessSuite({ ask, pass }: Contract): void {
  describe.each(privateCalls)('$method $path', ({ method, path, access }) => {
    test('answers 403 without a valid token', async () => {
      for (const [name, sent] of Object.entries(unsigned)) {
        const answer = await ask(method, path, { ...sent, ...(method === 'PUT' && { body: {} }) });
        expect(answer.status, name).toBe(403);
        if (method !== 'HEAD') expect(jsonOf(answer)).toEqual(access === 'key' ? keyMissing : notSignedIn);
      }
    });

    test('answers 403 to a token in the address', async () => {
      const answer = await ask(method, `${path}?auth_token=${tokens.admin}&token=${tokens.admin}`);
      expect(answer.status).toBe(403);
    });

    test('answers 403 to a session that has expired or ended', async () => {
      await ask('HEAD', '/users/logout', { token: tokens.agent });
      expect((await ask(method, path, { token: tokens.agent })).status).toBe(403);
      pass(30 * DAY);
      expect((await ask(method, path, { token: tokens.admin })).status).toBe(403);
    });
  });

  test('a token counts whatever the case of its scheme', async () => {
    const answer = await ask('GET', '/users/current', { headers: { authorization: `bearer ${tokens.admin}` } });
    expect(answer.status).toBe(200);
  });
}
