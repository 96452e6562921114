import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calls, historyPage, readAnswer, type HistoryPage } from 'chatdeck/model';
import { historyPageSize } from 'chatdeck/model/reports/history';
import { chatCode, readChatCode } from 'chatdeck/model/reports/history-view';
import { mergeHistory, widgetChats, type HistoryList } from 'chatdeck/model/reports/merged-history';
import { makeChat } from 'chatdeck/testing';

/** When a chat started, in minutes; null for an unknown start, 'odd' for a chat that can't be read. */
type Start = number | null | 'odd';

const first = Date.UTC(2025, 5, 1);

function wireChat(start: Start, title: string) {
  if (start === 'odd') return 7;
  return makeChat({ title, startedAt: start === null ? '' : new Date(first + start * 60_000).toISOString() });
}

/** A widget's pages as a server sends them: newest first, unknown starts last. */
function serve(starts: readonly Start[], widgetId: number): HistoryPage[] {
  const sorted = starts.toSorted((a, b) => Number(b ?? -1) - Number(a ?? -1));
  const chats = sorted.map((start, index) => wireChat(start, `${widgetId}.${index}`));
  const pages = Array.from({ length: Math.max(1, Math.ceil(chats.length / historyPageSize)) }, (_, page) =>
    chats.slice(page * historyPageSize, (page + 1) * historyPageSize),
  );
  return pages.map((page) =>
    historyPage(readAnswer(calls.chatsReport.answer, { chats: page, totalChats: chats.length })),
  );
}

const widgetOf = (id: number) => ({ id, name: `widget-${id}` });

/** Asks for pages as long as some are missing, as the screen does. */
function askUntilDone(pages: readonly HistoryPage[][], wanted: number) {
  const loaded = pages.map((): HistoryPage[] => []);
  const merge = () =>
    mergeHistory(
      loaded.map((list, id): HistoryList => ({ widget: widgetOf(id), pages: list })),
      wanted,
    );
  let merged = merge();
  while (merged.missing.length > 0) {
    for (const { widgetId, page } of merged.missing) {
      const next = pages[Number(widgetId)]?.[page];
      if (!next) throw new Error(`Widget ${widgetId} has no page ${page}.`);
      expect(loaded[Number(widgetId)]).toHaveLength(page);
      loaded[Number(widgetId)]?.push(next);
    }
    merged = merge();
  }
  return { merged, loaded };
}

const starts = fc.array(fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(null)), { maxLength: 50 });
const lists = fc.array(starts, { minLength: 1, maxLength: 5 });

describe('the histories of several widgets in one list', () => {
  test('are in the order that sorting all chats gives, with no chat twice or lost', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const pages = all.map(serve);
        const { merged } = askUntilDone(pages, Infinity);
        const everything = pages.flatMap((list, id) =>
          list.flatMap(({ chats }) => chats.map((chat) => ({ id, chat }))),
        );
        const sorted = everything.toSorted((a, b) => (b.chat.startedAt ?? -1) - (a.chat.startedAt ?? -1));
        expect(merged.chats.map(({ chat }) => chat.title)).toEqual(sorted.map(({ chat }) => chat.title));
        expect(merged.total).toBe(everything.length);
        expect(new Set(merged.chats.map(({ code }) => code)).size).toBe(everything.length);
      }),
    );
  });

  test('begin the same however many are wanted, with pages asked only where the one before is used up', () => {
    fc.assert(
      fc.property(lists, fc.nat(120), (all, wanted) => {
        const pages = all.map(serve);
        const whole = askUntilDone(pages, Infinity).merged.chats;
        const { merged, loaded } = askUntilDone(pages, wanted);
        expect(merged.chats).toEqual(whole.slice(0, wanted));
        const shown = new Set(merged.chats.map(({ chat }) => chat.title));
        for (const list of loaded) {
          const before = list.slice(0, -1).flatMap(({ chats }) => chats);
          expect(before.every(({ title }) => shown.has(title))).toBe(true);
        }
      }),
    );
  });

  test('skip unreadable chats, and count them', () => {
    const { merged } = askUntilDone([serve([1, 'odd', 3], 0), serve(['odd'], 1)], Infinity);
    expect([merged.chats.length, merged.total, merged.unreadable]).toEqual([2, 2, 2]);
  });

  test('ask for the first page of each widget, and then for the one that ran out', () => {
    const [long, short] = [
      serve(
        Array.from({ length: 40 }, (_, index) => 100 + index),
        0,
      ),
      serve([1, 2], 1),
    ];
    const listsOf = (count: number): HistoryList[] => [
      { widget: widgetOf(0), pages: long.slice(0, count) },
      { widget: widgetOf(1), pages: count === 0 ? [] : short },
    ];
    const missing = (count: number, wanted: number) => mergeHistory(listsOf(count), wanted).missing;
    expect(missing(0, 15)).toEqual([
      { widgetId: 0, page: 0 },
      { widgetId: 1, page: 0 },
    ]);
    expect(missing(1, 15)).toEqual([]);
    expect(missing(1, 16)).toEqual([{ widgetId: 0, page: 1 }]);
    expect(missing(3, 100)).toEqual([]);
  });

  test('show a chat once if another one started between the requests of two pages', () => {
    const minutes = Array.from({ length: 30 }, (_, index) => index);
    const [before] = serve(minutes, 0);
    const after = serve([...minutes, 99], 0)[1];
    if (!before || !after) throw new Error('Two pages are needed.');
    const { chats } = mergeHistory([{ widget: widgetOf(0), pages: [before, after] }], 29);
    const shown = chats.map(({ chat }) => chat.startedAt);
    expect(shown).toEqual(
      minutes
        .toReversed()
        .slice(0, 29)
        .map((minute) => first + minute * 60_000),
    );
  });
});

describe('the code of a chat', () => {
  it('is read back, whatever the ID of the widget', () => {
    const places = fc.record({
      widgetId: fc.string({ minLength: 1, unit: 'binary' }),
      startedAt: fc.option(fc.integer({ min: -8e13, max: 8e13 })),
      index: fc.nat(20),
    });
    fc.assert(
      fc.property(places, (place) => {
        expect(readChatCode(chatCode(place))).toEqual(place);
      }),
    );
  });

  it.each(['', 'x', '..', 'abc.0.', 'abc.11', 'abc.x.11', 'zzzzzzzzzzz.0.11', 'abc.0.%', '<b>.0.11'])(
    'is not %j',
    (code) => {
      expect(readChatCode(code)).toBeUndefined();
    },
  );

  it('tells chats apart that started at the same time', () => {
    const { chats } = historyPage(
      readAnswer(calls.chatsReport.answer, { chats: [makeChat(), makeChat()], totalChats: 2 }),
    );
    const codes = widgetChats(widgetOf(11), chats).map(({ code }) => code);
    expect(codes).toEqual(['mbz80o00.0.11', 'mbz80o00.1.11']);
  });
});
