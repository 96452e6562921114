import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, readAnswer } from 'chatdeck/model';
import { chatMatcher, needsReading } from 'chatdeck/model/reports/chat-match';
import { findingFilters, hourFilter } from 'chatdeck/model/reports/coverage/coverage-links';
import { at, hoursOfDay } from 'chatdeck/model/reports/coverage/coverage';
import { countCoverage, noCoverage } from 'chatdeck/model/reports/coverage/coverage-report';
import { findChats, foundPage, noneFound } from 'chatdeck/model/reports/found-chats';
import { countFilters } from 'chatdeck/model/reports/history-view';
import { addPages, emptyPages, pagesFigures } from 'chatdeck/model/reports/pages';
import { weekdays } from 'chatdeck/model/settings/operating-hours/schedule';
import { makeChat } from 'chatdeck/testing';

const rowsOf = (chats: unknown[]) => readAnswer(calls.chatsReport.answer, { chats, totalChats: chats.length }).chats;
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
/** Around the changes of clocks, with missed and unreadable chats, and pages that differ in queries alone. */
const chat = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .record({
        startedAt: fc
          .integer({ min: Date.UTC(2026, 2, 1), max: Date.UTC(2026, 3, 10) })
          .map((time) => new Date(time).toISOString()),
        agentName: fc.constantFrom('', 'Dana'),
        currentPage: fc.constantFrom(
          'https://acme.test/',
          'https://ACME.test/a?b=1',
          'https://acme.test/a/#c',
          '/a',
          '',
        ),
      })
      .map(({ currentPage, ...rest }) => makeChat({ ...rest, visitor: { currentPage } })),
  },
  { weight: 1, arbitrary: fc.constant('not a chat') },
  { weight: 1, arbitrary: fc.constant(makeChat({ startedAt: '0001-01-01T00:00:00Z' })) },
);
const chats = fc.array(chat, { maxLength: 60 }).map(rowsOf);

describe('the chats behind a number', () => {
  it('are as many as Coverage counts in each hour, missed ones and all', () => {
    fc.assert(
      fc.property(chats, zone, (rows, shown) => {
        const counts = countCoverage({ shown, planned: 'UTC' })(noCoverage, rows).shown;
        for (const weekday of weekdays) {
          for (const hour of hoursOfDay) {
            const found = findChats(hourFilter(weekday, hour), shown)(noneFound, rows).chats;
            const missed = found.filter(({ agentName }) => agentName === '').length;
            expect({ chats: found.length, missed }).toEqual(at(counts, weekday, hour));
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are as many as Pages counts on each page, unknown ones as well', () => {
    fc.assert(
      fc.property(chats, zone, (rows, shown) => {
        for (const { key, chats: count } of pagesFigures([addPages(emptyPages(), rows, false)]).pages) {
          expect(findChats({ page: key }, shown)(noneFound, rows).chats).toHaveLength(count);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('match both filters, and are missed where a finding says so', () => {
    const advice = { days: [1, 2] as const, from: 7, to: 9, chats: 4, missed: 3 };
    expect(findingFilters(advice)).toEqual({ missed: true, hours: { days: [1, 2], from: 7, to: 9 } });
    const rows = rowsOf(
      ['2026-11-23T08:59:59Z', '2026-11-23T09:00:00Z', '2026-11-25T08:00:00Z'].map((startedAt) =>
        makeChat({ startedAt, visitor: { currentPage: 'https://acme.test/a' } }),
      ),
    );
    const matches = chatMatcher({ ...findingFilters(advice), page: 'acme.test/a' }, 'UTC');
    expect(rows.map(matches)).toEqual([true, false, false]);
    expect(rows.some(chatMatcher({ ...findingFilters(advice), page: 'acme.test/b' }, 'UTC'))).toBe(false);
  });

  it('come in pages of fifteen, newest first, with their number and that of the unreadable ones', () => {
    const rows = rowsOf([
      'not a chat',
      ...Array.from({ length: 20 }, (_, index) => makeChat({ title: `Chat ${index}` })),
    ]);
    const every = findChats({ hours: { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 } }, 'UTC')(noneFound, rows);
    const found = { foundAt: 0, lists: new Map([['11', every]]), unreadable: 1 };
    expect(every.unreadable).toBe(1);
    expect(foundPage(found, 11, 1)).toMatchObject({ total: 20, unreadable: 0 });
    expect(foundPage(found, '11', 1).chats.map(({ title }) => title)).toEqual(
      [15, 16, 17, 18, 19].map((index) => `Chat ${index}`),
    );
    expect(foundPage(found, 11, 2).chats).toEqual([]);
    expect(foundPage(found, 12, 0)).toMatchObject({ chats: [], total: 0 });
  });
});

describe('filters that the API has not', () => {
  it.each([
    [{}, false, 0],
    [{ missed: true, q: '' }, false, 1],
    [{ page: '' }, true, 1],
    [{ hours: { days: [1], from: 9, to: 10 } }, true, 1],
  ] as const)('%j need all chats to be read: %s', (filters, isNeeded, count) => {
    expect(needsReading(filters)).toBe(isNeeded);
    expect(countFilters(filters)).toBe(count);
  });

  it('leave an unreadable chat in a file only without them', () => {
    const [row] = rowsOf(['not a chat']);
    if (!row) throw new Error('There is no row.');
    expect(chatMatcher({ missed: true }, 'UTC')(row)).toBe(true);
    expect(chatMatcher({ page: '' }, 'UTC')(row)).toBe(false);
  });
});
