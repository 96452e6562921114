import { calls, readAnswer, widgetsOf } from 'chatdeck/model';
import { initialSettings } from 'chatdeck/service';
import { describe, expect, test } from 'vitest';
import { invalidEmails } from '../../security/emails';
import { jsonOf, type Contract } from '../api';
import { DAY, start, tokens } from '../world';

/** White space around an address is dropped. */
const oneOfEachKind = Object.values(invalidEmails).flatMap((texts) => texts.find((text) => text === text.trim()) ?? []);

export function signUpSuite({ ask, pass }: Contract): void {
  const signUp = (email: string, password = 'long enough', address = '198.51.100.1') =>
    ask('POST', '/p/users', {
      body: { email, password, tklID: 'campaign-7' },
      headers: { 'X-Forwarded-For': address },
    });

  describe('POST /p/users', () => {
    test('makes an account in trial on the smallest plan, with its admin and a widget to set up', async () => {
      const answer = await signUp(' New.Owner@Juniper.test ');
      expect(answer.status).toBe(200);
      const { token } = readAnswer(calls.createUser.answer, jsonOf(answer));

      const current = jsonOf(await ask('GET', '/users/current', { token }));
      expect(current).toMatchObject({
        email: 'new.owner@juniper.test',
        admin: true,
        ActiveTOSPP: '',
        showNPSRating: false,
        isCcPresent: false,
        account: {
          plan: { stripeId: 'starter-monthly' },
          paymentType: 'none',
          trialEndAt: new Date(start.getTime() + 30 * DAY).toISOString(),
          created_at: start.toISOString(),
          email: 'new.owner@juniper.test',
          delinquent: false,
          nextInvoiceAt: null,
        },
      });
      const [widget, ...rest] = widgetsOf(readAnswer(calls.currentUser.answer, current));
      expect(widget).toMatchObject({ Step: '1', RoomName: '', onlineTitle: initialSettings.onlineTitle });
      expect(rest).toEqual([]);
    });

    test('creates unique keys and widgets', async () => {
      const users: { ces: Record<string, unknown>[] }[] = [];
      for (const email of ['a@one.test', 'b@two.test']) {
        const { token } = jsonOf(await signUp(email)) as { token: string };
        users.push(jsonOf(await ask('GET', '/users/current', { token })) as { ces: Record<string, unknown>[] });
      }
      for (const field of ['Id', 'Uuid', 'apiKey', 'zapierApiKey']) {
        const values = users.map(({ ces: [widget] }) => widget?.[field]);
        expect(values.every(Boolean), field).toBe(true);
        expect(new Set(values).size, field).toBe(2);
      }
    });

    test('lets the person sign in afterwards', async () => {
      await signUp('owner@juniper.test');
      const body = { email: 'Owner@juniper.test', password: 'long enough' };
      expect((await ask('POST', '/p/sessions', { body })).status).toBe(200);
    });

    test.each<[string, string, string]>([
      ['', 'invalid_email', 'Email is invalid'],
      ['owner', 'invalid_email', 'Email is invalid'],
      ['owner@juniper', 'invalid_email', 'Email is invalid'],
      ['a b@juniper.test', 'invalid_email', 'Email is invalid'],
      ['owner@juniper.test\r\nBcc: all@acme.test', 'invalid_email', 'Email is invalid'],
      [`${'x'.repeat(250)}@juniper.test`, 'invalid_email', 'Email is invalid'],
      [`a@${'.'.repeat(500_000)}@`, 'invalid_email', 'Email is invalid'],
      ...oneOfEachKind.map((email): [string, string, string] => [email, 'invalid_email', 'Email is invalid']),
      ['ADMIN@acme.test', 'user_exists', 'User already exists'],
    ])('rejects the address %j', async (email, code, message) => {
      const answer = await signUp(email);
      expect(answer.status).toBe(400);
      expect(jsonOf(answer)).toEqual({ Message: message, Code: code, Path: 'email' });
    });

    test('rejects a password of six characters, and accepts one of seven', async () => {
      const short = await signUp('owner@juniper.test', '123456');
      expect(jsonOf(short)).toEqual({
        Message: 'Password is too short',
        Code: 'password_too_short',
        Path: 'password',
      });
      expect((await signUp('owner@juniper.test', '1234567')).status).toBe(200);
    });

    test('creates one account for many parallel attempts with the same address', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => signUp('owner@juniper.test')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    });

    test('gives one mailbox one account, however its address is written', async () => {
      const written = [
        'owner@bücher.test',
        'Owner@BÜCHER.test',
        'owner@xn--bcher-kva.test',
        ' owner@bu\u0308cher.test ',
      ];
      for (const [index, email] of written.entries()) {
        expect((await signUp(email)).status, email).toBe(index === 0 ? 200 : 400);
        const body = { email, password: 'long enough' };
        expect((await ask('POST', '/p/sessions', { body })).status, email).toBe(200);
      }
    });

    test('leaves other accounts as they are', async () => {
      const before = await ask('GET', '/users/current', { token: tokens.admin });
      await signUp('owner@juniper.test');
      expect((await ask('GET', '/users/current', { token: tokens.admin })).text).toBe(before.text);
    });

    test('is limited by address', async () => {
      const tries = [];
      for (let index = 0; index < 11; index += 1) tries.push((await signUp(`p${index}@juniper.test`)).status);
      expect(tries).toEqual([...Array<number>(10).fill(200), 429]);
      const refused = await signUp('p11@juniper.test');
      expect([refused.headers.get('Retry-After'), jsonOf(refused).Code]).toEqual(['30', 'too_many_tries']);
      expect((await signUp('p11@juniper.test', 'long enough', '198.51.100.2')).status).toBe(200);
      pass(30_000);
      expect((await signUp('p12@juniper.test')).status).toBe(200);
    });
  });
}
