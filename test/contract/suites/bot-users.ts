import { calls, maxBotUsers, readAnswer, type JsonObject } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { makeBotUserRecord, makeDataset } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens, widgetIds } from '../world';

const bot = { userID: 'U04BOT', name: 'statusbot', botID: 'B04BOT' };
const person = { userID: 'U04MEI', name: 'mei', botID: '' };

export function botUserSuite({ ask, fill }: Contract): void {
  const path = (end: string, id = widgetIds.acme) => `/chat_endpoints/${id}/${end}`;
  const add = (body: JsonObject) => ask('POST', path('bot'), { token: tokens.agent, body });
  const remove = (body: JsonObject) => ask('DELETE', path('bot'), { token: tokens.agent, body });
  const list = async (id?: number) => {
    const answer = await ask('GET', path('bot_users', id), { token: tokens.admin });
    expect(answer.status).toBe(200);
    return readyRows(readAnswer(calls.listBotUsers.answer, jsonOf(answer)));
  };

  describe('POST and DELETE /chat_endpoints/{id}/bot', () => {
    test('add people and bots to this widget, in the order in which they came', async () => {
      expect(jsonOf(await add(bot))).toEqual(bot);
      expect(jsonOf(await add({ userID: person.userID, name: person.name }))).toEqual(person);
      expect(await list()).toEqual([bot, person]);
      expect(await list(widgetIds.unfinished)).toEqual([]);
    });

    test('add a user once, with the newest name', async () => {
      await Promise.all(Array.from({ length: 5 }, () => add(bot)));
      await add(person);
      expect((await add({ ...bot, name: 'renamed' })).status).toBe(200);
      expect(await list()).toEqual([{ ...bot, name: 'renamed' }, person]);
    });

    test('remove one, once', async () => {
      await add(bot);
      await add(person);
      expect((await remove({ ID: bot.userID, name: bot.name })).status).toBe(200);
      expect(await list()).toEqual([person]);
      const again = await remove({ ID: bot.userID });
      expect([again.status, jsonOf(again).Code]).toEqual([404, 'not_found']);
    });

    test.each<[JsonObject, string]>([
      [{ userID: '' }, 'userID'],
      [{ userID: null }, 'userID'],
      [{ name: 7 }, 'name'],
      [{ name: 'x'.repeat(256) }, 'name'],
      [{ botID: null }, 'botID'],
    ])('reject %#: a bad $1', async (body, field) => {
      const answer = await add({ ...bot, ...body });
      expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'invalid', Path: field }]);
      expect(await list()).toEqual([]);
    });

    test(`stop at ${maxBotUsers} per widget, however many come in parallel`, async () => {
      const world = makeWorld();
      const botUsers = Array.from({ length: maxBotUsers - 3 }, (_, index) =>
        makeBotUserRecord({ userId: `U${index}`, widgetId: widgetIds.acme }),
      );
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, botUsers }) });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => add({ ...bot, userID: `UNEW${index}` })),
      );
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map((answer) => [answer.status, jsonOf(answer).Code])).toEqual(Array(9).fill([400, 'too_many']));
      expect(await list()).toHaveLength(maxBotUsers);
      expect((await add({ userID: 'U1', name: 'renamed' })).status).toBe(200);
    });

    test('are rejected on a plan without bots', async () => {
      for (const method of ['POST', 'DELETE']) {
        const body = { ...bot, ID: bot.userID };
        const answer = await ask(method, path('bot', widgetIds.globex), { token: tokens.foreign, body });
        expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'plan_required']);
      }
    });
  });

  describe('GET /chat_endpoints/{id}/users', () => {
    const users = (id: number, token = tokens.agent) => ask('GET', path('users', id), { token });

    test('gives people and bots of the workspace, the product’s own bot included', async () => {
      const answer = await users(widgetIds.acme);
      expect(answer.status).toBe(200);
      const team = readyRows(readAnswer(calls.listTeamUsers.answer, jsonOf(answer)));
      expect(team.filter((user) => user.is_bot).length).toBeGreaterThan(0);
      expect(team.filter((user) => !user.is_bot).length).toBeGreaterThan(0);
      for (const { id, name, is_bot, profile } of team) {
        expect([id, name]).not.toContain('');
        expect(profile.bot_id !== '').toBe(is_bot);
      }
    });

    test('says so where the permission is missing', async () => {
      const world = makeWorld();
      for (const widget of world.dataset.widgets) widget.botScope = 'channels:read,users:read.email';
      await fill(world);
      const answer = await users(widgetIds.acme);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'missing_scope']);
    });

    test('says so where there is no workspace yet', async () => {
      const answer = await users(widgetIds.unfinished);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'not_connected']);
    });
  });
}
