import { calls, readAnswer, widgetsOf, type Widget } from 'chatdeck/model';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract, type Got } from '../api';
import { tokens, widgetIds } from '../world';

export function widgetSetupSuite({ ask }: Contract): void {
  const create = (token = tokens.admin, beside: string | number = '') =>
    ask('POST', `/chat_endpoints/new${beside === '' ? '' : `/${beside}`}`, { token });
  const remove = (id: number, body: unknown = {}, token = tokens.admin) =>
    ask('DELETE', `/chat_endpoints/${id}`, { token, body });
  const widgets = async (token = tokens.admin) => widgetsIn(await ask('GET', '/users/current', { token }));

  describe('POST /chat_endpoints/new', () => {
    test.each(['admin', 'agent'] as const)('gives an %s a widget at Step 1', async (role) => {
      const answer = await create(tokens[role]);
      expect(answer.status).toBe(200);
      const [first, second, added, ...rest] = widgetsIn(answer);
      expect([first?.Id, second?.Id, rest]).toEqual([widgetIds.acme, widgetIds.unfinished, []]);
      expect(added).toMatchObject({ Step: '1', RoomId: '', RoomName: '', slackTeamId: '', off: false, version: '1' });
      expect(added?.Uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      expect(await widgets()).toHaveLength(3);
    });

    test('stops at the plan’s maximum', async () => {
      expect((await create(tokens.foreign)).status).toBe(200);
      const answer = await create(tokens.foreign);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'channel_limit']);
      expect(await widgets(tokens.foreign)).toHaveLength(2);
    });

    test('stops there when fifty come in parallel, either way', async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => create(tokens.admin, index % 2 === 0 ? '' : widgetIds.acme)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(18);
      expect(new Set((await widgets()).map(({ Id }) => Id)).size).toBe(20);
    });

    test('continues after one was deleted', async () => {
      await create(tokens.foreign);
      await remove(widgetIds.globex, {}, tokens.foreign);
      expect((await create(tokens.foreign)).status).toBe(200);
    });
  });

  describe('POST /chat_endpoints/new/{id}', () => {
    test('gives a widget at Step 2 in the workspace of the finished one', async () => {
      const [neighbor, , added] = widgetsIn(await create(tokens.agent, widgetIds.acme));
      const { slackTeamId, slackBaseUrl, slackMainUser, slackAuthorizedAt, Scope, BotScope } = neighbor as Widget;
      const team = { slackTeamId, slackBaseUrl, slackMainUser, slackAuthorizedAt };
      expect(added).toMatchObject({ ...team, Scope, BotScope, Step: '2', RoomId: '' });
    });

    test('needs a finished widget', async () => {
      const answer = await create(tokens.admin, widgetIds.unfinished);
      expect([answer.status, jsonOf(answer).Code]).toEqual([400, 'not_finished']);
      expect(await widgets()).toHaveLength(2);
    });
  });

  describe('DELETE /chat_endpoints/{id}', () => {
    test.each(['admin', 'agent'] as const)('deletes the widget for an %s, with its chats', async (role) => {
      expect((await remove(widgetIds.acme, { Id: widgetIds.acme }, tokens[role])).status).toBe(200);
      expect((await widgets()).map(({ Id }) => Id)).toEqual([widgetIds.unfinished]);
      const count = await ask('GET', '/accounts/1/conversation-count', { token: tokens.admin });
      expect(jsonOf(count)).toEqual({ count: 0 });
      expect((await remove(widgetIds.acme)).status).toBe(404);
    });

    test('goes by the path, whatever widget is sent along', async () => {
      await remove(widgetIds.unfinished, { Id: widgetIds.globex, ces: [{ Id: widgetIds.acme }] });
      expect((await widgets()).map(({ Id }) => Id)).toEqual([widgetIds.acme]);
      expect(await widgets(tokens.foreign)).toHaveLength(1);
    });
  });
}

function widgetsIn(answer: Got): Widget[] {
  return widgetsOf(readAnswer(calls.currentUser.answer, jsonOf(answer)));
}
