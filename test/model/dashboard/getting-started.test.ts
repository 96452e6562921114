import {
  gettingStarted,
  hasStarted,
  isNewAccount,
  readAnswer,
  type GettingStartedFacts,
  type GettingStartedName,
} from 'chatdeck/model';
import { rowsOf } from 'chatdeck/model/core/tolerant';
import { dashboardUserSchema } from 'chatdeck/model/entities/dashboard-user';
import { widgetStatsSchema } from 'chatdeck/model/entities/widget';
import { makeAccount, makeParsedUser, makePlan, makeWidget } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';

const DAY = 86_400_000;
const now = Date.parse('2025-06-18T12:00:00Z');
const hour = { weekday: 1, ceId: 7, start: 900, end: 1700 };

const chats = (total: number, daily: number[] = []) =>
  readAnswer(rowsOf(widgetStatsSchema), [
    { Id: 7, chatStats: { total, last24h: 0, avg30d: 0, dailyCounts30d: daily.map((count) => ({ chats: count })) } },
  ]);
const people = (count: number) =>
  readAnswer(
    rowsOf(dashboardUserSchema),
    Array.from({ length: count }, (_, index) => ({ Id: index + 1, email: `${index}@acme.test`, admin: true })),
  );

const withoutHours = makeAccount({ plan: makePlan({ operatingHours: false }) });

type Widgets = Parameters<typeof makeWidget>[0][];

function facts(widgets: Widgets, rest: Partial<GettingStartedFacts> = {}): GettingStartedFacts {
  const ces = widgets.map((widget) => makeWidget({ onOffSchedule: false, operatingHours: [], ...widget }));
  return { user: makeParsedUser({ ces }), stats: chats(0), users: people(1), ...rest };
}

const doneOf = (all: GettingStartedFacts) =>
  gettingStarted(all)
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);
const linkOf = (all: GettingStartedFacts, name: GettingStartedName) =>
  gettingStarted(all).find((step) => step.name === name)?.to;

describe('what a new account has done', () => {
  test.each<[what: string, all: GettingStartedFacts, done: GettingStartedName[]]>([
    ['nothing without a widget', facts([]), []],
    ['nothing with an unconnected widget', facts([{ Step: '1' }]), []],
    ['Slack with a workspace', facts([{ Step: '2' }]), ['slack']],
    ['the channel with a finished widget', facts([{ Step: '3' }]), ['slack', 'channel']],
    ['both with one finished widget among others', facts([{ Step: '1' }, { Step: '3' }]), ['slack', 'channel']],
    ['the code with a chat ever', facts([{ Step: '3' }], { stats: chats(1) }), ['slack', 'channel', 'code']],
    ['the code with a chat today', facts([{ Step: '3' }], { stats: chats(0, [0, 1]) }), ['slack', 'channel', 'code']],
    [
      'the hours with a schedule that is on',
      facts([{ Step: '3', onOffSchedule: true, operatingHours: [hour] }]),
      ['slack', 'channel', 'hours'],
    ],
    ['no hours with a schedule that is off', facts([{ Step: '3', operatingHours: [hour] }]), ['slack', 'channel']],
    ['no hours with an empty schedule', facts([{ Step: '3', onOffSchedule: true }]), ['slack', 'channel']],
    ['the teammate with a second user', facts([{ Step: '1' }], { users: people(2) }), ['teammate']],
  ])('%s', (_, all, done) => {
    expect(doneOf(all)).toEqual(done);
  });

  test('always the same five, where what is unknown is not done', () => {
    const unknown = facts([{ Step: '3' }], { stats: undefined, users: undefined });
    for (const all of [facts([]), unknown, { user: makeParsedUser({ account: withoutHours }) }])
      expect(gettingStarted(all).map(({ name }) => name)).toEqual(['slack', 'channel', 'code', 'hours', 'teammate']);
    expect(doneOf(unknown)).toEqual(['slack', 'channel']);
    expect(hasStarted(gettingStarted(unknown))).toBe(false);
  });

  test('is complete without the hours if the plan has none, and they lead to the plans', () => {
    const ces = [makeWidget({ Step: '3', onOffSchedule: true, operatingHours: [hour] })];
    const rest = { stats: chats(1), users: people(2) };
    const withHours = { user: makeParsedUser({ ces }), ...rest };
    const lacking = { user: makeParsedUser({ ces, account: withoutHours }), ...rest };
    expect(hasStarted(gettingStarted(withHours))).toBe(true);
    expect(hasStarted(gettingStarted(lacking))).toBe(true);
    expect(hasStarted(gettingStarted({ ...lacking, users: people(1) }))).toBe(false);
    expect(hasStarted(gettingStarted(facts([{ Step: '3' }], rest)))).toBe(false);
    expect(gettingStarted(lacking)).toContainEqual({
      name: 'hours',
      isDone: false,
      needsUpgrade: true,
      to: { name: 'upgrade' },
    });
  });
});

describe('where its steps lead', () => {
  test('to the setup of the widget that is furthest, then to the settings of the first finished one', () => {
    const begun = facts([
      { Id: 3, Step: '1' },
      { Id: 8, Step: '2' },
    ]);
    expect(linkOf(begun, 'channel')).toEqual({ name: 'setup', widgetId: 8 });
    const finished = facts([
      { Id: 12, Step: '3' },
      { Id: 9, Step: '3' },
      { Id: 3, Step: '1' },
    ]);
    expect(linkOf(finished, 'code')).toEqual({ name: 'settings', widgetId: 9, tab: 'install' });
    expect(linkOf(finished, 'hours')).toEqual({ name: 'settings', widgetId: 9, tab: 'op-hours' });
    expect(linkOf(finished, 'teammate')).toEqual({ name: 'account', section: 'users' });
  });

  test('nowhere while an earlier step has to be done first', () => {
    const connectedNothing = facts([{ Step: '1' }]);
    expect(linkOf(connectedNothing, 'slack')).toBeDefined();
    for (const name of ['channel', 'code', 'hours'] as const) expect(linkOf(connectedNothing, name)).toBeUndefined();
    expect(linkOf(facts([{ Step: '2' }]), 'code')).toBeUndefined();
    expect(linkOf(facts([]), 'slack')).toBeUndefined();
  });
});

describe('a new account', () => {
  const createdAt = (at: number | null, rest: Parameters<typeof makeAccount>[0] = {}) =>
    isNewAccount(
      makeParsedUser({
        account: makeAccount({ created_at: at === null ? null : new Date(at).toISOString(), ...rest }),
      }),
      now,
    );

  test('is less than 30 days old', () => {
    expect(createdAt(now)).toBe(true);
    expect(createdAt(now - 30 * DAY + 1)).toBe(true);
    expect(createdAt(now - 30 * DAY)).toBe(false);
  });

  test('is in its trial if its age is unknown', () => {
    const trial = { paymentType: 'none', canceledAt: null, trialEndAt: new Date(now + DAY).toISOString() };
    expect(createdAt(null, trial)).toBe(true);
    expect(createdAt(null, { ...trial, trialEndAt: new Date(now - 1).toISOString() })).toBe(false);
    expect(createdAt(null, { ...trial, paymentType: 'card' })).toBe(false);
  });
});
