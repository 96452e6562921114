import { calls, maxQuestionGroups, readAnswer, type JsonObject } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import type { WireQuestionNode } from 'chatdeck/service';
import {
  makeDataset,
  makeQuestionGroup,
  makeQuestionGroupRecord,
  makeQuestionNode,
  makeWidgetRecord,
} from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens, widgetIds } from '../world';

const uuidOf = (id: number) => makeWidgetRecord({ id }).uuid;

export function questionGroupSuite({ ask, fill }: Contract): void {
  const path = (id = widgetIds.acme) => `/chat_endpoints/${id}/question_groups`;
  const save = (group: JsonObject, token = tokens.admin) =>
    ask('POST', path(), { token, body: { ...makeQuestionGroup(), shortcut: '', ...group } });
  const list = async (id = widgetIds.acme) => {
    const answer = await ask('GET', path(id), { token: tokens.admin });
    expect(answer.status).toBe(200);
    return readyRows(readAnswer(calls.listQuestionGroups.answer, jsonOf(answer)));
  };
  const treeOf = (...nodes: unknown[]) => JSON.stringify(nodes);
  /** A question with one answer, and so on: so many levels below the first. */
  const nested = (depth: number, isQ = true): WireQuestionNode =>
    makeQuestionNode({ isQ, action: isQ ? '' : 'new', children: depth === 0 ? [] : [nested(depth - 1, !isQ)] });
  const answerTo = (overrides: Partial<WireQuestionNode>) =>
    treeOf(makeQuestionNode({ children: [makeQuestionNode({ id: 'a', isQ: false, action: 'form', ...overrides })] }));

  describe('POST /chat_endpoints/{id}/question_groups', () => {
    test('leaves one automatic group of many saved in parallel', async () => {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => save({ uid: `g${index % 6}`, auto: true })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
      const groups = await list();
      expect(groups).toHaveLength(6);
      expect(groups.filter(({ auto }) => auto)).toHaveLength(1);
    });

    test('takes what a screen can make: a prompt of 1024 characters, a deep tree, any text', async () => {
      const group = { prompt: 'x'.repeat(1024), treeJson: treeOf(nested(99)), label: '<b>"&amp;"</b> 🙂' };
      expect((await save(group)).status).toBe(200);
      expect((await list())[0]).toMatchObject(group);
    });

    test('limits prompts and custom responses to a, strong, b and br where they are stored, and answers with that', async () => {
      const answer = await save({
        prompt: '<script>x()</script><b onclick="x()">Hi</b> <a href="javascript:x()">you</a> <a href="/x">there</a>',
        treeJson: answerTo({ action: 'customResponse', customResponseText: '<img src=x onerror=x()>Yes<br>' }),
      });
      const stored = {
        prompt: '<b>Hi</b> you <a href="/x">there</a>',
        treeJson: answerTo({ action: 'customResponse', customResponseText: 'Yes<br>' }),
      };
      expect(jsonOf(answer)).toMatchObject(stored);
      expect(await list()).toMatchObject([stored]);
    });

    test('rejects a prompt that is too long with its tags closed', async () => {
      const answer = await save({ prompt: `${'x'.repeat(1020)}<b>` });
      expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'invalid', Path: 'prompt' }]);
    });

    describe('of a shortcut that is taken', () => {
      const reply = { label: 'Store hours', response: 'From 9 to 6.', shortcut: 'Hours' };
      const saveReply = (body: JsonObject, id: number = widgetIds.acme) =>
        ask('POST', `/chat_endpoints/${id}/saved_replies`, { token: tokens.agent, body });

      test('rejects a shortcut used by another group or a saved reply of any widget of the account, and names it', async () => {
        await save({ uid: 'a', label: 'Gear', shortcut: 'gear' });
        await saveReply(reply);
        await saveReply({ ...reply, label: 'Elsewhere', shortcut: 'else' }, widgetIds.unfinished);
        for (const [shortcut, owner] of [
          [' GEAR ', 'Gear'],
          ['hours', 'Store hours'],
          ['else', 'Elsewhere'],
        ]) {
          const answer = await save({ uid: 'b', shortcut });
          expect([answer.status, jsonOf(answer)]).toMatchObject([400, { Code: 'taken', Path: 'shortcut' }]);
          expect(String(jsonOf(answer).Message)).toContain(`“${owner}”`);
        }
        expect((await list()).map(({ uid }) => uid)).toEqual(['a']);
      });

      test('lets a group keep its own, and several have none', async () => {
        for (const group of [{ uid: 'a', shortcut: 'gear' }, { uid: 'b' }, { uid: 'c', shortcut: ' ' }]) {
          expect((await save(group)).status).toBe(200);
        }
        expect((await save({ uid: 'a', shortcut: 'Gear', label: 'Renamed' })).status).toBe(200);
      });

      test('lets two that had the same before there was a rule stay as they are', async () => {
        const world = makeWorld();
        const questionGroups = ['a', 'b'].map((uid) => makeQuestionGroupRecord({ uid, shortcut: 'same' }));
        await fill({ ...world, dataset: makeDataset({ ...world.dataset, questionGroups }) });
        expect((await save({ uid: 'a', shortcut: 'same', label: 'Renamed' })).status).toBe(200);
        expect((await save({ uid: 'c', shortcut: 'same' })).status).toBe(400);
      });
    });

    test('takes every action, and the account’s own widgets', async () => {
      for (const action of ['form', 'next', 'customResponse', uuidOf(widgetIds.acme), uuidOf(widgetIds.unfinished)]) {
        expect((await save({ treeJson: answerTo({ action }) })).status, action).toBe(200);
      }
    });

    describe('of a group with an old fault', () => {
      const { isQ: _isQ, expanded: _expanded, ...faulty } = makeQuestionNode({ id: 'a', action: 'gone-widget' });
      const empty = makeQuestionNode({ id: 'b', text: '', isQ: false });
      const question = makeQuestionNode({ children: [faulty as WireQuestionNode, empty] });
      const fillTree = async (treeJson: string) => {
        const world = makeWorld();
        const questionGroups = [makeQuestionGroupRecord({ uid: 'old', treeJson })];
        await fill({ ...world, dataset: makeDataset({ ...world.dataset, questionGroups }) });
      };

      test('keeps its tree while something else changes, as it was or as the dashboard writes it', async () => {
        const tree = [{ ...question, children: [{ ...faulty, isQ: false, expanded: true }, empty] }];
        for (const treeJson of [JSON.stringify(tree), JSON.stringify(tree, null, 2), '{"nobody":"knows"}']) {
          await fillTree(treeJson);
          expect((await save({ uid: 'old', label: 'Renamed', auto: true, treeJson })).status).toBe(200);
          expect(await list()).toMatchObject([{ label: 'Renamed', auto: true, treeJson }]);
        }
        await fillTree(JSON.stringify(tree, null, 2));
        expect((await save({ uid: 'old', treeJson: JSON.stringify(tree) })).status).toBe(200);
      });

      test('takes it back as the dashboard writes it, without what may not be stored', async () => {
        const replying = (customResponseText: string) =>
          treeOf({ ...question, children: [{ ...empty, customResponseText }] });
        await fillTree(replying('<i>Yes</i>'));
        expect((await save({ uid: 'old', treeJson: replying('Yes') })).status).toBe(200);
        await fillTree(replying('<i>Yes</i>'));
        expect((await save({ uid: 'old', treeJson: replying('<i>Yes</i>') })).status).toBe(200);
        expect((await list())[0]?.treeJson).not.toContain('<i>');
      });

      test('lets it be fixed where it is changed, and keep its old targets', async () => {
        const leads = (text: string) => answerTo({ text, action: 'gone-widget' });
        await fillTree(leads('Chat there'));
        expect((await save({ uid: 'old', treeJson: leads('Chat over there') })).status).toBe(200);
        expect((await save({ uid: 'new', treeJson: leads('Chat there') })).status).toBe(400);
        await fillTree(treeOf(question));
        const changed = treeOf({ ...question, text: 'Changed', children: [empty] });
        expect((await save({ uid: 'old', treeJson: changed })).status).toBe(400);
      });
    });

    test(`stops at ${maxQuestionGroups} per account, however many come in parallel`, async () => {
      const world = makeWorld();
      const questionGroups = Array.from({ length: maxQuestionGroups - 3 }, (_, index) =>
        makeQuestionGroupRecord({ uid: `old${index}`, isAuto: index === 0 }),
      );
      await fill({ ...world, dataset: makeDataset({ ...world.dataset, questionGroups }) });
      const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => save({ uid: `new${index}` })));
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.map((answer) => [answer.status, jsonOf(answer).Code])).toEqual(Array(9).fill([400, 'too_many']));
      expect((await save({ uid: 'automatic', auto: true })).status).toBe(400);
      const groups = await list();
      expect(groups).toHaveLength(maxQuestionGroups);
      expect(groups.filter(({ auto }) => auto).map(({ uid }) => uid)).toEqual(['old0']);
      expect((await save({ uid: 'old1', label: 'Renamed' })).status).toBe(200);
    });

    test('is rejected on a plan without question groups, and so is removing', async () => {
      for (const method of ['POST', 'DELETE']) {
        const at = `${path(widgetIds.globex)}${method === 'DELETE' ? '/a' : ''}`;
        const answer = await ask(method, at, { token: tokens.foreign, body: makeQuestionGroup() });
        expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'plan_required']);
      }
    });
  });

  describe('DELETE /chat_endpoints/{id}/question_groups/{uid}', () => {
    const remove = (uid: string) => ask('DELETE', `${path()}/${encodeURIComponent(uid)}`, { token: tokens.agent });

    test('removes the group for all widgets, once', async () => {
      await save({ uid: 'a/b ü' });
      await save({ uid: 'keep' });
      expect((await remove('a/b ü')).status).toBe(200);
      expect((await list(widgetIds.unfinished)).map(({ uid }) => uid)).toEqual(['keep']);
      const again = await remove('a/b ü');
      expect([again.status, jsonOf(again).Code]).toEqual([404, 'not_found']);
    });

    test('answers 404 to what cannot be a uid', async () => {
      for (const uid of ['\0', '__proto__', 'constructor', 'x'.repeat(2000)]) {
        expect((await remove(uid)).status, uid).toBe(404);
      }
    });
  });
}
