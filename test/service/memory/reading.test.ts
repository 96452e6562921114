import { createMemoryStore, type Dataset } from 'chatdeck/service';
import {
  makeAccountRecord,
  makeBotUserRecord,
  makeChatRecord,
  makeDataset,
  makeInvoiceRecord,
  makeUserRecord,
  makeWidgetRecord,
} from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

const now = new Date('2025-06-18T12:00:00Z');
const day = 86_400_000;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

async function storeWith(parts: Partial<Dataset>) {
  const store = createMemoryStore();
  const widgets = [{ id: 11 }, { id: 12 }, { id: 21, accountId: 2 }].map((each) => makeWidgetRecord(each));
  const accounts = [1, 2].map((id) => makeAccountRecord({ id }));
  await store.load(makeDataset({ accounts, users: [makeUserRecord()], widgets, chats: [], ...parts }));
  return store;
}

describe('counted chats', () => {
  const chats = [
    { age: -1 },
    { age: 0, agentName: '' },
    { age: day - 1 },
    { age: day, agentName: '' },
    { age: 30 * day - 1 },
    { age: 30 * day },
    { age: 5, widgetId: 12 },
    { age: 5, widgetId: 21 },
  ].map(({ age, ...chat }, index) => makeChatRecord({ id: index + 1, startedAt: ago(age), widgetId: 11, ...chat }));

  test('are those of the account by whole days, none of the future, with what was missed today', async () => {
    const store = await storeWith({ chats });
    const counts = await store.chats.statsByWidget(1, now);
    const none = Array.from({ length: 30 }, () => 0);
    expect(Object.fromEntries(counts)).toEqual({
      11: { total: 5, byAge: [2, 1, ...none.slice(3), 1], missed: 1 },
      12: { total: 1, byAge: [1, ...none.slice(1)], missed: 0 },
    });
  });

  test('of a month begin with its first moment and end before the next', async () => {
    const store = await storeWith({ chats });
    expect(await store.chats.count(1, ago(day), now)).toBe(3);
    expect(await store.chats.count(1, ago(day), ago(-1))).toBe(4);
    expect(await store.chats.count(1, ago(day - 1), now)).toBe(2);
    expect(await store.chats.count(2, ago(day), now)).toBe(1);
  });
});

describe('a report', () => {
  const range = { tz: 'UTC', startDate: '2025-06-17T00:00:00', endDate: '2025-06-18T23:59:59' };
  const at = (time: string) => new Date(`2025-06-${time}Z`);
  const chat = (id: number, startedAt: Date, change: Parameters<typeof makeChatRecord>[0] = {}) =>
    makeChatRecord({ id, widgetId: 11, startedAt, endedAt: new Date(startedAt.getTime() + 60_000), ...change });

  test('has chats from its first second to its last, the newest first, the later of two at once before', async () => {
    const chats = [
      chat(1, at('16T23:59:59.999')),
      chat(2, at('17T00:00:00')),
      chat(3, at('18T23:59:59.999')),
      chat(4, at('19T00:00:00')),
      chat(5, at('17T00:00:00')),
      chat(6, at('18T10:00:00'), { widgetId: 12 }),
    ];
    const store = await storeWith({ chats });
    const page = async (limit: number, offset: number, accountId = 1) => {
      const found = await store.reports.chats(accountId, 11, range, { limit, offset });
      return [found.chats.map(({ id }) => id), found.total];
    };
    expect(await page(10, 0)).toEqual([[3, 5, 2], 3]);
    expect(await page(1, 1)).toEqual([[5], 3]);
    expect(await page(10, 0, 2)).toEqual([[], 0]);
    expect(await store.reports.sums(1, 11, range)).toMatchObject([{ chats: 3 }]);
    expect(await store.reports.daySums(1, 11, range)).toMatchObject([
      { date: '2025-06-17', chats: 2 },
      { date: '2025-06-18', chats: 1 },
    ]);
  });

  test('in a zone has the days of its clocks', async () => {
    const store = await storeWith({ chats: [chat(1, at('16T15:30:00')), chat(2, at('18T15:30:00'))] });
    const tokyo = { ...range, tz: 'Asia/Tokyo' };
    expect(await store.reports.daySums(1, 11, tokyo)).toMatchObject([{ date: '2025-06-17', chats: 1 }]);
  });

  test.each([
    [{}, [4, 3, 2, 1]],
    [{ agent: 'Dana' }, [1]],
    [{ rating: 'up' }, [1]],
    [{ rating: 'down' }, [2]],
    [{ isMissed: true }, [3]],
    [{ isMissed: false }, [4, 2, 1]],
    [{ isFromTrigger: true }, [4]],
    [{ isFromTrigger: false }, [3, 2, 1]],
    [{ search: 'shoes' }, [2]],
    [{ search: 'shoes', agent: 'Dana' }, []],
  ] as const)('filtered by %j has the chats %j', async (filter, ids) => {
    const plain = { rating: null, isFromTrigger: false, title: 'Hi', feedback: '' };
    const chats = [
      chat(1, at('17T01:00:00'), { ...plain, agentName: 'Dana', rating: 'up' }),
      chat(2, at('17T02:00:00'), { ...plain, agentName: 'Mei', rating: 'down', title: 'Red SHOES' }),
      chat(3, at('17T03:00:00'), { ...plain, agentName: '' }),
      chat(4, at('17T04:00:00'), { ...plain, agentName: 'Mei', isFromTrigger: true }),
    ];
    const store = await storeWith({ chats });
    const found = await store.reports.chats(1, 11, { ...range, ...filter }, { limit: 9, offset: 0 });
    expect(found.chats.map(({ id }) => id)).toEqual(ids);
  });

  test('adds up what each agent did, with answers of more than a minute as late', async () => {
    const answered = (id: number, seconds: number | null, change: Parameters<typeof makeChatRecord>[0] = {}) => {
      const startedAt = at(`17T0${id}:00:00`);
      const firstResponseAt = seconds === null ? null : new Date(startedAt.getTime() + seconds * 1000);
      const plain = { agentName: 'Dana', rating: null, isFromTrigger: false, isOfflineMessage: false, messageCount: 3 };
      return chat(id, startedAt, { ...plain, firstResponseAt, ...change });
    };
    const chats = [
      answered(1, 60, { rating: 'up', isFromTrigger: true }),
      answered(2, 61, { rating: 'down', isOfflineMessage: true, messageCount: 5 }),
      answered(3, null, { agentName: '' }),
    ];
    const store = await storeWith({ chats });
    const dana = { chats: 2, fromTrigger: 1, ratedUp: 1, ratedDown: 1, late: 1, answered: 2, waiting: 121_000 };
    const missed = { chats: 1, fromTrigger: 0, ratedUp: 0, ratedDown: 0, late: 0, answered: 0, waiting: 0 };
    expect(await store.reports.sums(1, 11, range)).toEqual([
      { agentName: 'Dana', ...dana, duration: 120_000, messages: 8, offlineMessages: 1 },
      { agentName: '', ...missed, duration: 60_000, messages: 3, offlineMessages: 0 },
    ]);
    const { fromTrigger: _fromTrigger, late: _late, ...ofDay } = dana;
    const [sums] = await store.reports.daySums(1, 11, range);
    expect(sums).toEqual({ ...ofDay, date: '2025-06-17', chats: 3, missed: 1 });
  });

  test.each([
    [
      'one after the other',
      [
        ['08:00', '09:00'],
        ['10:00', '11:00'],
      ],
      ['08:00–09:00', '10:00–11:00'],
    ],
    [
      'that touch',
      [
        ['09:00', '10:00'],
        ['08:00', '09:00'],
      ],
      ['08:00–10:00'],
    ],
    [
      'that overlap',
      [
        ['08:00', '10:00'],
        ['09:00', '11:00'],
      ],
      ['08:00–11:00'],
    ],
    [
      'inside another',
      [
        ['08:00', '12:00'],
        ['09:00', '10:00'],
      ],
      ['08:00–12:00'],
    ],
    ['without a length', [['08:00', '08:00']], []],
    ['that goes on', [['08:00', null]], ['08:00–12:00']],
  ] as const)('shows times online %s as %j', async (_, times, expected) => {
    const presence = times.map(([from, until]) => {
      const [onlineAt, offlineAt] = [at(`18T${from}:00`), until && at(`18T${until}:00`)];
      return { widgetId: 11, agentName: 'Dana', onlineAt, offlineAt };
    });
    const store = await storeWith({ presence });
    const [before, today] = await store.reports.onlineDays(1, 11, range, now);
    expect(before).toEqual({ date: '2025-06-17', online: [] });
    const clock = (moment: Date) => moment.toISOString().slice(11, 16);
    expect(today?.online.map(({ start, end }) => `${clock(start)}–${clock(end)}`)).toEqual(expected);
    expect(await store.reports.onlineDays(2, 11, range, now)).toEqual([before, { ...today, online: [] }]);
  });

  test('cuts a time online at midnight, and at the ends of its range', async () => {
    const times = { onlineAt: at('16T08:00:00'), offlineAt: at('20T08:00:00') };
    const store = await storeWith({ presence: [{ widgetId: 11, agentName: 'Dana', ...times }] });
    const part = { tz: 'UTC', startDate: '2025-06-17T06:00:00', endDate: '2025-06-18T17:59:59' };
    expect(await store.reports.onlineDays(1, 11, part, at('21T00:00:00'))).toEqual([
      { date: '2025-06-17', online: [{ start: at('17T06:00:00'), end: at('18T00:00:00') }] },
      { date: '2025-06-18', online: [{ start: at('18T00:00:00'), end: at('18T18:00:00') }] },
    ]);
  });
});

test('invoices are those of the account, the newest first, the later of two at once before', async () => {
  const invoices = [
    { id: 'in_a', issuedAt: ago(1) },
    { id: 'in_c', issuedAt: ago(1) },
    { id: 'in_b', issuedAt: ago(1) },
    { id: 'in_new', issuedAt: now },
    { id: 'in_other', accountId: 2 },
  ].map((each) => makeInvoiceRecord(each));
  const store = await storeWith({ invoices });
  expect((await store.invoices.list(1)).map(({ id }) => id)).toEqual(['in_new', 'in_c', 'in_b', 'in_a']);
});

test('an account that isn’t there can’t be changed', async () => {
  const store = await storeWith({});
  await expect(store.accounts.update(9, () => ({}))).rejects.toThrow('there is no account 9');
});

test('what is noted of attempts ends with its time', async () => {
  const store = await storeWith({});
  const noted = { count: 1, blockedUntil: null, expiresAt: now };
  const read = async (at: Date) => {
    let seen: object | undefined;
    await store.attempts.update('key', at, (current) => {
      seen = current;
      return current;
    });
    return seen;
  };
  await store.attempts.update('key', ago(day), () => noted);
  expect(await read(ago(1))).toEqual(noted);
  expect(await read(now)).toBeUndefined();
});

describe('bots', () => {
  const bot = (userId: string, change: object = {}) => makeBotUserRecord({ widgetId: 11, userId, ...change });

  test('are counted by widget before a new one is added, and keep their place', async () => {
    const store = await storeWith({ botUsers: [bot('a', { widgetId: 12 }), bot('a'), bot('b')] });
    const counts: number[] = [];
    const add = (userId: string, change: object = {}) =>
      store.botUsers.add(bot(userId, change), (count) => void counts.push(count));
    expect([await add('c'), await add('a', { name: 'renamed' }), await add('d', { widgetId: 99 })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(counts).toEqual([2]);
    expect((await store.botUsers.list(11)).map(({ userId, name }) => [userId, name])).toEqual([
      ['a', 'renamed'],
      ['b', bot('b').name],
      ['c', bot('c').name],
    ]);
    expect(await store.botUsers.list(12)).toEqual([bot('a', { widgetId: 12 })]);
  });

  test('are removed from their widget only, once', async () => {
    const store = await storeWith({ botUsers: [bot('a', { widgetId: 12 }), bot('a'), bot('b')] });
    expect([await store.botUsers.remove(11, 'a'), await store.botUsers.remove(11, 'a')]).toEqual([true, false]);
    expect((await store.botUsers.list(11)).map(({ userId }) => userId)).toEqual(['b']);
    expect(await store.botUsers.list(12)).toHaveLength(1);
  });
});
