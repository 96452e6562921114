import { calls, readAnswer } from 'chatdeck/model';
import { demoPassword } from 'chatdeck/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { jsonOf, type Contract, type Got } from '../api';
import { DAY, start, tokens } from '../world';
import { tokenIn } from './passwords';

const path = '/dashboard-admin/invitations';
const usersPath = '/dashboard-admin/users';
const WEEK = 7 * DAY;
const noor = 'noor@new.test';

export function invitationSuite({ ask, pass, mails }: Contract): void {
  const asAdmin = (method: string, to: string, body?: unknown, address = '198.51.100.9') =>
    ask(method, to, { token: tokens.admin, body, headers: { 'X-Forwarded-For': address } });
  const list = async () => jsonOf(await asAdmin('GET', path)) as unknown as object[];
  const resend = (id: unknown, address?: string) => asAdmin('POST', path, { id }, address);
  const makeLink = (id: unknown, address?: string) => asAdmin('POST', `${path}/link`, { id }, address);
  const cancel = (id: unknown) => asAdmin('DELETE', path, { id });
  const makeAdmin = (id: number) => asAdmin('PUT', usersPath, { id });
  const signIn = (email: string, password: string) => ask('POST', '/p/sessions', { body: { email, password } });
  const accept = (token: string, password = 'my own password') =>
    ask('POST', '/p/users/password_reset', { text: new URLSearchParams({ token, password }) });
  const codeOf = (answer: Got) => [answer.status, answer.status < 400 ? '' : jsonOf(answer).Code];

  async function invite(email = noor): Promise<number> {
    const answer = await asAdmin('POST', usersPath, { email });
    expect(answer.status).toBe(200);
    return jsonOf(answer).Id as number;
  }
  const mailedToken = async () => tokenIn((await mails()).at(-1)?.text);
  async function copiedToken(id: number): Promise<string> {
    const answer = await makeLink(id);
    expect(answer.status).toBe(200);
    return tokenIn(String(jsonOf(answer).link));
  }
  async function expectUseless(...links: string[]) {
    for (const token of links) expect(codeOf(await accept(token))).toEqual([400, 'invalid_token']);
  }

  // None may arrive in the next test.
  afterEach(mails);

  test.each([
    ['GET', path, undefined],
    ['POST', path, { id: 102 }],
    ['POST', `${path}/link`, { id: 102 }],
    ['DELETE', path, { id: 102 }],
  ])('%s %s is not for agents', async (method, to, body) => {
    expect(codeOf(await ask(method, to, { token: tokens.agent, body }))).toEqual([400, 'not_admin']);
    expect(await mails()).toEqual([]);
  });

  describe(`GET ${path}`, () => {
    test('has the date of each invitation, and until when its link works', async () => {
      expect(await list()).toEqual([]);
      const first = await invite();
      pass(DAY);
      const second = await invite('bo@new.test');
      expect(await list()).toEqual([
        {
          Id: first,
          email: noor,
          invitedAt: start.toISOString(),
          expiresAt: new Date(start.getTime() + WEEK).toISOString(),
        },
        {
          Id: second,
          email: 'bo@new.test',
          invitedAt: new Date(start.getTime() + DAY).toISOString(),
          expiresAt: new Date(start.getTime() + DAY + WEEK).toISOString(),
        },
      ]);
      expect(readAnswer(calls.listInvitations.answer, await list())).toHaveLength(2);
      expect(jsonOf(await ask('GET', path, { token: tokens.foreign }))).toEqual([]);
    });

    test('keeps one whose link has expired, and none that was accepted, canceled, or removed', async () => {
      const ids = [await invite(), await invite('bo@new.test'), await invite('cy@new.test')];
      const [toNoor] = await mails();
      await accept(tokenIn(toNoor?.text));
      await cancel(ids[1]);
      await asAdmin('DELETE', usersPath, { Id: ids[2] });
      const id = await invite('di@new.test');
      pass(WEEK);
      expect(await list()).toMatchObject([{ Id: id }]);
    });
  });

  describe(`POST ${path}`, () => {
    test('emails a new link, with which the old one stops working', async () => {
      const id = await invite();
      const old = await mailedToken();
      pass(DAY);
      expect(await resend(id).then(jsonOf)).toMatchObject({ Id: id, email: noor });
      const sent = await mails();
      expect(sent).toHaveLength(2);
      expect(sent[1]).toMatchObject({ to: noor, subject: 'You’re invited to Chatdeck' });
      expect(await list()).toMatchObject([{ invitedAt: new Date(start.getTime() + DAY).toISOString() }]);
      await expectUseless(old);
      pass(WEEK - 1);
      expect((await accept(await mailedToken())).status).toBe(200);
      expect((await signIn(noor, 'my own password')).status).toBe(200);
      expect(await list()).toEqual([]);
    });

    test('revives an invitation whose link has expired', async () => {
      const id = await invite();
      pass(2 * WEEK);
      await expectUseless(await mailedToken());
      await resend(id);
      expect((await accept(await mailedToken())).status).toBe(200);
    });
  });

  describe(`POST ${path}/link`, () => {
    test('returns a link that works once, instead of all earlier ones, and emails no one', async () => {
      const id = await invite();
      const mailed = await mailedToken();
      // Their own, in case they asked for one.
      await ask('POST', '/p/users/password_reset_email', { text: new URLSearchParams({ email: noor }) });
      const asked = await mailedToken();
      const answer = await makeLink(id);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(jsonOf(answer)).toEqual({
        link: expect.stringMatching(
          /^https:\/\/chat\.chatdeck\.test\/#\/reset_password\?token=[A-Za-z0-9]{64}$/,
        ) as string,
        expiresAt: new Date(start.getTime() + WEEK).toISOString(),
      });
      const first = tokenIn(String(jsonOf(answer).link));
      const second = await copiedToken(id);
      await expectUseless(mailed, asked, first);
      expect((await accept(second)).status).toBe(200);
      await expectUseless(second);
      expect(await mails()).toHaveLength(2);
    });

    test('makes a link that expires', async () => {
      const link = await copiedToken(await invite());
      pass(WEEK);
      await expectUseless(link);
    });

    test('shows the link nowhere else', async () => {
      const id = await invite();
      const link = await copiedToken(id);
      for (const to of [path, usersPath, '/users/current']) {
        expect((await asAdmin('GET', to)).text).not.toContain(link);
      }
      const resent = await resend(id);
      expect(resent.text).not.toContain(await mailedToken());
      expect(resent.text).not.toMatch(/[A-Za-z0-9]{64}/);
    });
  });

  describe.each([
    ['POST', path],
    ['POST', `${path}/link`],
  ])('%s %s', (method, to) => {
    const renew = (id: unknown) => asAdmin(method, to, { id });

    test('is rejected for who has accepted, has logged in, or was never invited', async () => {
      const id = await invite();
      await accept(await mailedToken());
      expect(codeOf(await renew(id))).toEqual([400, 'not_pending']);
      await signIn(noor, 'my own password');
      for (const other of [id, 101, 102]) expect(codeOf(await renew(other))).toEqual([400, 'not_pending']);
      expect(await mails()).toHaveLength(1);
      expect((await signIn(noor, 'my own password')).status).toBe(200);
    });

    test('either finds the invitation accepted, or makes the old link useless, when both come at once', async () => {
      const id = await invite();
      const token = await mailedToken();
      const answers = await Promise.all([accept(token), renew(id), renew(id)]);
      const [accepted, ...renewed] = answers.map(({ status }) => status);
      const isSigned = (await signIn(noor, 'my own password')).status === 200;
      expect(isSigned).toBe(accepted === 200);
      if (isSigned) expect(await list()).toEqual([]);
      else expect(renewed).toEqual([200, 200]);
    });
  });

  test('of new links made at once, one works', async () => {
    const id = await invite();
    const answers = await Promise.all([makeLink(id), makeLink(id), makeLink(id)]);
    const accepted = await Promise.all(answers.map((answer) => accept(tokenIn(String(jsonOf(answer).link)))));
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  describe('new links are limited', () => {
    test('by invitation, emailed and copied ones together', async () => {
      const [id, other] = [await invite(), await invite('bo@new.test')];
      for (const renew of [resend, makeLink, resend, makeLink, resend]) expect((await renew(id)).status).toBe(200);
      for (const renew of [resend, makeLink]) {
        const answer = await renew(id, '198.51.100.10');
        expect([codeOf(answer), answer.headers.get('Retry-After')]).toEqual([[429, 'too_many_tries'], '30']);
      }
      expect((await makeLink(other)).status).toBe(200);
      pass(30_000);
      expect((await makeLink(id)).status).toBe(200);
    });

    test('by address', async () => {
      const ids = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => invite(`${name}@new.test`)));
      for (const id of ids) for (let count = 0; count < 4; count += 1) expect((await makeLink(id)).status).toBe(200);
      expect(codeOf(await makeLink(ids[0]))).toEqual([429, 'too_many_tries']);
      expect((await makeLink(ids[0], '198.51.100.10')).status).toBe(200);
    });

    test('and a rejected one leaves the link that was sent as it is', async () => {
      const id = await invite();
      for (let count = 0; count < 5; count += 1) await resend(id);
      expect((await resend(id)).status).toBe(429);
      expect((await accept(await mailedToken())).status).toBe(200);
    });
  });

  describe(`DELETE ${path}`, () => {
    test('removes the user and makes every link useless; they can be invited again', async () => {
      const id = await invite();
      const mailed = await mailedToken();
      const copied = await copiedToken(id);
      expect((await cancel(id)).status).toBe(200);
      await expectUseless(mailed, copied);
      expect(jsonOf(await asAdmin('GET', usersPath))).toHaveLength(2);
      for (const again of [cancel, resend, makeLink]) expect(codeOf(await again(id))).toEqual([404, 'not_found']);
      expect((await signIn(noor, 'my own password')).status).toBe(400);
      await invite();
    });

    test('removes an invited admin, who doesn’t count, and who has set a password and never logged in', async () => {
      const ids = [await invite(), await invite('bo@new.test')];
      await makeAdmin(ids[0] ?? 0);
      await accept(await mailedToken());
      for (const id of ids) expect((await cancel(id)).status).toBe(200);
      expect(jsonOf(await asAdmin('GET', usersPath))).toHaveLength(2);
    });

    test('removes no one who has logged in, and not oneself', async () => {
      const id = await invite();
      await accept(await mailedToken());
      await signIn(noor, 'my own password');
      expect(codeOf(await cancel(id))).toEqual([400, 'not_pending']);
      expect(codeOf(await cancel(101))).toEqual([400, 'own_user']);
      await makeAdmin(102);
      await signIn('agent@acme.test', demoPassword);
      expect(codeOf(await ask('DELETE', path, { token: tokens.agent, body: { id: 101 } }))).toEqual([
        400,
        'not_pending',
      ]);
      expect(jsonOf(await asAdmin('GET', usersPath))).toHaveLength(3);
    });

    test('removes a user whose link is accepted at the same time, or lets no one in with it', async () => {
      const id = await invite();
      const token = await mailedToken();
      await Promise.all([accept(token), cancel(id)]);
      expect((await signIn(noor, 'my own password')).status).toBe(400);
      expect(jsonOf(await asAdmin('GET', usersPath))).toHaveLength(2);
    });
  });

  test.each([
    ['POST', path],
    ['POST', `${path}/link`],
    ['DELETE', path],
  ])('%s %s gives another account’s person the bytes of an unknown one', async (method, to) => {
    const answer = await ask('POST', usersPath, { token: tokens.foreign, body: { email: noor } });
    const [foreign, unknown] = [
      await asAdmin(method, to, { id: jsonOf(answer).Id }),
      await asAdmin(method, to, { id: 999 }),
    ];
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    for (const id of ['x', '1e2', -1, 0]) expect((await asAdmin(method, to, { id })).status).toBe(404);
    for (const id of [null, {}, [101], '']) expect((await asAdmin(method, to, { id })).status).toBe(400);
    expect((await accept(await mailedToken())).status).toBe(200);
  });
}
