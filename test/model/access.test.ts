import { describe, expect, it } from 'vitest';
import { currentTermsVersion, readAnswer, resolveAccess, userSchema, type Route, type User } from 'chatdeck/model';
import { makeAccount, makePlan, makeUser, makeWidget } from 'chatdeck/testing';

const finished = makeWidget({ Id: 7, Step: '3' });
const unfinished = makeWidget({ Id: 9, Step: '2' });
const fullPlan = makePlan({ reports: true, questionGroups: true, triggers: true });
const smallPlan = makePlan({ reports: false, questionGroups: false, triggers: false });

function user(overrides: Parameters<typeof makeUser>[0] = {}, plan = fullPlan): User {
  const raw = makeUser({
    admin: true,
    ActiveTOSPP: currentTermsVersion,
    ces: [finished, unfinished],
    account: makeAccount({ plan }),
    ...overrides,
  });
  return readAnswer(userSchema, raw);
}

const admin = user();
const agent = user({ admin: false });
const small = user({}, smallPlan);
const oldTerms = user({ ActiveTOSPP: '01JAN2020' });
const newcomer = user({ ces: [makeWidget({ Id: 3, Step: '1' })] });
const nobodysWidgets = user({ ces: [] });

const settings = (
  widgetId: number | undefined,
  tab: 'behavior' | 'triggers' | 'question-groups' = 'behavior',
): Route => ({
  name: 'settings',
  widgetId,
  tab,
});

describe('resolveAccess', () => {
  it.each<[string, User, Route, Route]>([
    ['the lowest widget for settings without one', admin, settings(undefined), settings(7)],
    ['the Dashboard when there is no widget to set', nobodysWidgets, settings(undefined), { name: 'dashboard' }],
    ['the Dashboard when there is no widget to set up', nobodysWidgets, { name: 'setup' }, { name: 'dashboard' }],
    ['setup of the lowest widget', admin, { name: 'setup' }, { name: 'setup', widgetId: 7 }],
    ['setup for the settings of an unfinished widget', admin, settings(9), { name: 'setup', widgetId: 9 }],
    ['setup for its permissions', admin, { name: 'permissions', widgetId: 9 }, { name: 'setup', widgetId: 9 }],
    ['setup for a lone widget at Step 1', newcomer, { name: 'dashboard' }, { name: 'setup', widgetId: 3 }],
    ['the overview for reports', admin, { name: 'reports' }, { name: 'reports', tab: 'overview' }],
    [
      'the Dashboard for an agent who asks for reports',
      agent,
      { name: 'reports', tab: 'history' },
      { name: 'dashboard' },
    ],
    ['the Dashboard when the plan has no reports', small, { name: 'reports', tab: 'history' }, { name: 'dashboard' }],
    ['the account when the plan has no question groups', small, settings(7, 'question-groups'), { name: 'account' }],
    ['the terms while their version is old', oldTerms, { name: 'dashboard' }, { name: 'legal' }],
    ['the Dashboard for somebody who is signed in already', admin, { name: 'login' }, { name: 'dashboard' }],
    ['the place a person came from', admin, { name: 'login', returnTo: settings(7) }, settings(7)],
  ])('sends to %s', (_title, who, route, to) => {
    expect(resolveAccess(route, { status: 'signedIn', user: who })).toEqual({ status: 'redirect', to });
  });

  it.each<[string, User, Route]>([
    ['the Dashboard', admin, { name: 'dashboard' }],
    ['settings of a finished widget', admin, settings(7)],
    ['a tab whose plan warns in place', small, settings(7, 'triggers')],
    ['setup of an unfinished widget', admin, { name: 'setup', widgetId: 9 }],
    ['the terms', oldTerms, { name: 'legal' }],
    ['support in spite of old terms', oldTerms, { name: 'support' }],
    ['the error page in spite of old terms', oldTerms, { name: 'error' }],
    ['the account to an agent, who may view it', agent, { name: 'account' }],
    ['a password change to somebody who is signed in', admin, { name: 'forgotPassword' }],
  ])('renders %s', (_title, who, route) => {
    expect(resolveAccess(route, { status: 'signedIn', user: who })).toEqual({ status: 'render', route });
  });

  it("shows the page-not-found page for a widget that is not the person's", () => {
    const decision = resolveAccess(settings(404), { status: 'signedIn', user: admin });
    expect(decision).toMatchObject({ status: 'render', route: { name: 'notFound' } });
  });

  it('finds a widget whose address writes its Id as text', () => {
    const route: Route = { name: 'settings', widgetId: '7', tab: 'behavior' };
    expect(resolveAccess(route, { status: 'signedIn', user: admin })).toEqual({ status: 'render', route });
  });

  it('keeps the place of a malformed widget, so that its screen can say what is wrong', () => {
    const broken = user({ ces: [{ Id: 5, RoomName: 'broken' }] as never });
    expect(resolveAccess(settings(5), { status: 'signedIn', user: broken }).status).toBe('render');
  });

  it.each<Route['name']>(['login', 'forgotPassword', 'resetPassword', 'signup'])('lets everybody see %s', (name) => {
    const route = { name } as Route;
    expect(resolveAccess(route, { status: 'signedOut' })).toEqual({ status: 'render', route });
  });

  it('sends everybody else to the sign-in, and back afterwards', () => {
    const decision = resolveAccess(settings(7), { status: 'signedOut' });
    expect(decision).toEqual({ status: 'redirect', to: { name: 'login', returnTo: settings(7) } });
    expect(resolveAccess({ name: 'dashboard' }, { status: 'signedOut' })).toEqual({
      status: 'redirect',
      to: { name: 'login' },
    });
  });
});
