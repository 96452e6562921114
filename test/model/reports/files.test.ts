import { describe, expect, it } from 'vitest';
import { calls, makeWeek, onlineDays, readAnswer } from 'chatdeck/model';
import { countBlock, isDownloadFormat, reportFile, unknownExtension } from 'chatdeck/model/reports/download';
import { coveredShares, makeGrid } from 'chatdeck/model/reports/coverage/coverage';
import {
  hoursOffer,
  coverageSchedule,
  onlineCoverage,
  plannedSpans,
  rangeSpan,
} from 'chatdeck/model/reports/coverage/coverage-report';
import { writeAvailability } from 'chatdeck/model/reports/files/availability';
import { writeCoverage } from 'chatdeck/model/reports/files/coverage';
import { writeOverview } from 'chatdeck/model/reports/files/overview';
import { makeAvailabilityDay, makeChatFigures, makeOverviewStats } from 'chatdeck/testing';

const head = { dates: { start: '2025-06-16', end: '2025-06-17' }, zone: 'Europe/Berlin' };
const widget = { id: 11, name: '=website' };
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the overview', () => {
  const compared = { start: '2025-06-14', end: '2025-06-15' };
  const now = Date.parse('2025-06-17T10:30:00Z');
  const period = { dates: compared, line: compared, untilNow: false, scale: 1 };
  const overviewHead = { ...head, period, now };
  const day = {
    date: '2025-06-16',
    totalChats: 327,
    missedChats: 42,
    upRatingCount: 100,
    downRatingCount: 12,
    answeredChats: 285,
    avgTimeToFirstReply: 41.72,
  };
  const stats = makeOverviewStats({
    stats: [makeChatFigures({ agentName: '-Dana&#33;' }), makeChatFigures({ agentName: '' })],
    days: [day],
  });
  const before = makeOverviewStats({ stats: [] });
  const read = (answer: typeof stats) => readAnswer(calls.overviewReport.answer, answer);
  const parts = [{ widget, data: { figures: read(stats), compared: read(before) } }];

  it('as CSV has a line for the team, each agent and the missed chats', () => {
    const [header = '', ...lines] = linesOf(writeOverview('csv', overviewHead, parts));
    expect(header).toMatch(
      /^widget,widgetId,startDate,endDate,timeZone,of,agentName,"totalChats \(chats that visitors started, including missed ones\)",/,
    );
    expect(lines).toEqual([
      ',,2025-06-16,2025-06-17,Europe/Berlin,all,,327,89.3,100,52,21,163.5,41.7,,,18,42',
      "'=website,11,2025-06-16,2025-06-17,Europe/Berlin,team,,327,89.3,100,52,21,10.9,41.7,655.2,9.4,18,42",
      "'=website,11,2025-06-16,2025-06-17,Europe/Berlin,agent,'-Dana!,184,91.7,66,31,12,6.13,38.4,742.5,11.2,0,",
      "'=website,11,2025-06-16,2025-06-17,Europe/Berlin,missed,,184,91.7,66,31,12,6.13,38.4,742.5,11.2,0,",
      "'=website,11,2025-06-16,2025-06-16,Europe/Berlin,day,,327,89.3,100,,,,41.7,,,,42",
      "'=website,11,2025-06-17,2025-06-17,Europe/Berlin,day,,0,,0,,,,,,,,0",
      ',,2025-06-14,2025-06-15,Europe/Berlin,all,,327,89.3,100,52,21,163.5,41.7,,,18,0',
      "'=website,11,2025-06-14,2025-06-15,Europe/Berlin,team,,327,89.3,100,52,21,10.9,41.7,655.2,9.4,18,0",
    ]);
  });

  it('says at what time the compared period ends, and has the days of the chart’s line', () => {
    const line = { start: '2025-06-12', end: '2025-06-13' };
    const cut = { ...overviewHead, period: { ...period, line, untilNow: true } };
    const days = [{ ...day, date: '2025-06-13' }];
    const compares = [
      { widget, data: { figures: read(stats), compared: read(before), line: read({ ...before, days }) } },
    ];
    const lines = linesOf(writeOverview('csv', cut, compares)).slice(7);
    expect(lines.map((each) => each.split(',').slice(2, 6).join())).toEqual([
      '2025-06-14,2025-06-15T12:30:00,Europe/Berlin,all',
      '2025-06-14,2025-06-15T12:30:00,Europe/Berlin,team',
      '2025-06-12,2025-06-12,Europe/Berlin,day',
      '2025-06-13,2025-06-13T12:30:00,Europe/Berlin,day',
    ]);
    expect(JSON.parse(writeOverview('json', cut, compares))).toMatchObject({
      comparedEndDate: '2025-06-15T12:30:00',
      comparedDays: { startDate: '2025-06-12', endDate: '2025-06-13T12:30:00' },
      widgets: [{ compared: { days } }],
    });
  });

  it('has no totals to compare if those of one widget are unknown', () => {
    const other = { widget: { id: 12, name: 'docs' }, data: { figures: read(stats) } };
    const lines = linesOf(writeOverview('csv', overviewHead, [...parts, other]));
    expect(lines.filter((line) => line.startsWith(','))).toHaveLength(1);
    expect(JSON.parse(writeOverview('json', overviewHead, [...parts, other]))).not.toHaveProperty('allCompared');
    expect(lines.filter((line) => line.includes('2025-06-14'))).toHaveLength(1);
  });

  it('as JSON is what the server sent', () => {
    const file: unknown = JSON.parse(writeOverview('json', overviewHead, parts));
    expect(file).toMatchObject({
      startDate: '2025-06-16',
      endDate: '2025-06-17',
      timeZone: 'Europe/Berlin',
      comparedStartDate: '2025-06-14',
      comparedEndDate: '2025-06-15',
      definitions: { lateReply: 'chats whose first reply took more than 60 seconds' },
      all: { totalChats: 327, missedChats: 42 },
      allCompared: { totalChats: 327, missedChats: 0, avgChatsPerDay: 163.5 },
      widgets: [{ id: 11, name: '=website', ...stats, compared: before }],
    });
  });
});

describe('the coverage', () => {
  const weekHours = makeWeek((weekday) => (weekday % 6 === 0 ? [] : [{ start: 1000, end: 1700 }]));
  const saved = { onOffSchedule: true, tz: head.zone, sendOpHourChangeMessages: false, weekHours };
  const schedule = coverageSchedule(saved, { isIncluded: true, zone: head.zone });
  const spans = plannedSpans(schedule, head);
  const rows = readAnswer(calls.availabilityReport.answer, [makeAvailabilityDay()]);
  const online = onlineCoverage(onlineDays(rows, head.dates, head.zone, Date.UTC(2025, 5, 20)), spans, head);
  const shown = makeGrid((weekday, hour) =>
    weekday === 1 && hour === 8 ? { chats: 5, missed: 4 } : { chats: 0, missed: 0 },
  );
  const starts = { shown, planned: shown, unplaced: 0 };
  const planned = coveredShares(spans, [rangeSpan(head)], head.zone);
  const offer = hoursOffer(schedule, shown, undefined);
  const counted = { start: '2025-06-17', end: '2025-06-17' };
  const data = { counted, starts, planned, online, offer };

  it('as CSV has a line for each hour of the week, the suggestion, and how hours were kept', () => {
    const [header = '', ...lines] = linesOf(writeCoverage('csv', head, { widget, data }));
    expect(header).toMatch(
      /^widget,widgetId,of,startDate,endDate,timeZone,weekday,from,to,hoursTimeZone,chats \(chats that started in the hour\),/,
    );
    expect(lines.filter((line) => line.includes(',hour,'))).toHaveLength(168);
    expect(lines).toContain(
      "'=website,11,hour,2025-06-17,2025-06-17,Europe/Berlin,Monday,08:00,09:00,Europe/Berlin,5,4,0,0,,,,",
    );
    expect(lines).toContain(
      "'=website,11,hour,2025-06-17,2025-06-17,Europe/Berlin,Monday,10:00,11:00,Europe/Berlin,0,0,100,50,,,,",
    );
    expect(lines.slice(168)).toEqual([
      "'=website,11,suggestion,2025-06-17,2025-06-17,Europe/Berlin,Monday,08:00,09:00,Europe/Berlin,5,4,,,,,,",
      "'=website,11,plan,2025-06-16,2025-06-17,Europe/Berlin,,,,Europe/Berlin,,,,,50400,19800,9900,",
      "'=website,11,absence,2025-06-16,2025-06-17,Europe/Berlin,,2025-06-17 10:00:00,2025-06-17 17:00:00,Europe/Berlin,,,,,,,,25200",
      "'=website,11,lateStart,2025-06-16,2025-06-17,Europe/Berlin,,2025-06-16 10:00:00,2025-06-16 10:30:00,Europe/Berlin,,,,,,,,1800",
    ]);
  });

  it('has the days of the suggestion in the zone of the report, and its hours in the one of the operating hours', () => {
    const elsewhere = { ...data, offer: offer && { ...offer, zone: 'Asia/Tokyo' } };
    expect(linesOf(writeCoverage('csv', head, { widget, data: elsewhere }))[169]).toMatch(
      /suggestion,2025-06-17,2025-06-17,Europe\/Berlin,Monday,08:00,09:00,Asia\/Tokyo,/,
    );
  });

  it('as JSON says the same, and goes without what could not be loaded', () => {
    const file = JSON.parse(writeCoverage('json', head, { widget, data })) as { widgets: { hours: unknown[] }[] };
    expect(file).toMatchObject({
      startDate: '2025-06-16',
      timeZone: 'Europe/Berlin',
      definitions: { missedChats: 'of these, chats that no agent answered' },
      widgets: [
        {
          counted: { startDate: '2025-06-17', endDate: '2025-06-17' },
          suggestion: { timeZone: 'Europe/Berlin', weekdays: ['Monday'], from: '08:00', to: '09:00', missedChats: 4 },
          plan: { plannedSeconds: 50_400, keptSeconds: 19_800 },
          gaps: [
            { kind: 'absence', gapSeconds: 25_200 },
            { kind: 'lateStart', gapSeconds: 1800 },
          ],
        },
      ],
    });
    expect(file.widgets[0]?.hours).toHaveLength(168);
    const bare = linesOf(writeCoverage('csv', head, { widget, data: { counted, starts } }));
    expect(bare).toHaveLength(169);
    expect(bare[9]).toBe(
      "'=website,11,hour,2025-06-17,2025-06-17,Europe/Berlin,Monday,08:00,09:00,Europe/Berlin,5,4,,,,,,",
    );
  });
});

describe('the availability', () => {
  const rows = readAnswer(calls.availabilityReport.answer, [makeAvailabilityDay(), 'odd']);
  const missed = { starts: [Date.UTC(2025, 5, 16, 9), Date.UTC(2025, 5, 16, 20)], total: 2 };
  const data = { ...onlineDays(rows, head.dates, head.zone, Date.UTC(2025, 5, 20)), missed };

  it('as CSV has a line for each day, with the times of its zone', () => {
    expect(linesOf(writeAvailability('csv', head, [{ widget, data }]))).toEqual([
      'widget,widgetId,of,startDate,endDate,timeZone,onlinePercent (share of the elapsed time with at least one operator online),onlineSeconds (time with at least one operator online),"missedChats (chats that no agent answered; unknown before the latest 1000 of them)","missedWhileOffline (of these, chats that started while no one was online)",online',
      "'=website,11,day,2025-06-16,2025-06-16,Europe/Berlin,34,29700,2,1,10:30:00-14:00:00 15:00:00-19:45:00",
      "'=website,11,day,2025-06-17,2025-06-17,Europe/Berlin,,,0,,",
      "'=website,11,week,2025-06-16,2025-06-17,Europe/Berlin,34,29700,2,1,",
    ]);
  });

  it('leaves missed chats empty before the latest ones that were read', () => {
    const latest = { starts: [Date.UTC(2025, 5, 16, 20)], total: 1001 };
    const days = linesOf(writeAvailability('csv', head, [{ widget, data: { ...data, missed: latest } }])).slice(1);
    expect(days[0]).toMatch(/,34,29700,,,/);
    expect(days[1]).toMatch(/,,,0,,$/);
    expect(days[2]).toMatch(/,week,.*,34,29700,,,$/);
  });

  it('ends a day at 24:00, so that a whole day is none of nothing', () => {
    const whole = { state: 'Online', prevState: 'Offline', start: '2025-06-15T22:00:00Z', end: '2025-06-16T22:00:00Z' };
    const answer = readAnswer(calls.availabilityReport.answer, [makeAvailabilityDay({ periods: [whole] })]);
    const day = { start: '2025-06-16', end: '2025-06-16' };
    const online = onlineDays(answer, day, head.zone, Date.UTC(2025, 5, 20));
    expect(linesOf(writeAvailability('csv', { ...head, dates: day }, [{ widget, data: online }]))[1]).toBe(
      "'=website,11,day,2025-06-16,2025-06-16,Europe/Berlin,100,86400,,,00:00:00-24:00:00",
    );
  });

  it('as JSON has the same with moments', () => {
    expect(JSON.parse(writeAvailability('json', head, [{ widget, data }]))).toMatchObject({
      widgets: [
        {
          id: 11,
          days: [
            {
              date: '2025-06-16',
              onlinePercent: 34,
              periods: [
                { start: '2025-06-16T08:30:00.000Z', end: '2025-06-16T12:00:00.000Z' },
                { start: '2025-06-16T13:00:00.000Z', end: '2025-06-16T17:45:00.000Z' },
              ],
            },
            { date: '2025-06-17', onlinePercent: null, periods: null },
          ],
          averageSecondsPerDay: 29_700,
          worstDay: '2025-06-16',
          weeks: [
            {
              startDate: '2025-06-16',
              endDate: '2025-06-17',
              onlinePercent: 34,
              onlineSeconds: 29_700,
              missedChats: 2,
              missedWhileOffline: 1,
            },
          ],
        },
      ],
    });
  });

  it('has neither an average nor a share of days that can’t be read', () => {
    const odd = onlineDays(readAnswer(calls.availabilityReport.answer, ['odd', 'odd']), head.dates, head.zone, 0);
    expect(JSON.parse(writeAvailability('json', head, [{ widget, data: odd }]))).toMatchObject({
      widgets: [{ averageSecondsPerDay: null, worstDay: null, weeks: [{ onlinePercent: null, onlineSeconds: 0 }] }],
    });
    expect(linesOf(writeAvailability('csv', head, [{ widget, data: odd }])).at(-1)).toBe(
      "'=website,11,week,2025-06-16,2025-06-17,Europe/Berlin,,0,,,",
    );
  });

  it('has no share of a day that only begins', () => {
    const today = { start: '2025-06-16', end: '2025-06-16' };
    const begun = onlineDays(
      readAnswer(calls.availabilityReport.answer, [makeAvailabilityDay({ periods: [] })]),
      today,
      head.zone,
      Date.parse('2025-06-15T22:00:00Z'),
    );
    expect(linesOf(writeAvailability('csv', { ...head, dates: today }, [{ widget, data: begun }]))[1]).toBe(
      "'=website,11,day,2025-06-16,2025-06-16,Europe/Berlin,,0,,,",
    );
  });
});

it('a file has a timestamp, what it holds and the product in its name, and its media type', async () => {
  const file = reportFile('history', 'csv', ['a', new Blob(['b'])], { now: 0, productName: 'Acme Chat' });
  expect(file.name).toBe('19700101T000000_history_acme_chat_output.csv');
  expect(file.blob.type).toBe('text/csv;charset=utf-8');
  expect(await file.blob.text()).toBe('ab');
});

it('names an extension that it cannot write', () => {
  expect(unknownExtension('xlsx').message).toBe(
    'Chatdeck: a report cannot be downloaded as "xlsx", only as csv or json.',
  );
  expect(['csv', 'json', 'xlsx', ''].filter(isDownloadFormat)).toEqual(['csv', 'json']);
});

it.each([
  [{ status: 'ready', counted: { chats: 3 } }, undefined],
  [{ status: 'ready', counted: { chats: 0 } }, 'empty'],
  [{ status: 'loading' }, 'loading'],
  [{ status: 'running' }, 'loading'],
  [{ status: 'waiting' }, 'unfinished'],
  [{ status: 'canceled' }, 'unfinished'],
  [{ status: 'stopped' }, 'unfinished'],
  [{ status: 'failed' }, 'unfinished'],
])('figures of a count that is %j can’t be downloaded for: %s', (count, block) => {
  expect(countBlock(count as never)).toBe(block);
});

it('a JSON file has its own media type', () => {
  const file = reportFile('overview', 'json', ['{}'], { now: 0, productName: 'Ä & Co.' });
  expect([file.name, file.blob.type]).toEqual(['19700101T000000_overview_ä_co_output.json', 'application/json']);
});
