import { describe, expect, it } from 'vitest';
import { calls, readAnswer, type DownloadFormat, type HistoryHead } from 'chatdeck/model';
import { historyColumns, historyQuery, historyWriter } from 'chatdeck/model/reports/history-file';
import { makeChat } from 'chatdeck/testing';

const head: HistoryHead = {
  dates: { start: '2025-06-01', end: '2025-06-30' },
  zone: 'America/Los_Angeles',
  filters: { rating: 'up', q: '=cmd' },
};
const widget = { id: 11, name: 'website' };

function write(format: DownloadFormat, chats: unknown[]) {
  const rows = readAnswer(calls.chatsReport.answer, { chats, totalChats: chats.length }).chats;
  const writer = historyWriter(format, head);
  const parts = rows.map((row, index) => writer.chats([row], widget, index));
  const other = writer.beginWidget({ id: 'x"y', name: '' }, 1) + writer.endWidget();
  return [writer.begin(), writer.beginWidget(widget, 0), ...parts, writer.endWidget(), other, writer.end()].join('');
}

describe('the history as CSV', () => {
  const lineOf = (chat: unknown) => write('csv', [chat]).split('\r\n')[1] ?? '';
  const filters = '"{""rating"":""up"",""q"":""\\u003dcmd""}"';
  const cellsOf = (chat: unknown) => {
    const cells = lineOf(chat).replace(filters, '').split(',');
    return Object.fromEntries(historyColumns.map((name, index) => [name, cells[index]]));
  };

  it('begins with a mark of its encoding and the names of the columns', () => {
    const [first] = write('csv', []).split('\r\n');
    expect(first?.startsWith('\uFEFFwidget,widgetId,startDate,endDate,filters,startedAt,')).toBe(true);
    expect(first).toContain(',"replySeconds (seconds from the start to the first reply; empty for missed chats)",');
  });

  it('has the range and the filters in each line', () => {
    expect(lineOf(makeChat())).toContain(`website,11,2025-06-01,2025-06-30,${filters},2025-06-16 08:00:00,`);
  });

  it('has times in the zone and in UTC, and how long the answer took', () => {
    expect(cellsOf(makeChat({ title: 'Hi', visitor: { location: '' } }))).toMatchObject({
      widget: 'website',
      widgetId: '11',
      startedAt: '2025-06-16 08:00:00',
      startedAtUtc: '2025-06-16T15:00:00.000Z',
      timeZone: 'America/Los_Angeles',
      replySeconds: '42',
      agentName: 'Dana Whitfield',
    });
  });

  it('leaves empty what there is not', () => {
    const missed = makeChat({ agentName: '', firstResponseAt: '0001-01-01T00:00:00Z', visitor: { location: '' } });
    expect(cellsOf(missed)).toMatchObject({
      firstResponseAt: '',
      firstResponseAtUtc: '',
      replySeconds: '',
      rating: '',
    });
  });

  it('runs nothing that people wrote, not even as an entity', () => {
    const line = lineOf(
      makeChat({ title: '=1+1', chatFeedback: '&#61;2+2', visitor: { name: '@SUM(A1)', location: '' } }),
    );
    expect(line).toContain(",'=1+1,");
    expect(line.endsWith(",'=2+2")).toBe(true);
    expect(line).toContain(",'@SUM(A1),");
  });

  it('keeps the line of a chat that cannot be read', () => {
    const lines = write('csv', [null, makeChat()]).trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(`website,11,2025-06-01,2025-06-30,${filters}${','.repeat(historyColumns.length - 5)}`);
  });
});

describe('the history as JSON', () => {
  it('is what the server sent, unknown fields and formulas included', () => {
    const chats = [{ ...makeChat({ title: '=1+1' }), shoeSize: 43 }, makeChat({ agentName: '' }), 'odd'];
    expect(JSON.parse(write('json', chats))).toEqual({
      startDate: '2025-06-01',
      endDate: '2025-06-30',
      timeZone: 'America/Los_Angeles',
      filters: { rating: 'up', q: '=cmd' },
      definitions: { replySeconds: 'seconds from the start to the first reply; empty for missed chats' },
      widgets: [
        { id: 11, name: 'website', chats },
        { id: 'x"y', name: '', chats: [] },
      ],
    });
  });
});

it('asks for the same chats as the screen', () => {
  expect(historyQuery(head)).toEqual({
    tz: 'America/Los_Angeles',
    startDate: '2025-06-01T00:00:00',
    endDate: '2025-06-30T23:59:59',
    rating: 'up',
    q: '=cmd',
  });
});
