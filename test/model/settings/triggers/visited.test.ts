import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls, newTrigger, readAnswer, type TriggerDraft } from 'chatdeck/model';
import { matchesPage, triggersAt, type ListedTrigger } from 'chatdeck/model/settings/triggers/match';
import {
  addVisited,
  noneVisited,
  tryVisited,
  visitedPages,
  type VisitedPages,
} from 'chatdeck/model/settings/triggers/visited';
import { makeChat } from 'chatdeck/testing';

const trigger = (uid: string, fields: Partial<TriggerDraft> = {}): ListedTrigger => ({
  field: `trigger:${uid}`,
  trigger: { ...newTrigger(uid), message: uid, on: ['/pricing'], ...fields },
});
const rowsOf = (chats: unknown[]) => readAnswer(calls.chatsReport.answer, { chats, totalChats: chats.length }).chats;
const chatsOn = (...addresses: string[]) =>
  rowsOf(addresses.map((currentPage) => makeChat({ visitor: { currentPage } })));
const read = (byTrigger: string[], others: string[] = []) =>
  visitedPages([
    addVisited(noneVisited(), chatsOn(...byTrigger), true),
    addVisited(noneVisited(), chatsOn(...others), false),
  ]);

describe('the pages of chats', () => {
  it('are counted once for each URL, most chats first, with those that a trigger started', () => {
    expect(read(['https://a.test/x', ' https://a.test/y'], ['https://a.test/y?q=1', 'https://a.test/y'])).toEqual({
      pages: [
        { address: 'https://a.test/y', chats: 2, triggered: 1 },
        { address: 'https://a.test/x', chats: 1, triggered: 1 },
        { address: 'https://a.test/y?q=1', chats: 1, triggered: 0 },
      ],
      chats: 4,
      other: 0,
      unreadable: 0,
    });
  });

  it('leave out chats that can’t be read, and say how many', () => {
    const counts = addVisited(noneVisited(), [...chatsOn('/a'), ...rowsOf([5])], false);
    expect(visitedPages([counts])).toMatchObject({ chats: 1, unreadable: 1 });
  });

  it.each([
    [10_000, 0],
    [10_001, 1],
  ])('of %s URLs, all but %s are tracked', (urls, other) => {
    const visited = read(
      [],
      Array.from({ length: urls }, (_, index) => `/${index}`),
    );
    expect(visited).toMatchObject({ chats: urls, other });
    expect(visited.pages).toHaveLength(urls - other);
  });
});

it('counts URLs beyond 5,000 by their page, so that a busy one isn’t lost behind others with queries', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `/search?q=${index}`);
  const visited = read([], [...many, '/pricing?a', '/pricing?b', '/search?q=7']);
  expect(visited.pages.slice(0, 2)).toEqual([
    { address: '/pricing', chats: 2, triggered: 0 },
    { address: '/search?q=7', chats: 2, triggered: 0 },
  ]);
  expect(visited).toMatchObject({ chats: 5_003, other: 0 });
});

describe('triggers tried on the pages of chats', () => {
  const resultsOf = (visited: VisitedPages, ...triggers: ListedTrigger[]) =>
    Object.fromEntries(tryVisited(visited)(triggers).results);

  it('tell how many chats they match, and how many of these a trigger started', () => {
    const visited = read(['https://a.test/pricing'], ['https://a.test/pricing', 'https://a.test/docs']);
    expect(resultsOf(visited, trigger('a'), trigger('docs', { on: ['/docs'] }))).toEqual({
      'trigger:a': { matched: 2, started: 1, isShared: false },
      'trigger:docs': { matched: 1, started: 0, isShared: false },
    });
  });

  it('share what was started where two of them fire, and get nothing where they never fire', () => {
    const visited = read(['https://a.test/pricing']);
    const list = [trigger('a'), trigger('later', { after: 9 }), trigger('same'), trigger('off', { enabled: false })];
    expect(resultsOf(visited, ...list)).toEqual({
      'trigger:a': { matched: 1, started: 1, isShared: true },
      'trigger:later': { matched: 1, started: 1, isShared: true },
      'trigger:same': { matched: 1, started: 0, isShared: false },
      'trigger:off': { matched: 1, started: 0, isShared: false },
    });
  });

  it('get nothing where they wait for the minimum delay, as the timeline says', () => {
    const attempt = tryVisited(read(['https://a.test/pricing']));
    const list = [trigger('a'), trigger('later', { after: 59 })];
    const started = (minDelay: number) => attempt(list, minDelay).results.get(list[1]?.field ?? 'trigger:')?.started;
    expect([0, 1].map(started)).toEqual([1, 0]);
  });

  it('are shown by page, without its query unless another trigger matches there', () => {
    const visited = read(
      [],
      ['https://a.test/pricing?a', 'https://a.test/pricing?b', 'https://a.test/pricing?sale', '/x'],
    );
    const { groups } = tryVisited(visited)([trigger('a'), trigger('sale', { on: ['sale'] })]);
    expect(groups.map(({ place, chats, meant }) => [place, chats, meant.map(({ field }) => field)])).toEqual([
      ['a.test/pricing', 2, ['trigger:a']],
      ['/x', 1, []],
      ['a.test/pricing', 1, ['trigger:a', 'trigger:sale']],
    ]);
  });

  it('equal what each page says alone', () => {
    const pages = fc.array(fc.constantFrom('/pricing', '/pricing/team', '/docs', 'https://a.test/pricing?x', ''));
    const fields = fc.record({
      on: fc.array(fc.constantFrom('/pricing', '/docs', 'a.test', '/pricing/team'), { maxLength: 2 }),
      matchType: fc.constantFrom('contains', 'startsWith', 'exact'),
      after: fc.constantFrom(0, 5),
      enabled: fc.boolean(),
    });
    fc.assert(
      fc.property(pages, pages, fc.array(fields, { maxLength: 4 }), (started, others, drafts) => {
        const triggers = drafts.map((draft, index) => trigger(String(index), draft));
        const visited = read(started, others);
        const { results, groups } = tryVisited(visited)(triggers);
        for (const listed of triggers) {
          const isFiring = (page: string) =>
            triggersAt(triggers, page).some(({ field, verdict }) => field === listed.field && verdict === 'fires');
          expect(results.get(listed.field)).toMatchObject({
            matched: [...started, ...others].filter((page) => matchesPage(listed.trigger, page)).length,
            started: started.filter(isFiring).length,
          });
        }
        expect(groups.reduce((sum, { chats }) => sum + chats, 0)).toBe(visited.chats);
      }),
    );
  });

  it('are tried again only after an edit', () => {
    const on = { reads: 0 };
    const watched = trigger('a');
    const draft = new Proxy(watched.trigger, {
      get(target, name) {
        if (name === 'matchType') on.reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    const attempt = tryVisited(read([], ['/pricing']));
    attempt([{ ...watched, trigger: draft }]);
    const { reads } = on;
    attempt([{ ...watched, trigger: draft }]);
    expect(on.reads).toBe(reads);
  });
});
