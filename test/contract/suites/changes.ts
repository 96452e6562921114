import { calls, readAnswer, type ChangeEntry, type JsonObject } from 'chatdeck/model';
import { makeQuestionGroup } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { tokens, widgetIds } from '../world';

export function changesSuite({ ask }: Contract): void {
  const base = `/chat_endpoints/${widgetIds.acme}`;
  const list = async (): Promise<ChangeEntry[]> => {
    const answer = await ask('GET', `${base}/changes`, { token: tokens.admin });
    expect(answer.status).toBe(200);
    return readAnswer(calls.listChanges.answer, jsonOf(answer));
  };
  const save = (body: JsonObject, how = '') => ask('PUT', `${base}/update_config${how}`, { token: tokens.agent, body });

  describe('GET /chat_endpoints/{id}/changes', () => {
    test('tells admins what was saved, by whom, and how, newest first', async () => {
      await save({ onlineTitle: 'First' });
      await save({ onlineTitle: 'Second', playSound: true, unknownField: 1 }, '?how=import');
      const [newest, before] = await list();
      expect(newest).toMatchObject({ how: 'import', who: expect.stringContaining('@') as string });
      expect(newest?.changes).toContainEqual({ name: 'onlineTitle', before: 'First', after: 'Second' });
      expect(newest?.changes.map(({ name }) => name)).not.toContain('unknownField');
      expect(before).toMatchObject({ how: 'form', changes: [{ name: 'onlineTitle', after: 'First' }] });
    });

    test('takes no other word for how a change was made, and no one’s word for who made it', async () => {
      await save({ onlineTitle: 'Mine', who: 'boss@acme.test' }, '?how=magic&who=boss@acme.test');
      expect((await list())[0]).toMatchObject({ how: 'form' });
      expect((await list())[0]?.who).not.toBe('boss@acme.test');
    });

    test('names secrets without their values', async () => {
      await save({ segmentWriteKey: 'very-secret' });
      expect((await list())[0]?.changes).toEqual([{ name: 'segmentWriteKey', isHidden: true }]);
      const answer = await ask('GET', `${base}/changes`, { token: tokens.admin });
      expect(JSON.stringify(jsonOf(answer))).not.toContain('very-secret');
    });

    test('says nothing of a save that changed nothing or was rejected', async () => {
      await save({ onlineTitle: 'Same' });
      const before = await list();
      await save({ onlineTitle: 'Same' });
      await save({ titleColor: 'red;' });
      expect(await list()).toEqual(before);
    });

    test('has replies, groups, and the switch, from their creation to their end', async () => {
      const reply = { label: 'Hours', response: 'Nine to six', shortcut: 'open' };
      const made = jsonOf(await ask('POST', `${base}/saved_replies`, { token: tokens.agent, body: reply }));
      const id = String(made.id);
      await ask('DELETE', `${base}/saved_replies/${id}`, { token: tokens.agent });
      const group = { ...makeQuestionGroup(), uid: 'g-log', label: 'Logged', shortcut: 'logged' };
      await ask('POST', `${base}/question_groups`, { token: tokens.agent, body: group });
      await ask('PUT', `${base}/toggle/off`, { token: tokens.agent });
      const names = (await list()).slice(0, 4).map(({ changes }) => changes[0]);
      expect(names[0]).toEqual({ name: 'off', before: false, after: true });
      expect(names[1]).toMatchObject({ name: 'group:g-log', after: { label: 'Logged' } });
      expect(names[2]).toMatchObject({ name: `reply:${id}`, before: { label: 'Hours' } });
      expect(names[3]).toMatchObject({ name: `reply:${id}`, after: { label: 'Hours' } });
    });

    test('has what a reply was before an edit, and the end of the one that was deleted', async () => {
      const at = `${base}/saved_replies`;
      const save = async (body: object) =>
        jsonOf(await ask('POST', at, { token: tokens.agent, body })).id as string | number;
      const [first, second] = [
        await save({ label: 'First', response: 'One', autoSend: true }),
        await save({ label: 'Second', response: 'Two' }),
      ];
      await save({ id: first, label: 'First', response: 'One', autoSend: false });
      await ask('DELETE', `${at}/${second}`, { token: tokens.agent });
      const [deletion, edit] = (await list()).map(({ changes }) => changes);
      expect(deletion).toMatchObject([{ name: `reply:${second}`, before: { label: 'Second' } }]);
      const [before, after] = [{ autoSend: true }, { autoSend: false }];
      expect(edit).toMatchObject([{ name: `reply:${first}`, before, after }]);
    });

    test('has changes to question groups at every widget of the account, and to replies at their own only', async () => {
      const reply = { label: 'Own', response: 'Mine' };
      await ask('POST', `${base}/saved_replies`, { token: tokens.agent, body: reply });
      const group = { ...makeQuestionGroup(), uid: 'g-all', label: 'Everywhere', shortcut: 'everywhere' };
      await ask('POST', `${base}/question_groups`, { token: tokens.agent, body: group });
      const other = `/chat_endpoints/${widgetIds.unfinished}/changes`;
      const answer = await ask('GET', other, { token: tokens.admin });
      const entries: ChangeEntry[] = readAnswer(calls.listChanges.answer, jsonOf(answer));
      expect(entries.map(({ changes }) => changes[0]?.name)).toEqual(['group:g-all']);
      const foreign = await ask('GET', `/chat_endpoints/${widgetIds.globex}/changes`, { token: tokens.foreign });
      expect(jsonOf(foreign)).toEqual([]);
    });

    test('is not for agents', async () => {
      const answer = await ask('GET', `${base}/changes`, { token: tokens.agent });
      expect(answer.status).toBe(400);
      expect(jsonOf(answer).Code).toBe('not_admin');
    });
  });
}
