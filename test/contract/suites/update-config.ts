import { type JsonObject } from 'chatdeck/model';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { keys, tokens, widgetIds } from '../world';

export function updateConfigSuite({ ask }: Contract): void {
  const save = (body: unknown, token = tokens.admin, id = widgetIds.acme) =>
    ask('PUT', `/chat_endpoints/${id}/update_config`, { token, body });

  async function stored(token = tokens.admin): Promise<JsonObject> {
    const { ces } = jsonOf(await ask('GET', '/users/current', { token }));
    return (ces as [JsonObject])[0];
  }

  async function saved(body: unknown, token?: string): Promise<JsonObject> {
    const answer = await save(body, token);
    expect(answer.status).toBe(200);
    return jsonOf(answer);
  }

  describe('PUT /chat_endpoints/{id}/update_config', () => {
    test('grants no one more rights, whatever a field is called', async () => {
      const everybody = async () => {
        const current = await Promise.all(
          Object.values(tokens).map(async (token) => jsonOf(await ask('GET', '/users/current', { token }))),
        );
        const people = await ask('GET', '/dashboard-admin/users', { token: tokens.admin });
        const foreign = await ask('GET', '/users/current', { token: tokens.foreign });
        return [current.map(({ ces: _widgets, ...person }) => person), people.text, foreign.text];
      };
      const before = await everybody();
      const { Id, Uuid, Step, off, status, version: _version, ...settings } = await stored(tokens.agent);
      const names = {
        id: widgetIds.globex,
        accountId: 2,
        account: { Id: 2, plan: { stripeId: 'business-yearly' }, trialEndAt: null, apiKey: 'stolen' },
        userId: 101,
        email: 'admin@acme.test',
        admin: true,
        isAdmin: true,
        role: 'admin',
        token: 'made-up-token',
        tokenHash: 'made-up-hash',
        passwordHash: 'made-up-hash',
        planId: 'business-yearly',
        uuid: 'another',
        step: '1',
        isOff: true,
        settings: { onlineTitle: 'Not this' },
      };
      const answer = await saved({ ...names, Id: widgetIds.globex, Step: '1' }, tokens.agent);
      expect(answer).toEqual({ ...settings, ...names, Id, Uuid, Step, off, status, version: '2' });
      expect(await everybody()).toEqual(before);
      expect((await save({ onlineTitle: 'x' }, 'made-up-token')).status).toBe(403);
      expect(
        (await ask('POST', '/dashboard-admin/users', { token: tokens.agent, body: { email: 'x@new.test' } })).status,
      ).toBe(400);
    });

    describe('of a plan without the feature', () => {
      const saveAt = (body: unknown) => save(body, tokens.foreign, widgetIds.globex);

      test.each([
        ['triggerJson', '{"triggers":[]}'],
        ['operatingHours', [{ weekday: 1, start: 900, end: 1700 }]],
      ])('rejects %s, and accepts it back as stored', async (name, value) => {
        const before = await stored(tokens.foreign);
        const answer = await saveAt({ [name]: value, onlineTitle: 'Not this either' });
        expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'plan_required', Path: name }]);
        expect(await stored(tokens.foreign)).toEqual(before);
        expect((await saveAt({ [name]: before[name], tz: 'Europe/Vienna' })).status).toBe(200);
      });

      test('lets a schedule that is still on be turned off, and not on again', async () => {
        const { operatingHours, tz } = await stored(tokens.foreign);
        const send = (onOffSchedule: boolean) => saveAt({ operatingHours, tz, onOffSchedule });
        expect(jsonOf(await send(true))).toMatchObject({ onOffSchedule: true });
        expect(jsonOf(await send(false))).toMatchObject({ onOffSchedule: false });
        const answer = await send(true);
        expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'plan_required', Path: 'onOffSchedule' }]);
        expect(await stored(tokens.foreign)).toMatchObject({ onOffSchedule: false });
      });
    });

    test('removes the team’s picture by an empty address', async () => {
      expect(await saved({ teamAvatarUrl: '' })).toMatchObject({ teamAvatarUrl: '' });
    });

    test('lets an agent save, who neither sees nor loses the keys', async () => {
      const answer = await save({ onlineTitle: 'By an agent', apiKey: '', zapierApiKey: null }, tokens.agent);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain('apiKey');
      expect(await stored()).toMatchObject({ onlineTitle: 'By an agent', apiKey: keys[0], zapierApiKey: keys[1] });
    });

    test('keeps every one of many parallel changes', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `field${index}`);
      await Promise.all(names.map((name) => saved({ [name]: name })));
      expect(await stored()).toMatchObject(Object.fromEntries(names.map((name) => [name, name])));
    });

    test('numbers every write, and rejects one based on an older copy', async () => {
      const first = await save({ onlineTitle: 'First' });
      expect([first.headers.get('ETag'), jsonOf(first).version]).toEqual(['"2"', '2']);

      const send = (tag: string) =>
        ask('PUT', `/chat_endpoints/${widgetIds.acme}/update_config`, {
          token: tokens.admin,
          body: { onlineTitle: `By ${tag}` },
          headers: { 'If-Match': tag },
        });
      for (const tag of ['"1"', '2', 'W/"2"', '']) {
        const refused = await send(tag);
        expect([refused.status, jsonOf(refused).Code], tag).toEqual([412, 'changed_meanwhile']);
      }
      expect(await stored()).toMatchObject({ onlineTitle: 'First', version: '2' });
      expect((await send('"2"')).headers.get('ETag')).toBe('"3"');
      expect((await send('"7", "3"')).status).toBe(200);
      expect((await send('*')).status).toBe(200);
    });

    test('takes one of many saves that were made on the same copy', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          ask('PUT', `/chat_endpoints/${widgetIds.acme}/update_config`, {
            token: tokens.admin,
            body: { onlineTitle: `Title ${index}` },
            headers: { 'If-Match': '"1"' },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(412)]);
    });

    describe('with settings that the server doesn’t know', () => {
      /** The world's widget has a field of its own. */
      const stays = JSON.stringify({ futureField: { deep: [1, null, 'x'] } }).length;
      const tooLarge = [400, 'settings_too_large'];

      test('keeps a hundred of them, and rejects one more whole', async () => {
        await saved(Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`field${index}`, index])));
        const answer = await save({ oneMore: 1, onlineTitle: 'Not this either' });
        expect([answer.status, jsonOf(answer).Code]).toEqual(tooLarge);
        const after = await stored();
        expect(after).toMatchObject({ field98: 98 });
        expect(after).not.toHaveProperty('oneMore');
        expect(after.onlineTitle).not.toBe('Not this either');
        expect(await saved({ field98: 'changed', onlineTitle: 'Known' })).toMatchObject({ onlineTitle: 'Known' });
      });

      test('keeps 20,000 characters of them in all, and rejects one more', async () => {
        const text = 'x'.repeat(20_000 - stays - ',"extra":""'.length);
        await saved({ extra: text });
        const answer = await save({ extra: `${text}x` });
        expect([answer.status, jsonOf(answer).Code]).toEqual(tooLarge);
        expect((await stored()).extra).toBe(text);
      });
    });
  });
}
