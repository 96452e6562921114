import { calls, readAnswer, widgetsOf } from 'chatdeck/model';
import { initialSettings } from 'chatdeck/service';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { keys, tokens } from '../world';

export function currentUserSuite({ ask }: Contract): void {
  const current = (token: string) => ask('GET', '/users/current', { token });

  describe('GET /users/current', () => {
    test('gives the person, their account and its widgets in the shape that the client reads', async () => {
      const user = readAnswer(calls.currentUser.answer, jsonOf(await current(tokens.admin)));
      expect(user).toMatchObject({ Id: 101, email: 'admin@acme.test', admin: true, accountId: 1, isCcPresent: true });
      expect(widgetsOf(user).map((widget) => [widget.Id, widget.Step, widget.RoomName])).toEqual([
        [11, '3', 'website'],
        [12, '1', ''],
      ]);
    });

    test('returns every settings field, and unknown ones, as stored', async () => {
      const [widget] = jsonOf(await current(tokens.admin)).ces as object[];
      expect(widget).toMatchObject({ ...initialSettings, futureField: { deep: [1, null, 'x'] } });
    });

    test('gives the account’s plan, the price list and dates in UTC', async () => {
      const { account } = jsonOf(await current(tokens.foreign)) as { account: Record<string, unknown> };
      expect(account).toMatchObject({
        Id: 2,
        plan: { label: 'Starter', price: 2900, reports: false },
        paymentType: 'none',
        trialEndAt: '2025-06-30T12:00:00.000Z',
        canceledAt: null,
      });
      const plans = account.availablePlans as { label: string; price: number; duration: string }[];
      expect(plans.map(({ label, price, duration }) => [label, price, duration])).toEqual([
        ['Starter', 2900, 'monthly'],
        ['Team', 7900, 'monthly'],
        ['Business', 19900, 'monthly'],
        ['Starter', 31900, 'yearly'],
        ['Team', 86900, 'yearly'],
        ['Business', 218900, 'yearly'],
        ['Enterprise', null, 'yearly'],
      ]);
    });

    test('shows keys to an admin and nowhere to an agent', async () => {
      const [widget] = jsonOf(await current(tokens.admin)).ces as object[];
      expect(widget).toMatchObject({ apiKey: keys[0], zapierApiKey: keys[1] });

      const agent = await current(tokens.agent);
      expect(jsonOf(agent)).toMatchObject({ Id: 102, admin: false });
      expect(agent.text).not.toContain('apiKey');
      for (const key of keys) expect(agent.text).not.toContain(key);
    });

    test('never tells how passwords are kept', async () => {
      expect((await current(tokens.admin)).text).not.toMatch(/password|plain:/i);
    });

    test('is JSON and says so, as a refusal does', async () => {
      const tries: [string, string | undefined, number][] = [
        ['/users/current', tokens.admin, 200],
        ['/users/current', undefined, 403],
        ['/nothing/here', tokens.admin, 404],
      ];
      for (const [path, token, status] of tries) {
        const answer = await ask('GET', path, { token });
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'application/json']);
        expect(JSON.parse(answer.text)).toBeTypeOf('object');
      }
    });

    test('is not to be kept by caches', async () => {
      expect((await current(tokens.admin)).headers.get('Cache-Control')).toBe('no-store');
    });
  });
}
