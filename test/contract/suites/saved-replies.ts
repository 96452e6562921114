import { calls, maxSavedReplies, readAnswer, type JsonObject } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { makeDataset, makeQuestionGroup, makeSavedReplyRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens, widgetIds } from '../world';

const reply = {
  label: 'Store hours',
  triggerPhrases: 'open, hours',
  autoSend: true,
  shortcut: 'hours',
  response: 'From 9 to 6.\nSee you!',
};

export function savedReplySuite({ ask, fill }: Contract): void {
  const path = (id = widgetIds.acme) => `/chat_endpoints/${id}/saved_replies`;
  const save = (body: JsonObject, id?: number) => ask('POST', path(id), { token: tokens.agent, body });
  const create = async (body: JsonObject = {}) => jsonOf(await save({ ...reply, ...body })).id as number;
  const list = async (id?: number) => {
    const answer = await ask('GET', path(id), { token: tokens.admin });
    expect(answer.status).toBe(200);
    return readyRows(readAnswer(calls.listSavedReplies.answer, jsonOf(answer)));
  };

  describe('POST /chat_endpoints/{id}/saved_replies', () => {
    describe('of a shortcut that is taken', () => {
      const saveGroup = (group: JsonObject) =>
        ask('POST', `/chat_endpoints/${widgetIds.acme}/question_groups`, {
          token: tokens.admin,
          body: { ...makeQuestionGroup(), ...group },
        });

      test('rejects a shortcut used by another reply of the widget or a question group, and names it', async () => {
        const id = await create();
        await saveGroup({ uid: 'a', label: 'Gear', shortcut: 'Gear' });
        for (const [shortcut, owner] of [
          ['HOURS ', 'Store hours'],
          ['gear', 'Gear'],
        ]) {
          const answer = await save({ ...reply, label: 'Other', shortcut });
          expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'taken', Path: 'shortcut' }]);
          expect(String(jsonOf(answer).Message)).toContain(`“${owner}”`);
        }
        expect((await save({ ...reply, id, shortcut: 'gear' })).status).toBe(400);
        expect((await save({ ...reply, id, shortcut: 'Hours' })).status).toBe(200);
        expect((await save(reply, widgetIds.unfinished)).status).toBe(200);
        expect(await list()).toHaveLength(1);
      });

      test('lets two that had the same before there was a rule stay as they are', async () => {
        const world = makeWorld();
        const savedReplies = [1, 2].map((id) =>
          makeSavedReplyRecord({ id, widgetId: widgetIds.acme, shortcut: 'same' }),
        );
        await fill({ ...world, dataset: makeDataset({ ...world.dataset, savedReplies }) });
        expect((await save({ ...reply, id: 1, shortcut: 'same' })).status).toBe(200);
        expect((await save({ ...reply, shortcut: 'same' })).status).toBe(400);
      });
    });

    test(`stops at ${maxSavedReplies} per widget, however many come in parallel`, async () => {
      const world = makeWorld();
      const savedReplies = Array.from({ length: maxSavedReplies - 3 }, (_, index) =>
        makeSavedReplyRecord({ id: index + 1, widgetId: widgetIds.acme }),
      );
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, savedReplies }) });
      const answers = await Promise.all(Array.from({ length: 12 }, () => save({ ...reply, shortcut: '' })));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map((answer) => [answer.status, jsonOf(answer).Code])).toEqual(Array(9).fill([400, 'too_many']));
      expect(await list()).toHaveLength(maxSavedReplies);
      expect((await save({ ...reply, id: 1 })).status).toBe(200);
      expect((await save(reply, widgetIds.unfinished)).status).toBe(200);
    });

    test('is rejected on a plan without saved replies, and so is removing', async () => {
      for (const [method, at] of [
        ['POST', path(widgetIds.globex)],
        ['DELETE', `${path(widgetIds.globex)}/1`],
      ] as const) {
        const answer = await ask(method, at, { token: tokens.foreign, body: reply });
        expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'plan_required']);
      }
    });
  });

  describe('DELETE /chat_endpoints/{id}/saved_replies/{replyId}', () => {
    const remove = (id: unknown, widget?: number) =>
      ask('DELETE', `${path(widget)}/${String(id)}`, { token: tokens.agent });

    test('removes one, once, and no number is given twice', async () => {
      const [first, second] = [await create(), await create({ shortcut: '' })];
      expect((await remove(second)).status).toBe(200);
      expect((await remove(second)).status).toBe(404);
      expect((await list()).map(({ id }) => id)).toEqual([first]);
      expect(await create({ shortcut: '' })).toBeGreaterThan(second);
    });

    test('answers 404 through another widget, and to what cannot be an id', async () => {
      const id = await create();
      expect((await remove(id, widgetIds.unfinished)).status).toBe(404);
      for (const strange of ['0', 'abc', `0${id}`, '99999999999999999999']) {
        expect((await remove(strange)).status, strange).toBe(404);
      }
      expect(await list()).toHaveLength(1);
    });
  });
}
