import { demoPassword } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';

const MINUTE = 60_000;

export function signInLimitSuite({ ask, pass }: Contract): void {
  const signIn = (password: string, email = 'admin@acme.test', address = '203.0.113.5') =>
    ask('POST', '/p/sessions', { body: { email, password }, headers: { 'X-Forwarded-For': address } });

  async function fail(times: number, email?: string, address?: string) {
    for (let count = 0; count < times; count += 1) {
      expect((await signIn('guess', email, address)).status, `failure ${count + 1}`).toBe(400);
    }
  }

  async function expectWait(seconds: number, password = demoPassword) {
    const refused = await signIn(password);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, String(seconds)]);
    expect(jsonOf(refused).Code).toBe('too_many_tries');
  }

  describe('after five wrong passwords within a quarter of an hour', () => {
    test('even the right one has to wait half a minute', async () => {
      await fail(5);
      await expectWait(30);
      pass(29_000);
      await expectWait(1);
      pass(1000);
      expect((await signIn(demoPassword)).status).toBe(200);
    });

    test('each further one doubles the wait, up to a quarter of an hour', async () => {
      await fail(5);
      for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
        await expectWait(seconds);
        pass(seconds * 1000);
        await fail(1);
      }
      await expectWait(900);
    });

    test('rejected attempts don’t count', async () => {
      await fail(5);
      for (let count = 0; count < 5; count += 1) await expectWait(30);
      pass(30_000);
      expect((await signIn(demoPassword)).status).toBe(200);
    });

    test('other people sign in as ever, from the same address, too', async () => {
      await fail(5);
      expect((await signIn(demoPassword, 'agent@acme.test')).status).toBe(200);
      expect((await signIn(demoPassword, 'owner@globex.test', '203.0.113.9')).status).toBe(200);
    });

    test('it does not help to come from elsewhere, or to write the e-mail otherwise', async () => {
      await fail(5);
      expect((await signIn(demoPassword, 'admin@acme.test', '203.0.113.77')).status).toBe(429);
      expect((await signIn(demoPassword, ' ADMIN@acme.test ')).status).toBe(429);
    });

    test('unknown e-mails get the same bytes', async () => {
      await fail(5);
      await fail(5, 'nobody@acme.test', '203.0.113.6');
      const known = await signIn('guess');
      const unknown = await signIn('guess', 'nobody@acme.test', '203.0.113.6');
      expect([unknown.status, unknown.text, unknown.headers.get('Retry-After')]).toEqual([
        known.status,
        known.text,
        known.headers.get('Retry-After'),
      ]);
    });

    test('a right one in time forgets them', async () => {
      await fail(4);
      expect((await signIn(demoPassword)).status).toBe(200);
      await fail(4);
      expect((await signIn(demoPassword)).status).toBe(200);
    });

    test('a quarter of an hour forgets them', async () => {
      await fail(4);
      pass(15 * MINUTE);
      await fail(4);
    });

    test('parallel attempts can’t get around it', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('guess')));
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    });
  });

  describe('after twenty failures from one address', () => {
    test('it has to wait, and no other', async () => {
      for (let person = 0; person < 5; person += 1) await fail(4, `p${person}@acme.test`);
      expect((await signIn(demoPassword)).status).toBe(429);
      expect((await signIn(demoPassword, 'admin@acme.test', '203.0.113.6')).status).toBe(200);
    });

    test('an IPv6 network counts as one', async () => {
      for (let person = 0; person < 20; person += 1) {
        await fail(1, `p${person}@acme.test`, `2001:db8:1:2::${person}`);
      }
      expect((await signIn(demoPassword, 'admin@acme.test', '2001:db8:1:2:ffff::1')).status).toBe(429);
      expect((await signIn(demoPassword, 'admin@acme.test', '2001:db8:1:3::1')).status).toBe(200);
    });

    test('people who get their passwords right do not count', async () => {
      for (let count = 0; count < 25; count += 1) expect((await signIn(demoPassword)).status).toBe(200);
    });
  });
}
