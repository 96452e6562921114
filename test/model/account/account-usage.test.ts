import { describe, expect, it } from 'vitest';
import { accountUsage, calls, readAnswer, type UsageSources } from 'chatdeck/model';
import { makeChatStats, makeDashboardUser, makeParsedUser, makeWidget, makeWidgetStats } from 'chatdeck/testing';

const never = '0000-00-00T00:00:00Z';
const statsOf = (...rows: unknown[]) => readAnswer(calls.currentWidgets.answer, rows);
const peopleOf = (...rows: unknown[]) => readAnswer(calls.listDashboardUsers.answer, rows);
const chats = (id: number, perDay: number) =>
  makeWidgetStats(id, makeChatStats(Array.from({ length: 30 }, () => perDay)));

describe('accountUsage', () => {
  const usage = (
    sources: Partial<UsageSources> = {},
    ces: unknown[] = [makeWidget({ Id: 1 }), makeWidget({ Id: 2 })],
  ) =>
    accountUsage(makeParsedUser({ Id: 101, ces: ces as never }), {
      conversations: null,
      stats: null,
      people: null,
      ...sources,
    });

  it.each<[string, Partial<UsageSources>, number | null]>([
    ['neither', {}, null],
    ['the month alone', { conversations: 12 }, 12],
    ['the last 30 days alone', { stats: statsOf(chats(1, 2), chats(2, 1)) }, 90],
    ['both, at the start of a month', { conversations: 3, stats: statsOf(chats(1, 2)) }, 60],
    ['both, after a widget was deleted', { conversations: 75, stats: statsOf(chats(1, 2)) }, 75],
    ['no widget', { conversations: 0, stats: [] }, 0],
    ['a widget that can’t be read', { stats: statsOf(chats(1, 2), { Id: 2, chatStats: 'many' }) }, 60],
  ])('counts the conversations of %s', (_title, sources, conversations) => {
    expect(usage(sources).use.conversations).toBe(conversations);
  });

  it('counts widgets and people that can’t be read, which the server counts too', () => {
    const people = peopleOf(makeDashboardUser({ Id: 5 }), { email: 'no id' });
    const { use } = usage({ people }, [makeWidget({ Id: 1 }), { Id: 2, Step: {} }]);
    expect(use).toEqual({ channels: 2, people: 2, conversations: null });
  });

  it('lists widgets by how little they are used: unfinished ones first, unknown ones last', () => {
    const ces = [
      makeWidget({ Id: 3, RoomName: 'busy' }),
      makeWidget({ Id: 4, RoomName: 'unknown' }),
      makeWidget({ Id: 10, RoomName: 'quiet' }),
      makeWidget({ Id: 2, RoomName: '', Step: '2' }),
      { Id: 9, RoomName: 'broken', Step: {} },
    ];
    const { widgets } = usage({ stats: statsOf(chats(3, 8), chats(10, 1), chats(2, 0)) }, ces);
    expect(widgets.map(({ id, name, conversations }) => [id, name, conversations])).toEqual([
      [2, '', 0],
      [10, 'quiet', 30],
      [3, 'busy', 240],
      [4, 'unknown', null],
      [9, '', null],
    ]);
  });

  it('lists widgets that are used as little by their IDs, and those without one first', () => {
    const ces = [makeWidget({ Id: 10 }), makeWidget({ Id: 9 }), { Step: {} }, makeWidget({ Id: 2 })];
    const ids = (order: unknown[]) => usage({}, order).widgets.map(({ id }) => id);
    expect(ids(ces)).toEqual([undefined, 2, 9, 10]);
    expect(ids(ces.toReversed())).toEqual([undefined, 2, 9, 10]);
  });

  it('lists people who signed in at the same time by their addresses', () => {
    const people = ['b@acme.test', 'C@acme.test', 'a@acme.test'].map((email, index) =>
      makeDashboardUser({ Id: index + 1, email, lastSignedInAt: never }),
    );
    const emails = usage({ people: peopleOf(...people) }).people.map(({ email }) => email);
    expect(emails).toEqual(['a@acme.test', 'b@acme.test', 'C@acme.test']);
  });

  it('lists people who can be removed: the invited and the long absent first, admins last, the user never', () => {
    const people = peopleOf(
      makeDashboardUser({ Id: 101, email: 'me@acme.test', admin: true }),
      makeDashboardUser({ Id: 6, email: 'admin@acme.test', admin: true, lastSignedInAt: never }),
      makeDashboardUser({ Id: 2, email: 'recent@acme.test', lastSignedInAt: '2025-06-01T00:00:00Z' }),
      makeDashboardUser({ Id: 3, email: 'absent@acme.test', lastSignedInAt: '2024-06-01T00:00:00Z' }),
      makeDashboardUser({ Id: 4, email: 'invited@acme.test', lastSignedInAt: never }),
    );
    const emails = usage({ people }).people.map(({ email }) => email);
    expect(emails).toEqual(['invited@acme.test', 'absent@acme.test', 'recent@acme.test', 'admin@acme.test']);
  });
});
