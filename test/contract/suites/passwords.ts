import { demoPassword } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { tokens } from '../world';

const MINUTE = 60_000;

export function passwordSuite({ ask, pass, mails }: Contract): void {
  const post = (path: string, fields: Record<string, string>, address = '198.51.100.7') =>
    ask('POST', path, { text: new URLSearchParams(fields), headers: { 'X-Forwarded-For': address } });
  const request = (email: string, address?: string) => post('/p/users/password_reset_email', { email }, address);
  const reset = (token: string, password = 'a new password') => post('/p/users/password_reset', { token, password });
  const signIn = (password: string) =>
    ask('POST', '/p/sessions', { body: { email: 'admin@acme.test', password } }).then(({ status }) => status);

  async function newToken(): Promise<string> {
    expect((await request('admin@acme.test')).status).toBe(200);
    return tokenIn((await mails()).at(-1)?.text);
  }

  describe('POST /p/users/password_reset_email', () => {
    test('mails a link with a token of 64 letters and digits, another one each time', async () => {
      const found = [await newToken(), await newToken()];
      expect(new Set(found).size).toBe(2);
      for (const token of found) expect(token).toMatch(/^[A-Za-z0-9]{64}$/);
      const [mail] = await mails();
      expect(mail).toMatchObject({ to: 'admin@acme.test', subject: 'Set a new Chatdeck password' });
      expect(mail?.text).toContain(`https://chat.chatdeck.test/#/reset_password?token=${found[0]}`);
    });

    test('takes the address in any case', async () => {
      await request(' Admin@ACME.test ');
      expect((await mails()).map(({ to }) => to)).toEqual(['admin@acme.test']);
    });

    test('answers the same for unknown addresses, and emails no one', async () => {
      const known = await request('admin@acme.test');
      await mails();
      for (const email of ['nobody@acme.test', 'no address at all']) {
        const unknown = await request(email);
        expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
        // New in every answer.
        const dated = new Set(['date', 'content-security-policy']);
        const headersOf = (headers: Headers) => [...headers].filter(([name]) => !dated.has(name));
        expect(headersOf(unknown.headers)).toEqual(headersOf(known.headers));
      }
      expect(await mails()).toHaveLength(1);
    });

    test('is limited for known and unknown addresses alike', async () => {
      for (const email of ['admin@acme.test', 'nobody@acme.test']) {
        const statuses = [];
        for (let count = 0; count < 6; count += 1) statuses.push((await request(email)).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
      expect((await request('agent@acme.test')).status).toBe(200);
      expect(await mails()).toHaveLength(6);
    });

    test.each([
      ['nothing', ''],
      ['no address', 'email='],
      ['two addresses', 'email=admin%40acme.test&email=evil%40evil.test'],
      ['JSON', '{"email":"admin@acme.test"}'],
      ['a NUL', 'email=a%00b'],
    ])('rejects %s', async (_name, text) => {
      const answer = await ask('POST', '/p/users/password_reset_email', { text });
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'invalid']);
      expect(await mails()).toEqual([]);
    });
  });

  describe('POST /p/users/password_reset', () => {
    test('sets the password, and ends every session of the person', async () => {
      const answer = await reset(await newToken());
      expect([answer.status, answer.text]).toEqual([200, '']);
      expect(await signIn(demoPassword)).toBe(400);
      expect(await signIn('a new password')).toBe(200);
      expect((await ask('GET', '/users/current', { token: tokens.admin })).status).toBe(403);
      expect((await ask('GET', '/users/current', { token: tokens.agent })).status).toBe(200);
    });

    test('works once, and uses up the person’s other links', async () => {
      const [first, second] = [await newToken(), await newToken()];
      expect((await reset(first)).status).toBe(200);
      for (const used of [first, second]) await expectInvalid(used);
      expect(await signIn('a new password')).toBe(200);
    });

    test('works once when it is used many times in parallel', async () => {
      const token = await newToken();
      const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => reset(token, `password ${index}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    });

    test('works with one of two links used in parallel', async () => {
      const links = [await newToken(), await newToken()];
      const answers = await Promise.all(links.map((token) => reset(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await signIn('a new password')).toBe(200);
    });

    test('leaves no session of a sign-in with the old password that comes at the same time', async () => {
      const attempt = () => ask('POST', '/p/sessions', { body: { email: 'admin@acme.test', password: demoPassword } });
      const token = await newToken();
      const [first, , ...others] = await Promise.all([attempt(), reset(token), attempt(), attempt(), attempt()]);
      for (const { status, text } of [first, ...others]) {
        if (status !== 200) continue;
        const { token: session } = JSON.parse(text) as { token: string };
        expect((await ask('GET', '/users/current', { token: session })).status).toBe(403);
      }
    });

    test('works for an hour', async () => {
      const [early, late] = [await newToken(), await newToken()];
      pass(60 * MINUTE - 1);
      expect((await reset(early)).status).toBe(200);
      pass(1);
      await expectInvalid(late);
    });

    test.each(['', 'x', 'x'.repeat(63), 'x'.repeat(65), `${'x'.repeat(63)}-`, 'x'.repeat(64), `${'x'.repeat(63)}\n`])(
      'rejects the token %j with the same message',
      (token) => expectInvalid(token),
    );

    test('rejects a short password, and the token stays valid', async () => {
      const token = await newToken();
      const short = await reset(token, '123456');
      expect(jsonOf(short)).toMatchObject({ Message: 'Password is too short', Code: 'password_too_short' });
      expect((await reset(token)).status).toBe(200);
    });

    test('lets a person in again who had failed too often', async () => {
      for (let count = 0; count < 5; count += 1) await signIn('guess');
      expect(await signIn(demoPassword)).toBe(429);
      await reset(await newToken());
      expect(await signIn('a new password')).toBe(200);
    });

    test('is limited by address', async () => {
      for (let count = 0; count < 20; count += 1) await expectInvalid('x'.repeat(64));
      expect((await reset('x'.repeat(64))).status).toBe(429);
    });
  });

  async function expectInvalid(token: string) {
    const answer = await reset(token);
    expect([answer.status, jsonOf(answer)]).toEqual([
      400,
      { Message: 'Invalid token', Code: 'invalid_token', Path: 'token' },
    ]);
  }
}

/** The token of the link in a mail. */
export function tokenIn(text: string | undefined): string {
  return /#\/reset_password\?token=(\S+)/.exec(text ?? '')?.[1] ?? '';
}
