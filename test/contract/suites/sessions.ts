import { calls, readAnswer } from 'chatdeck/model';
import { demoPassword } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { DAY, tokens } from '../world';

export function sessionSuite({ ask, pass }: Contract): void {
  async function signIn(email = 'admin@acme.test', password = demoPassword) {
    const answer = await ask('POST', '/p/sessions', { body: { email, password } });
    expect(answer.status).toBe(200);
    return readAnswer(calls.createSession.answer, jsonOf(answer)).token;
  }

  describe('POST /p/sessions', () => {
    test('gives a token that speaks for the person', async () => {
      const me = await ask('GET', '/users/current', { token: await signIn() });
      expect(jsonOf(me)).toMatchObject({ email: 'admin@acme.test', accountId: 1 });
    });

    test('gives another token each time', async () => {
      expect(await signIn()).not.toBe(await signIn());
    });

    test('takes the address in any case, with spaces around it', async () => {
      expect(await signIn('  Admin@ACME.test ')).not.toBe('');
    });

    test('takes a password however old it is', async () => {
      pass(3650 * DAY);
      expect(await signIn()).not.toBe('');
    });

    test('notes when the person was last here', async () => {
      const before = await ask('GET', '/users/current', { token: tokens.agent });
      expect(jsonOf(before).lastSignedInAt).toMatch(/^0000/);
      const token = await signIn('agent@acme.test');
      expect(jsonOf(await ask('GET', '/users/current', { token })).lastSignedInAt).toBe('2025-06-18T12:00:00.000Z');
    });

    test('answers a wrong password and an unknown address with the same 400', async () => {
      const wrong = await ask('POST', '/p/sessions', { body: { email: 'admin@acme.test', password: 'guess' } });
      const unknown = await ask('POST', '/p/sessions', { body: { email: 'nobody@acme.test', password: demoPassword } });
      expect(wrong.status).toBe(400);
      expect(jsonOf(wrong)).toEqual({ Message: 'Wrong email or password.', Code: 'wrong_credentials' });
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    });

    test.each([
      [{ email: 'admin@acme.test' }, 'password'],
      [{ email: 'admin@acme.test', password: '' }, 'password'],
      [{ email: '', password: 'x' }, 'email'],
      [{ email: ['admin@acme.test'], password: 'x' }, 'email'],
      [{ email: { $ne: '' }, password: 'x' }, 'email'],
    ])('rejects %j and names the field', async (body, path) => {
      const answer = await ask('POST', '/p/sessions', { body });
      expect(answer.status).toBe(400);
      expect(jsonOf(answer)).toMatchObject({ Code: 'invalid', Path: path });
    });

    test('signs in for 30 days', async () => {
      const token = await signIn();
      pass(30 * DAY - 1000);
      expect((await ask('GET', '/users/current', { token })).status).toBe(200);
      pass(1000);
      expect((await ask('GET', '/users/current', { token })).status).toBe(403);
    });
  });

  describe('HEAD /users/logout', () => {
    test('ends this session and no other', async () => {
      const [first, second] = [await signIn(), await signIn()];
      const answer = await ask('HEAD', '/users/logout', { token: first });
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect((await ask('GET', '/users/current', { token: first })).status).toBe(403);
      expect((await ask('HEAD', '/users/logout', { token: first })).status).toBe(403);
      expect((await ask('GET', '/users/current', { token: second })).status).toBe(200);
    });

    test('is not done by a GET', async () => {
      expect((await ask('GET', '/users/logout', { token: tokens.admin })).status).toBe(404);
      expect((await ask('GET', '/users/current', { token: tokens.admin })).status).toBe(200);
    });
  });
}
