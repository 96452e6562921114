import { calls, readAnswer } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { demoPassword } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { tokens } from '../world';
import { tokenIn } from './passwords';

const path = '/dashboard-admin/users';
const lastAdmin = {
  Message: 'Your account needs at least one active admin. Make another active user an admin first.',
  Code: 'last_admin',
};

export function dashboardUserSuite({ ask, mails, pass }: Contract): void {
  const list = async (token = tokens.admin) => jsonOf(await ask('GET', path, { token })) as unknown as object[];
  const invite = (email: string, token = tokens.admin) => ask('POST', path, { token, body: { email } });
  const toggle = (id: unknown, token = tokens.admin) => ask('PUT', path, { token, body: { id } });
  const remove = (Id: unknown, token = tokens.admin) => ask('DELETE', path, { token, body: { Id } });
  const signIn = (email: string) => ask('POST', '/p/sessions', { body: { email, password: demoPassword } });

  describe(path, () => {
    test('lists all users of the account', async () => {
      expect(await list()).toEqual([
        { Id: 101, email: 'admin@acme.test', admin: true, lastSignedInAt: '2025-06-16T15:42:10.000Z' },
        { Id: 102, email: 'agent@acme.test', admin: false, lastSignedInAt: '0000-00-00T00:00:00Z' },
      ]);
      const rows = readyRows(readAnswer(calls.listDashboardUsers.answer, await list(tokens.foreign)));
      expect(rows.map(({ email }) => email)).toEqual(['owner@globex.test']);
    });

    test.each([
      ['GET', undefined],
      ['POST', { email: 'new@acme.test' }],
      ['PUT', { id: 102 }],
      ['DELETE', { Id: 102 }],
    ])('%s is rejected for an agent', async (method, body) => {
      const answer = await ask(method, path, { token: tokens.agent, body });
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'not_admin']);
      expect(await list()).toHaveLength(2);
    });
  });

  describe(`POST ${path}`, () => {
    test('invites an agent, who sets a password with the mailed link and signs in', async () => {
      const answer = await invite(' New.Colleague@Acme.test');
      expect(answer.status).toBe(200);
      const row = { email: 'new.colleague@acme.test', admin: false, lastSignedInAt: '0000-00-00T00:00:00Z' };
      expect(jsonOf(answer)).toMatchObject(row);
      expect(await list()).toHaveLength(3);

      const [mail] = await mails();
      expect(mail).toMatchObject({ to: 'new.colleague@acme.test', subject: 'You’re invited to Chatdeck' });
      pass(6 * 86_400_000);
      const text = new URLSearchParams({ token: tokenIn(mail?.text), password: 'my own password' });
      expect((await ask('POST', '/p/users/password_reset', { text })).status).toBe(200);
      const body = { email: row.email, password: 'my own password' };
      const { token } = jsonOf(await ask('POST', '/p/sessions', { body })) as { token: string };
      expect(jsonOf(await ask('GET', '/users/current', { token }))).toMatchObject({ accountId: 1, ActiveTOSPP: '' });
    });

    test.each([
      ['agent@acme.test', 'user_exists'],
      ['OWNER@globex.test', 'user_exists'],
      ['', 'invalid_email'],
      ['nobody', 'invalid_email'],
      ['a@b.test, c@d.test', 'invalid_email'],
    ])('rejects %j with %s', async (email, code) => {
      const answer = await invite(email);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, code]);
      expect(await list()).toHaveLength(2);
      expect(await mails()).toEqual([]);
    });

    test('invites one person once, however often it is asked', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => invite('new@acme.test')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
      expect(await mails()).toHaveLength(1);
    });
  });

  describe(`PUT ${path}`, () => {
    test('makes an agent an admin and an agent again, from the next call on', async () => {
      expect(jsonOf(await toggle(102))).toMatchObject({ Id: 102, admin: true });
      expect((await ask('GET', path, { token: tokens.agent })).status).toBe(200);
      expect(jsonOf(await toggle('102'))).toMatchObject({ Id: 102, admin: false });
      expect((await ask('GET', path, { token: tokens.agent })).status).toBe(400);
    });

    test('keeps the last admin', async () => {
      const answer = await toggle(101);
      expect(answer.status).toBe(400);
      expect(jsonOf(answer)).toEqual(lastAdmin);
      await toggle(102);
      await signIn('agent@acme.test');
      expect((await toggle(101)).status).toBe(200);
      expect((await toggle(102, tokens.agent)).status).toBe(400);
    });

    test('keeps the last active admin: an admin who was invited and never signed in does not count', async () => {
      await toggle(102);
      for (const token of [tokens.admin, tokens.agent]) {
        const answer = await toggle(101, token);
        expect([answer.status, jsonOf(answer)]).toEqual([400, lastAdmin]);
      }
      expect(await list()).toMatchObject([{ admin: true }, { admin: true }]);
      expect(jsonOf(await toggle(102))).toMatchObject({ Id: 102, admin: false });
    });

    test('keeps one of two admins who demote each other in parallel', async () => {
      await toggle(102);
      await signIn('agent@acme.test');
      await Promise.all([toggle(102), toggle(101, tokens.agent)]);
      const admins = [tokens.admin, tokens.agent].map((token) => ask('GET', path, { token }));
      expect((await Promise.all(admins)).filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe(`DELETE ${path}`, () => {
    test('removes an agent, who is signed out at the next call', async () => {
      expect((await remove(102)).status).toBe(200);
      expect(await list()).toHaveLength(1);
      expect((await ask('GET', '/users/current', { token: tokens.agent })).status).toBe(403);
      expect((await remove(102)).status).toBe(404);
    });

    test('removes no admin, and not oneself', async () => {
      await toggle(102);
      expect(jsonOf(await remove(102))).toMatchObject({ Code: 'is_admin' });
      expect(jsonOf(await remove(101))).toMatchObject({ Code: 'own_user' });
      expect(await list()).toHaveLength(2);
    });

    test('never removes the last active admin, even for another admin', async () => {
      await toggle(102);
      expect(jsonOf(await remove(101, tokens.agent))).toMatchObject({ Code: 'last_admin' });
      expect(await list()).toHaveLength(2);
    });

    test('takes the links of a removed person away', async () => {
      await invite('new@acme.test');
      const [mail] = await mails();
      const { Id } = (await list())[2] as { Id: number };
      await remove(Id);
      const text = new URLSearchParams({ token: tokenIn(mail?.text), password: 'my own password' });
      const answer = await ask('POST', '/p/users/password_reset', { text });
      expect(jsonOf(answer).Code).toBe('invalid_token');
    });
  });

  test.each([
    ['PUT', 'id'],
    ['DELETE', 'Id'],
  ])(`%s ${path} gives another account’s person the bytes of an unknown one`, async (method, field) => {
    const send = (id: unknown) => ask(method, path, { token: tokens.admin, body: { [field]: id } });
    const [foreign, unknown] = [await send(201), await send(999)];
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    for (const id of ['x', '1e2', -1, 0]) expect((await send(id)).status).toBe(404);
    for (const id of [null, {}, [101], '']) expect((await send(id)).status).toBe(400);
    expect(await list(tokens.foreign)).toMatchObject([{ Id: 201, admin: true }]);
  });
}
