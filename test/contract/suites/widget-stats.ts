import { calls, readAnswer } from 'chatdeck/model';
import { readyRows } from 'chatdeck/model/core/tolerant';
import { chatsIn30Days } from 'chatdeck/model/entities/widget';
import { wallTime } from 'chatdeck/model/time/zoned-time';
import { makeChatRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { DAY, keys, makeWorld, start, tokens } from '../world';

export function widgetStatsSuite({ ask, fill, pass }: Contract): void {
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
        missed24h: 0,
      });
      expect(website && chatsIn30Days(website.chatStats)).toBe(7);
    });

    test.each(['UTC', 'America/New_York', 'Asia/Kolkata'])(
      '“today” and “30 days” agree with the report of the same range in %s',
      async (tz) => {
        const world = makeWorld();
        const ages = Array.from({ length: 800 }, (_, index) => index * 3599_000);
        const edges = [0, 1000, DAY - 1000, DAY, 30 * DAY - 1000, 30 * DAY];
        world.dataset.chats = [...ages, ...edges].map((age, index) =>
          makeChatRecord({ id: index + 1, startedAt: new Date(start.getTime() - age) }),
        );
        await fill(world);
        /** What the report counts from just after so many days ago until now. */
        const reported = async (days: number) => {
          const [from, until] = [start.getTime() - days * DAY + 1000, start.getTime()];
          const query = new URLSearchParams({ tz, startDate: wallTime(from, tz), endDate: wallTime(until, tz) });
          const answer = await ask('GET', `/reports/11/overview?${query.toString()}`, { token: tokens.admin });
          return readAnswer(calls.overviewReport.answer, jsonOf(answer)).totalStats.totalChats;
        };
        const [website] = await stats(tokens.admin);
        expect(website?.chatStats.last24h).toBe(await reported(1));
        expect(website && chatsIn30Days(website.chatStats)).toBe(await reported(30));
        expect(await reported(1)).toBeGreaterThan(20);
        expect(await reported(30)).toBeGreaterThan(700);
      },
    );

    test('counts as missed those of the last 24 hours that no one answered', async () => {
      const world = makeWorld();
      const ages = [0, DAY - 1000, DAY + 1000, 2 * DAY];
      world.dataset.chats = ages.flatMap((age, index) =>
        ['', 'Alex'].map((agentName, second) =>
          makeChatRecord({ id: 2 * index + second + 1, agentName, startedAt: new Date(start.getTime() - age) }),
        ),
      );
      await fill(world);
      const [website] = await stats(tokens.admin);
      expect(website?.chatStats).toMatchObject({ total: 8, last24h: 4, missed24h: 2 });
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
