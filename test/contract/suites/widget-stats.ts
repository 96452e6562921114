import { calls, readAnswer } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { chatsIn30Days } from 'chatdeck/model/entities/widget';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { DAY, keys, tokens } from '../world';

export function widgetStatsSuite({ ask, pass }: Contract): void {
  async function stats(token: string) {
    const answer = await ask('GET', '/users/current/chat_endpoints', { token });
    return readyRows(readAnswer(calls.currentWidgets.answer, jsonOf(answer)));
  }

  describe('GET /users/current/chat_endpoints', () => {
    test('counts chats in days of 24 hours that end now, the oldest first', async () => {
      const [website] = await stats(tokens.admin);
      const days = Array.from({ length: 30 }, () => 0);
      [days[29], days[28], days[0]] = [3, 2, 2];
      expect(website?.Id).toBe(11);
      expect(website?.chatStats).toEqual({
        total: 9,
        last24h: 3,
        avg30d: 0.2,
        dailyCounts30d: days.map((chats) => ({ chats })),
      });
      expect(website && chatsIn30Days(website.chatStats)).toBe(7);
    });

    test('lets chats grow older', async () => {
      pass(DAY);
      const [website] = await stats(tokens.admin);
      expect(website?.chatStats).toMatchObject({ total: 10, last24h: 1 });
      expect(website?.chatStats.dailyCounts30d.slice(-3)).toEqual([{ chats: 2 }, { chats: 3 }, { chats: 1 }]);
    });

    test('gives a widget without chats its zeros', async () => {
      const [, unfinished] = await stats(tokens.admin);
      expect(unfinished?.chatStats).toMatchObject({ total: 0, last24h: 0, avg30d: 0 });
      expect(unfinished?.chatStats.dailyCounts30d).toHaveLength(30);
    });

    test('counts for each account its own', async () => {
      const own = await stats(tokens.foreign);
      expect(own.map((row) => [row.Id, row.chatStats.total])).toEqual([[21, 3]]);
    });

    test('gives the widget besides, without keys for an agent', async () => {
      const answer = await ask('GET', '/users/current/chat_endpoints', { token: tokens.agent });
      expect(jsonOf(answer)[0]).toMatchObject({ Id: 11, RoomName: 'website', onlineTitle: 'Chat with us' });
      for (const key of keys) expect(answer.text).not.toContain(key);
    });
  });
}
