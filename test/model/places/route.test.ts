import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dashboardLayouts,
  firstOrder,
  formatRoute,
  parseRoute,
  settingsTabs,
  widgetFilters,
  widgetSorts,
  type DashboardView,
  type Route,
} from 'chatdeck/model';

describe('parseRoute', () => {
  it.each<[string, Route]>([
    ['', { name: 'dashboard' }],
    ['#', { name: 'dashboard' }],
    ['#/', { name: 'dashboard' }],
    ['#/?userSwapped', { name: 'dashboard', userSwapped: true }],
    [
      '#/?layout=table&q=shop&show=offline&sort=chats&order=ascending&userSwapped',
      {
        name: 'dashboard',
        userSwapped: true,
        view: { layout: 'table', query: 'shop', show: 'offline', sort: 'chats', order: 'ascending' },
      },
    ],
    ['#/?layout=list&show=all&sort=size&order=ascending&q=', { name: 'dashboard' }],
    ['#/?sort=name&order=ascending', { name: 'dashboard', view: { sort: 'name' } }],
    ['#/?sort=chats&order=descending', { name: 'dashboard', view: { sort: 'chats' } }],
    ['#/login?auth_token=abc', { name: 'login', authToken: 'abc' }],
    [
      '#/login?return=%2Fsettings%2F7%2Ftriggers',
      { name: 'login', returnTo: { name: 'settings', widgetId: '7', tab: 'triggers' } },
    ],
    ['#/forgotpwd', { name: 'forgotPassword' }],
    ['#/reset_password?token=t', { name: 'resetPassword', token: 't' }],
    ['#/signup?error=user_exists', { name: 'signup', error: 'user_exists' }],
    ['#/legal', { name: 'legal' }],
    ['#/legal?return=%2Fsetup', { name: 'legal', returnTo: { name: 'setup' } }],
    ['#/legal?return=%2Flegal', { name: 'legal' }],
    ['#/support', { name: 'support' }],
    ['#/setup/7', { name: 'setup', widgetId: '7' }],
    ['#/permissions', { name: 'permissions' }],
    ['#/permissions/7?error=wrong_user', { name: 'permissions', widgetId: '7', error: 'wrong_user' }],
    ['#/please-upgrade', { name: 'upgrade' }],
    ['#/thank-you-for-upgrading', { name: 'upgraded' }],
    ['#/account?success=true', { name: 'account', success: true }],
    ['#/account?section=billing', { name: 'account', section: 'billing' }],
    ['#/account?section=elsewhere', { name: 'account' }],
    ['#/error', { name: 'error' }],
    ['#/reports', { name: 'reports' }],
    ['#/reports/history', { name: 'reports', tab: 'history' }],
    ['#/reports/coverage?widget=7', { name: 'reports', tab: 'coverage', widgetId: '7' }],
    ['#/reports/pages', { name: 'reports', tab: 'pages' }],
    [
      '#/reports/history?view=all&page=3&chat=abc.11',
      { name: 'reports', tab: 'history', view: 'all', page: 3, chat: 'abc.11' },
    ],
    [
      '#/reports/history?page=11.2&saved=Missed',
      { name: 'reports', tab: 'history', pages: { 11: 2 }, saved: 'Missed' },
    ],
    [
      '#/reports/history?path=acme.test%2Fpricing&hours=12345.7-9&page=11.2',
      {
        name: 'reports',
        tab: 'history',
        filters: { page: 'acme.test/pricing', hours: { days: [1, 2, 3, 4, 5], from: 7, to: 9 } },
        pages: { 11: 2 },
      },
    ],
    ['#/reports/history?path=', { name: 'reports', tab: 'history', filters: { page: '' } }],
    ['#/reports/history?hours=17.9-9', { name: 'reports', tab: 'history' }],
    ['#/reports/history?hours=1.9-25', { name: 'reports', tab: 'history' }],
    [
      '#/reports/history?hours=11.9-10',
      { name: 'reports', tab: 'history', filters: { hours: { days: [1], from: 9, to: 10 } } },
    ],
    ['#/reports/history?view=all&page=0', { name: 'reports', tab: 'history', view: 'all' }],
    ['#/settings', { name: 'settings', tab: 'behavior' }],
    ['#/customize', { name: 'settings', tab: 'behavior' }],
    ['#/settings/7', { name: 'settings', widgetId: '7', tab: 'behavior' }],
    ['#/settings/7/op-hours', { name: 'settings', widgetId: '7', tab: 'op-hours' }],
    [
      '#/settings/7/behavior?field=hideWhenOffline',
      { name: 'settings', widgetId: '7', tab: 'behavior', field: 'hideWhenOffline' },
    ],
    ['#/settings/7/behavior?field=', { name: 'settings', widgetId: '7', tab: 'behavior' }],
    ['#/settings/a%2Fb/install', { name: 'settings', widgetId: 'a/b', tab: 'install' }],
  ])('reads %s', (hash, route) => {
    expect(withoutGaps(parseRoute(hash))).toEqual(route);
  });

  it.each(['#/nowhere', '#/settings/7/unknown', '#/settings/7/behavior/more', '#/reports/secret', '#/setup/7/8'])(
    'knows that %s leads nowhere',
    (hash) => {
      expect(parseRoute(hash).name).toBe('notFound');
    },
  );

  it('reads parameters of the page as well as those of the hash', () => {
    expect(parseRoute('#/login', '?auth_token=abc')).toMatchObject({ name: 'login', authToken: 'abc' });
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/login?return=%2Flogin'])(
    'returns to none but our own places: %s',
    (address) => {
      expect(parseRoute(`#/login?return=${encodeURIComponent(address)}`)).toMatchObject({ returnTo: undefined });
    },
  );

  it('never throws, whatever the address', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (hash, search) => parseRoute(`#${hash}`, search).name.length > 0));
  });
});

describe('formatRoute', () => {
  const widgetId = fc.string({ minLength: 1 }).filter((id) => id !== '.' && id !== '..');
  const view = fc
    .record(
      {
        layout: fc.constantFrom(...dashboardLayouts),
        query: fc.string({ minLength: 1, maxLength: 200 }),
        show: fc.constantFrom(...widgetFilters),
        sort: fc.constantFrom(...widgetSorts),
        isReversed: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    .map(({ isReversed, ...rest }): DashboardView => {
      const { sort } = rest;
      if (!sort || !isReversed) return rest;
      return { ...rest, order: firstOrder(sort) === 'ascending' ? 'descending' : 'ascending' };
    });
  const routes: fc.Arbitrary<Route> = fc.oneof(
    view.filter((each) => Object.keys(each).length > 0).map((each): Route => ({ name: 'dashboard', view: each })),
    fc.constantFrom<Route>(
      { name: 'dashboard' },
      { name: 'legal' },
      { name: 'upgrade' },
      { name: 'account', success: true },
      { name: 'account', section: 'plans' },
      { name: 'reports', tab: 'availability' },
    ),
    fc.record(
      {
        name: fc.constant('settings' as const),
        widgetId,
        tab: fc.constantFrom(...settingsTabs),
        field: fc.string({ minLength: 1 }),
      },
      { requiredKeys: ['name', 'widgetId', 'tab'] },
    ),
    fc.record({ name: fc.constant('setup' as const), widgetId }),
    fc.record({ name: fc.constant('permissions' as const), widgetId, error: fc.string() }),
  );

  it('is read back as the same route', () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(parseRoute(`#${formatRoute(route)}`)).toEqual(route);
      }),
    );
  });

  it('leads through the sign-in and back', () => {
    fc.assert(
      fc.property(routes, (returnTo) => {
        const route = parseRoute(formatRoute({ name: 'login', returnTo }));
        expect(route).toEqual({ name: 'login', authToken: undefined, returnTo });
      }),
    );
  });

  it('leads through the terms and back, and through the sign-in to the terms', () => {
    fc.assert(
      fc.property(routes, (returnTo) => {
        fc.pre(returnTo.name !== 'legal');
        const legal: Route = { name: 'legal', returnTo };
        expect(parseRoute(formatRoute(legal))).toEqual(legal);
        expect(parseRoute(formatRoute({ name: 'login', returnTo: legal }))).toMatchObject({ returnTo: legal });
      }),
    );
  });

  it('never writes a token', () => {
    expect(formatRoute({ name: 'login', authToken: 'secret' })).toBe('/login');
    expect(formatRoute({ name: 'resetPassword', token: 'secret' })).toBe('/reset_password');
  });
});

function withoutGaps(route: Route): unknown {
  return JSON.parse(JSON.stringify(route));
}
