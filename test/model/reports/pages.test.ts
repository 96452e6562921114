import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, readAnswer } from 'chatdeck/model';
import {
  addPages,
  emptyPages,
  pageLimit,
  pageShares,
  pagesFigures,
  pageTotals,
  type PageFigures,
} from 'chatdeck/model/reports/pages';
import { pagePlace } from 'chatdeck/model/counting/page-place';
import { writePages } from 'chatdeck/model/reports/files/pages';
import { makeChat } from 'chatdeck/testing';

const rowsOf = (chats: unknown[]) => readAnswer(calls.chatsReport.answer, { chats, totalChats: chats.length }).chats;
const on = (currentPage: string, rest: object = {}) => makeChat({ visitor: { currentPage }, ...rest });

describe('the place of a page', () => {
  it.each([
    ['https://Acme.test/Shipping/?a=1#top', 'acme.test', '/Shipping'],
    ['https://acme.test', 'acme.test', '/'],
    ['https://acme.test?x=/y', 'acme.test', '/'],
    ['http://acme.test:8080/a//', 'acme.test:8080', '/a'],
    ['//acme.test/a', 'acme.test', '/a'],
    ['https://jane:secret@acme.test/a', 'acme.test', '/a'],
    ['/pricing?plan=2', '', '/pricing'],
    ['file:///C:/a.html', '', '/C:/a.html'],
    ['', '', ''],
    ['#top', '', ''],
    ['not a page', '', 'not a page'],
  ])('of %s is host %s and path %s', (address, host, path) => {
    expect(pagePlace(address)).toEqual({ host, path });
  });

  it('has neither a query nor a hash, and is its own place', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (address) => {
        const { host, path } = pagePlace(address);
        expect(`${host}${path}`).not.toMatch(/[?#]/);
        if (host !== '') expect(pagePlace(`https://${host}${path}`)).toEqual({ host, path });
      }),
    );
  });
});

describe('figures by page', () => {
  it('count chats, missed ones, ratings, replies, and those from triggers', () => {
    const page = 'https://acme.test/a';
    const triggered = addPages(
      emptyPages(),
      rowsOf([on(`${page}?x=1`, { chatRating: 'up' }), on(page, { chatRating: 'down' })]),
      true,
    );
    const others = addPages(
      emptyPages(),
      rowsOf([on(page, { agentName: '', firstResponseAt: '0001-01-01T00:00:00Z' }), on('https://acme.test/b'), 'odd']),
      false,
    );
    const figures = pagesFigures([triggered, others]);
    expect(figures.pages.map(({ path, chats }) => [path, chats])).toEqual([
      ['/a', 3],
      ['/b', 1],
    ]);
    const [first] = figures.pages;
    expect(first).toMatchObject({ missed: 1, rated: 2, up: 1, answered: 2, replySeconds: 84, triggered: 2 });
    expect(first && pageShares(first)).toEqual({ missed: 1 / 3, rating: 0.5, reply: 42, triggered: 2 / 3 });
    expect(figures).toMatchObject({ hasHosts: false, unreadable: 1 });
    expect(figures.other).toBeUndefined();
  });

  it('name hosts only where there are several', () => {
    const figures = (pages: string[]) =>
      pagesFigures([addPages(emptyPages(), rowsOf(pages.map((page) => on(page))), false)]);
    expect(figures(['https://a.test/x', '/y', '']).hasHosts).toBe(false);
    expect(figures(['https://a.test/x', 'https://b.test/x'])).toMatchObject({
      hasHosts: true,
      pages: [{ key: 'a.test/x' }, { key: 'b.test/x' }],
    });
  });

  it.each([
    [pageLimit, undefined],
    [pageLimit + 1, 1],
    [6000, 5000],
  ])('of %i pages leave %s chats to the other pages', (count, other) => {
    const chats = Array.from({ length: count }, (_, index) => on(`/${index}`));
    const figures = pagesFigures([addPages(emptyPages(), rowsOf(chats), false)]);
    expect(figures.pages).toHaveLength(pageLimit);
    expect(figures.other?.chats).toBe(other);
  });

  it('name the pages with the most chats', () => {
    const rare = Array.from({ length: 1200 }, (_, index) => on(`/${index}`));
    const counts = addPages(emptyPages(), rowsOf([...rare, on('/busy'), on('/busy')]), false);
    expect(pagesFigures([counts]).pages[0]).toMatchObject({ path: '/busy', chats: 2 });
  });

  it('count the first 5,000 pages apart, and what comes after them together', () => {
    const chats = Array.from({ length: 5000 }, (_, index) => on(`/${index}`));
    const more = [on('/4999'), on('/late'), on('/late'), on('/late')];
    const figures = pagesFigures([addPages(emptyPages(), rowsOf([...chats, ...more]), false)]);
    expect(figures.pages[0]).toMatchObject({ path: '/4999', chats: 2 });
    expect(figures.pages.map(({ path }) => path)).not.toContain('/late');
    expect(figures.other?.chats).toBe(4003);
  });

  it('are in the order of their addresses where the chats are as many', () => {
    for (const paths of [
      ['/a', '/b', '/c'],
      ['/c', '/b', '/a'],
      ['/b', '/c', '/a'],
    ]) {
      const counts = addPages(emptyPages(), rowsOf(paths.map((path) => on(path))), false);
      expect(pagesFigures([counts]).pages.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
    }
  });

  it.each([
    ['the named pages', 2, { missed: 2, triggered: 0 }, { missed: 0, triggered: 2 }],
    ['the named pages and the others', pageLimit + 2, { missed: 1002, triggered: 0 }, { missed: 0, triggered: 1002 }],
  ])('have in all what was missed and what triggers started on %s', (_, count, missed, triggered) => {
    const totals = (rest: object, isTriggered: boolean) => {
      const chats = Array.from({ length: count }, (_each, index) => on(`/${index}`, rest));
      return pageTotals(pagesFigures([addPages(emptyPages(), rowsOf(chats), isTriggered)]));
    };
    expect(totals({ agentName: '' }, false)).toEqual(missed);
    expect(totals({ agentName: 'Ada' }, true)).toEqual(triggered);
  });

  it('have nothing to divide by without ratings, replies, or chats', () => {
    const none: PageFigures = { chats: 0, missed: 0, rated: 0, up: 0, answered: 0, replySeconds: 0, triggered: 0 };
    expect(pageShares(none)).toEqual({ missed: null, rating: null, reply: null, triggered: null });
  });

  it('add up to the same, however the chats come in pages', () => {
    const chat = fc.record({
      page: fc.constantFrom('https://a.test/', 'https://a.test/b?c', 'https://b.test', '/d', ''),
      rating: fc.constantFrom('up', 'down', null),
      isMissed: fc.boolean(),
      isTriggered: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(chat, { maxLength: 40 }), fc.integer({ min: 1, max: 10 }), (chats, size) => {
        const lists = [true, false].map((isTriggered) => {
          const own = chats
            .filter((each) => each.isTriggered === isTriggered)
            .map(({ page, rating, isMissed }) => on(page, { chatRating: rating, agentName: isMissed ? '' : 'Ada' }));
          const counts = emptyPages();
          for (let at = 0; at < own.length; at += size) addPages(counts, rowsOf(own.slice(at, at + size)), isTriggered);
          return counts;
        });
        const { pages } = pagesFigures(lists);
        const sum = (name: keyof PageFigures) => pages.reduce((all, row) => all + row[name], 0);
        expect(sum('chats')).toBe(chats.length);
        expect(sum('missed')).toBe(chats.filter(({ isMissed }) => isMissed).length);
        expect(sum('up')).toBe(chats.filter(({ rating }) => rating === 'up').length);
        expect(sum('rated')).toBe(chats.filter(({ rating }) => rating !== null).length);
        expect(sum('triggered')).toBe(chats.filter(({ isTriggered }) => isTriggered).length);
        const root = pages.find(({ key }) => key === 'a.test/');
        expect(root?.chats ?? 0).toBe(chats.filter(({ page }) => page === 'https://a.test/').length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a file of pages', () => {
  const head = { dates: { start: '2025-06-01', end: '2025-06-30' }, zone: 'Europe/Berlin' };
  const widget = { id: 11, name: 'website' };
  const data = pagesFigures([
    addPages(emptyPages(), rowsOf([on('https://acme.test/=1+1', { chatRating: 'up' })]), true),
    addPages(emptyPages(), rowsOf([on('=2+3')]), false),
  ]);

  it('says what its figures mean, for which days, and in which zone', () => {
    const json = JSON.parse(writePages('json', head, { widget, data })) as Record<string, unknown>;
    expect(json).toMatchObject({ startDate: '2025-06-01', endDate: '2025-06-30', timeZone: 'Europe/Berlin' });
    expect(json.definitions).toHaveProperty('missedChats', 'chats that no agent answered');
    expect(json.widgets).toMatchObject([
      { id: 11, pages: [{ page: '=2+3' }, { page: 'acme.test/=1+1', upRatingPercent: 100, chatsFromTrigger: 1 }] },
    ]);
  });

  it('has the pages beyond the limit in a row without an address', () => {
    const chats = Array.from({ length: pageLimit + 2 }, (_, index) => on(`/${index}`));
    const many = pagesFigures([addPages(emptyPages(), rowsOf(chats), false)]);
    const lines = writePages('csv', head, { widget, data: many }).trimEnd().split('\r\n');
    expect(lines.at(-1)).toBe('website,11,2025-06-01,2025-06-30,Europe/Berlin,Other pages,2,0,0,,42,0');
    const json = JSON.parse(writePages('json', head, { widget, data: many })) as { widgets: { pages: unknown[] }[] };
    expect(json.widgets[0]?.pages.at(-1)).toMatchObject({ page: null, chats: 2 });
  });

  it('runs nothing in a spreadsheet', () => {
    const lines = writePages('csv', head, { widget, data }).split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFwidget,widgetId,startDate,endDate,timeZone,"?page \(/);
    expect(lines[0]).toContain('missedChats (chats that no agent answered)');
    expect(lines[1]).toBe("website,11,2025-06-01,2025-06-30,Europe/Berlin,'=2+3,1,0,0,,42,0");
    expect(lines[2]).toBe('website,11,2025-06-01,2025-06-30,Europe/Berlin,acme.test/=1+1,1,0,1,100,42,1');
  });
});
