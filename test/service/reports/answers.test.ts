import { noChats } from 'chatdeck/service/contract/report-store';
import { availabilityAnswer, daysAnswer, overviewAnswer } from 'chatdeck/service/reports/answers';
import { datesIn, dayCount, readRange } from 'chatdeck/service/reports/range';
import { describe, expect, test } from 'vitest';

describe('an overview', () => {
  const of = (agentName: string, chats: number) => ({ ...noChats, agentName, chats });

  test('lists agents by name, and missed chats last, also when there are none', () => {
    const names = (...sums: ReturnType<typeof of>[]) => overviewAnswer(sums, 1).stats.map((row) => row.agentName);
    expect(names(of('Mei', 1), of('', 2), of('Dana', 3), of('Luis', 4))).toEqual(['Dana', 'Luis', 'Mei', '']);
    expect(names(of('Dana', 3), of('Mei', 1))).toEqual(['Dana', 'Mei', '']);
    expect(names()).toEqual(['']);
  });

  test('has sums, averages to a tenth, and chats per day to a hundredth', () => {
    const dana = {
      ...of('Dana', 7),
      fromTrigger: 2,
      ratedUp: 2,
      ratedDown: 1,
      late: 3,
      answered: 6,
      waiting: 100_000,
      duration: 1_000_000,
      messages: 30,
      offlineMessages: 4,
    };
    const expected = {
      agentName: 'Dana',
      totalChats: 7,
      avgChatsPerDay: 2.33,
      chatsFromTrigger: 2,
      upRatingPercent: 66.7,
      upRatingCount: 2,
      lateReply: 3,
      avgTimeToFirstReply: 16.7,
      avgChatDuration: 142.9,
      avgMsgsPerChat: 4.3,
      totalOfflineMsgs: 4,
    };
    const { totalStats, stats } = overviewAnswer([dana, of('', 2)], 3);
    expect(stats[0]).toEqual(expected);
    expect(totalStats).toEqual({
      ...expected,
      agentName: '',
      totalChats: 9,
      avgChatsPerDay: 3,
      avgChatDuration: 111.1,
      avgMsgsPerChat: 3.3,
    });
  });

  test('has no averages where nothing was measured', () => {
    expect(overviewAnswer([], 3).totalStats).toMatchObject({
      totalChats: 0,
      avgChatsPerDay: 0,
      upRatingPercent: null,
      avgTimeToFirstReply: null,
      avgChatDuration: null,
      avgMsgsPerChat: null,
    });
  });
});

test('days are in order, without a wait where no one answered', () => {
  const day = {
    ...noChats,
    date: '2025-06-02',
    chats: 4,
    missed: 1,
    ratedUp: 2,
    ratedDown: 1,
    answered: 3,
    waiting: 10_000,
  };
  const none = { totalChats: 0, missedChats: 0, upRatingCount: 0, downRatingCount: 0, answeredChats: 0 };
  expect(daysAnswer([day], ['2025-06-01', '2025-06-02'])).toEqual([
    { date: '2025-06-01', ...none, avgTimeToFirstReply: null },
    {
      date: '2025-06-02',
      totalChats: 4,
      missedChats: 1,
      upRatingCount: 2,
      downRatingCount: 1,
      answeredChats: 3,
      avgTimeToFirstReply: 10 / 3,
    },
  ]);
});

test('availability has each day by its short name, and when someone was online', () => {
  const [start, end] = [new Date('2025-11-03T08:00:00Z'), new Date('2025-11-03T09:30:00Z')];
  expect(
    availabilityAnswer([
      { date: '2025-11-03', online: [{ start, end }] },
      { date: '2025-11-04', online: [] },
    ]),
  ).toEqual([
    {
      label: 'Nov 3',
      periods: [
        { state: 'Online', prevState: 'Offline', start: '2025-11-03T08:00:00.000Z', end: '2025-11-03T09:30:00.000Z' },
      ],
    },
    { label: 'Nov 4', periods: [] },
  ]);
});

describe('a range', () => {
  const june = { tz: 'Europe/Berlin', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };

  test.each([
    ['whole days', {}],
    ['one second', { endDate: june.startDate }],
    ['400 days', { startDate: '2024-05-27T00:00:00' }],
    ['a leap day', { startDate: '2024-02-29T00:00:00', endDate: '2024-02-29T23:59:59' }],
    ['the first year', { startDate: '0001-01-01T00:00:00', endDate: '0001-01-01T00:00:00' }],
  ])('may have %s', (_, change) => {
    expect(readRange({ ...june, ...change })).toEqual({ ...june, ...change });
  });

  test.each([
    ['CET', 'Europe/Brussels'],
    ['met', 'Europe/Brussels'],
    ['Eet', 'Europe/Athens'],
    ['WET', 'Europe/Lisbon'],
    ['UTC', 'UTC'],
  ])('in %s is in %s, which every store knows', (tz, place) => {
    expect(readRange({ ...june, tz }).tz).toBe(place);
  });

  test.each([
    ['an offset', { tz: '+05:00' }, 'tz', 'The value of tz isn’t valid.'],
    ['an unknown zone', { tz: 'Nowhere/Atall' }, 'tz', 'The value of tz isn’t valid.'],
    ['a day that isn’t', { startDate: '2025-02-29T00:00:00' }, 'startDate', 'The value of startDate isn’t valid.'],
    ['the hour 24', { startDate: '2025-06-01T24:00:00' }, 'startDate', 'The value of startDate isn’t valid.'],
    ['the minute 60', { endDate: '2025-06-30T23:60:00' }, 'endDate', 'The value of endDate isn’t valid.'],
    ['no seconds', { endDate: '2025-06-30T23:59' }, 'endDate', 'The value of endDate isn’t valid.'],
    ['parts of a second', { endDate: '2025-06-30T23:59:59.5' }, 'endDate', 'The value of endDate isn’t valid.'],
    ['the year 0', { startDate: '0000-01-01T00:00:00' }, 'startDate', 'The value of startDate isn’t valid.'],
    ['its end before', { endDate: '2025-05-31T23:59:59' }, 'endDate', 'The end date is before the start date.'],
    [
      '401 days',
      { startDate: '2024-05-26T00:00:00' },
      'endDate',
      'A report can cover up to 400 days. Choose a shorter range.',
    ],
  ])('can’t have %s', (_, change, path, message) => {
    expect(() => readRange({ ...june, ...change })).toThrow(
      expect.objectContaining({ path, message, code: 'invalid' }),
    );
  });

  test('touches each of its days, also for a second', () => {
    const days = { startDate: '2025-02-27T23:59:59', endDate: '2025-03-01T00:00:00' };
    expect(datesIn(days)).toEqual(['2025-02-27', '2025-02-28', '2025-03-01']);
    expect(dayCount(days)).toBe(3);
  });
});
