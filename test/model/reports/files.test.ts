import { describe, expect, it } from 'vitest';
import { calls, onlineDays, readAnswer } from 'chatdeck/model';
import { reportFile, unknownExtension } from 'chatdeck/model/reports/download';
import { writeAvailability, writeOverview } from 'chatdeck/model/reports/files';
import { makeAvailabilityDay, makeChatFigures, makeOverviewStats } from 'chatdeck/testing';

const head = { dates: { start: '2025-06-16', end: '2025-06-17' }, zone: 'Europe/Berlin' };
const widget = { id: 11, name: '=website' };
const linesOf = (csv: string) => csv.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('the overview', () => {
  const stats = makeOverviewStats({
    stats: [makeChatFigures({ agentName: '-Dana&#33;' }), makeChatFigures({ agentName: '' })],
  });
  const parts = [{ widget, data: readAnswer(calls.overviewReport.answer, stats) }];

  it('as CSV has a line for the team, each agent and the missed chats', () => {
    expect(linesOf(writeOverview('csv', head, parts))).toEqual([
      'widget,widgetId,startDate,endDate,timeZone,of,agentName,totalChats,upRatingPercent,upRatingCount,chatsFromTrigger,lateReply,avgChatsPerDay,avgTimeToFirstReply,avgChatDuration,avgMsgsPerChat,totalOfflineMsgs',
      "'=website,11,2025-06-16,2025-06-17,Europe/Berlin,team,,327,89.3,100,52,21,10.9,41.7,655.2,9.4,18",
      "'=website,11,2025-06-16,2025-06-17,Europe/Berlin,agent,'-Dana!,184,91.7,66,31,12,6.13,38.4,742.5,11.2,0",
      "'=website,11,2025-06-16,2025-06-17,Europe/Berlin,missed,,184,91.7,66,31,12,6.13,38.4,742.5,11.2,0",
    ]);
  });

  it('as JSON is what the server sent', () => {
    expect(JSON.parse(writeOverview('json', head, parts))).toEqual({
      startDate: '2025-06-16',
      endDate: '2025-06-17',
      timeZone: 'Europe/Berlin',
      widgets: [{ id: 11, name: '=website', ...stats }],
    });
  });
});

describe('the availability', () => {
  const rows = readAnswer(calls.availabilityReport.answer, [makeAvailabilityDay(), 'odd']);
  const data = onlineDays(rows, head.dates, head.zone, Date.UTC(2025, 5, 20));

  it('as CSV has a line for each day, with the times of its zone', () => {
    expect(linesOf(writeAvailability('csv', head, [{ widget, data }]))).toEqual([
      'widget,widgetId,date,timeZone,onlinePercent,onlineSeconds,online',
      "'=website,11,2025-06-16,Europe/Berlin,34,29700,10:30:00-14:00:00 15:00:00-19:45:00",
      "'=website,11,2025-06-17,Europe/Berlin,,,",
    ]);
  });

  it('ends a day at 24:00, so that a whole day is none of nothing', () => {
    const whole = { state: 'Online', prevState: 'Offline', start: '2025-06-15T22:00:00Z', end: '2025-06-16T22:00:00Z' };
    const answer = readAnswer(calls.availabilityReport.answer, [makeAvailabilityDay({ periods: [whole] })]);
    const day = { start: '2025-06-16', end: '2025-06-16' };
    const online = onlineDays(answer, day, head.zone, Date.UTC(2025, 5, 20));
    expect(linesOf(writeAvailability('csv', { ...head, dates: day }, [{ widget, data: online }]))[1]).toBe(
      "'=website,11,2025-06-16,Europe/Berlin,100,86400,00:00:00-24:00:00",
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
        },
      ],
    });
  });
});

it('a file has a timestamp, what it holds and the product in its name, and its media type', async () => {
  const file = reportFile('history', 'csv', ['a', new Blob(['b'])], { now: 0, productName: 'Acme Chat' });
  expect(file.name).toBe('19700101T000000_history_acme_chat_output.csv');
  expect(file.blob.type).toBe('text/csv;charset=utf-8');
  expect(await file.blob.text()).toBe('ab');
});

it('names an extension that it cannot write', () => {
  expect(unknownExtension('xlsx').message).toContain('"xlsx"');
});
