import { describe, expect, it } from 'vitest';
import { formatRoute, parseRoute, type ReportRoute, type Route } from 'chatdeck/model';
import { maxPageFilter, maxViewName, toHistory, toReportTab } from 'chatdeck/model/places/report-route';

/** What comes after `/reports/history?`, and the state that it says. */
const states: [query: string, state: Partial<ReportRoute>][] = [
  ['range=yesterday', { range: 'yesterday' }],
  ['range=last12months', { range: 'last12months' }],
  ['from=2025-06-01&to=2025-06-30', { range: { from: '2025-06-01', to: '2025-06-30' } }],
  ['from=2025-06-01&to=2025-06-01', { range: { from: '2025-06-01', to: '2025-06-01' } }],
  ['zone=Europe%2FBerlin', { zone: 'Europe/Berlin' }],
  ['widget=7', { widgetId: '7' }],
  ['agent=Ada', { filters: { agent: 'Ada' } }],
  ['rating=up', { filters: { rating: 'up' } }],
  ['rating=down', { filters: { rating: 'down' } }],
  ['missed=true', { filters: { missed: true } }],
  ['missed=false', { filters: { missed: false } }],
  ['trigger=true', { filters: { trigger: true } }],
  ['trigger=false', { filters: { trigger: false } }],
  ['q=late+parcel', { filters: { q: 'late parcel' } }],
  ['path=acme.test%2Fa', { filters: { page: 'acme.test/a' } }],
  ['path=', { filters: { page: '' } }],
  ['hours=0.0-24', { filters: { hours: { days: [0], from: 0, to: 24 } } }],
  ['hours=6543210.9-10', { filters: { hours: { days: [6, 5, 4, 3, 2, 1, 0], from: 9, to: 10 } } }],
  ['page=11.2', { pages: { 11: 2 } }],
  ['page=11.2_12.1', { pages: { 11: 2, 12: 1 } }],
  ['page=11.999999', { pages: { 11: 999_999 } }],
  ['page=a%255Fb.1', { pages: { a_b: 1 } }],
  ['page=a.b.1', { pages: { 'a.b': 1 } }],
  ['view=all', { view: 'all' }],
  ['page=3&view=all', { view: 'all', page: 3 }],
  ['page=10&view=all', { view: 'all', page: 10 }],
  ['chat=abc.11', { chat: 'abc.11' }],
  ['saved=Missed', { saved: 'Missed' }],
  ['compare=weekdays', { compare: 'weekdays' }],
  ['compare=lastYear', { compare: 'lastYear' }],
  ['againstFrom=2025-05-01&againstTo=2025-05-31', { compare: { from: '2025-05-01', to: '2025-05-31' } }],
  ['figure=missed', { figure: 'missed' }],
  ['figure=replyTime', { figure: 'replyTime' }],
  ['figure=rating', { figure: 'rating' }],
  ['trend=table', { trend: 'table' }],
  ['layout=all', { layout: 'all' }],
];

describe('the address of a report', () => {
  it.each(states)('says with %s what is shown, and is written like this', (query, state) => {
    const route: ReportRoute = { name: 'reports', tab: 'history', ...state };
    expect(parseRoute(`#/reports/history?${query}`)).toEqual(route);
    expect(formatRoute(route)).toBe(`/reports/history?${query}`);
  });

  it('needs no tab', () => {
    expect(formatRoute({ name: 'reports', range: 'today' })).toBe('/reports?range=today');
    expect(parseRoute('#/reports?range=today')).toEqual({ name: 'reports', range: 'today' });
  });

  it.each<Partial<ReportRoute>>([
    {},
    { range: 'last30' },
    { compare: 'before' },
    { figure: 'chats' },
    { trend: 'chart' },
    { layout: 'one' },
    { filters: {} },
    { filters: { agent: '', q: '' } },
    { pages: {} },
    { pages: { 11: 0 } },
  ])('leaves out what is the default: %j', (state) => {
    expect(formatRoute({ name: 'reports', tab: 'history', ...state })).toBe('/reports/history');
  });

  it('leaves out the first page of the one list', () => {
    expect(formatRoute({ name: 'reports', view: 'all', page: 0 })).toBe('/reports?view=all');
  });

  it.each([
    'range=ever',
    'from=2025-06-01',
    'to=2025-06-01',
    'from=2025-06-31&to=2025-07-01',
    'from=2025-06-01&to=2025-06-31',
    'zone=',
    'zone=Mars%2FBase',
    'zone=%2B05:00',
    'widget=',
    'agent=',
    'rating=middling',
    'missed=yes',
    'trigger=1',
    'q=',
    'hours=',
    'hours=7.9-10',
    'hours=1.9-9',
    'hours=1.10-9',
    'hours=1.9-25',
    'hours=.9-10',
    'hours=1.9-',
    'hours=1.-9',
    'hours=1.9-10.',
    'hours=x1.9-10',
    'hours=12345601.9-10',
    'hours=1.9-100',
    'hours=1.009-10',
    'page=11',
    'page=11.0',
    'page=11.01',
    'page=11.1000000',
    'page=.2',
    'page=11.2x',
    'view=some',
    'chat=',
    'saved=',
    'compare=never',
    'againstFrom=2025-05-01',
    'againstTo=2025-05-01',
    'figure=none',
    'trend=pie',
    'layout=two',
  ])('says nothing with %s', (query) => {
    expect(parseRoute(`#/reports/history?${query}`)).toEqual({ name: 'reports', tab: 'history' });
  });

  it.each(['0', '01', '-1', '1.5', 'x2', '2x', ''])('has no page “%s” of the one list', (page) => {
    expect(parseRoute(`#/reports?view=all&page=${page}`)).toEqual({ name: 'reports', view: 'all' });
  });

  it('begins and ends with the first day if the last one is earlier', () => {
    expect(parseRoute('#/reports?from=2025-06-02&to=2025-06-01')).toEqual({
      name: 'reports',
      range: { from: '2025-06-02', to: '2025-06-02' },
    });
  });

  it('keeps the preset where both a preset and dates are there', () => {
    const query =
      'range=today&from=2025-06-01&to=2025-06-30&compare=lastYear&againstFrom=2025-05-01&againstTo=2025-05-31';
    expect(parseRoute(`#/reports?${query}`)).toEqual({ name: 'reports', range: 'today', compare: 'lastYear' });
  });

  it('keeps a day of the week once, and an ID that is not encoded as it is', () => {
    expect(parseRoute('#/reports?hours=115.9-17')).toMatchObject({ filters: { hours: { days: [1, 5] } } });
    expect(parseRoute('#/reports?page=100%25.2')).toMatchObject({ pages: { '100%': 2 } });
  });

  it('cuts what is longer than any text of the screen', () => {
    const long = 'a'.repeat(maxPageFilter + 1);
    const route = parseRoute(`#/reports?q=${long}&path=${long}&saved=${long}`) as ReportRoute;
    expect(route.filters?.q).toBe('a'.repeat(200));
    expect(route.filters?.page).toBe('a'.repeat(maxPageFilter));
    expect(route.saved).toBe('a'.repeat(maxViewName));
    expect(parseRoute('#/reports?view=all&page=1000000')).toMatchObject({ page: 999_999 });
    expect(parseRoute('#/reports?view=all&page=999999')).toMatchObject({ page: 999_999 });
  });
});

describe('another report', () => {
  const route: ReportRoute = {
    name: 'reports',
    tab: 'history',
    range: 'today',
    zone: 'Europe/Berlin',
    widgetId: 7,
    filters: { missed: true },
    pages: { 7: 2 },
    view: 'all',
    figure: 'missed',
    chat: 'abc.7',
  };
  const common = { name: 'reports', range: 'today', zone: 'Europe/Berlin' };

  it.each([
    ['overview', 7],
    ['coverage', 7],
    ['pages', 7],
    ['history', undefined],
    ['availability', undefined],
  ] as const)('keeps in %s the range, the zone, and the widget %s', (tab, widgetId) => {
    expect(toReportTab(route, tab)).toEqual({ ...common, tab, widgetId });
  });

  it('is the history of one widget', () => {
    expect(toHistory(route, 12)).toEqual({ ...common, tab: 'history', widgetId: 12 });
  });
});

describe('other addresses', () => {
  it.each<[Route, string]>([
    [{ name: 'settings', tab: 'behavior' }, '/settings'],
    [{ name: 'settings', widgetId: 'a/b', tab: 'triggers' }, '/settings/a%2Fb/triggers'],
    [{ name: 'settings', widgetId: 7, tab: 'behavior', field: 'off' }, '/settings/7/behavior?field=off'],
    [{ name: 'transfer', widgetId: 7 }, '/settings/7/transfer'],
    [{ name: 'changes', widgetId: 7 }, '/settings/7/changes'],
    [{ name: 'compare' }, '/settings/compare'],
    [{ name: 'setup' }, '/setup'],
    [{ name: 'setup', widgetId: 7, error: 'denied' }, '/setup/7?error=denied'],
    [{ name: 'permissions', error: 'denied' }, '/permissions?error=denied'],
    [{ name: 'signup', error: 'user_exists', source: 'ad' }, '/signup?error=user_exists&source=ad'],
    [{ name: 'account', success: true, section: 'billing' }, '/account?success=true&section=billing'],
    [{ name: 'login', passwordSet: true }, '/login?passwordSet='],
    [{ name: 'login', returnTo: { name: 'account' } }, '/login?return=%2Faccount'],
    [{ name: 'legal', returnTo: { name: 'account' } }, '/legal?return=%2Faccount'],
    [{ name: 'dashboard', userSwapped: true }, '/?userSwapped'],
    [{ name: 'dashboard', userSwapped: true, view: { layout: 'table' } }, '/?layout=table&userSwapped'],
    [{ name: 'dashboard', view: { sort: 'chats', order: 'descending' } }, '/?sort=chats'],
    [{ name: 'dashboard', view: { order: 'ascending', query: '' } }, '/'],
    [{ name: 'notFound', path: '/a/b' }, '/a/b'],
    [{ name: 'forgotPassword' }, '/forgotpwd'],
    [{ name: 'upgraded' }, '/thank-you-for-upgrading'],
  ])('%o is at %s', (route, address) => {
    expect(formatRoute(route)).toBe(address);
  });

  it.each<[string, Route]>([
    ['#/settings/7/transfer', { name: 'transfer', widgetId: '7' }],
    ['#/settings/7/changes', { name: 'changes', widgetId: '7' }],
    ['#/settings/compare', { name: 'compare' }],
    ['#/settings/', { name: 'settings', tab: 'behavior' }],
    ['#/customize/7', { name: 'notFound', path: '/customize/7' }],
    ['#/permissions/7/8', { name: 'notFound', path: '/permissions/7/8' }],
    ['#/reports/history/7', { name: 'notFound', path: '/reports/history/7' }],
    ['#/setup/7/8/9', { name: 'notFound', path: '/setup/7/8/9' }],
    ['#/setup/100%', { name: 'setup', widgetId: '100%', error: undefined }],
    ['#/setup?error=denied', { name: 'setup', widgetId: undefined, error: 'denied' }],
    ['#/account/', { name: 'account', success: undefined, section: undefined }],
    ['#/account?success=yes', { name: 'account', success: undefined, section: undefined }],
    ['#/signup?source=ad?x', { name: 'signup', error: undefined, source: 'ad?x' }],
    ['#/login?passwordSet', { name: 'login', authToken: undefined, passwordSet: true, returnTo: undefined }],
    ['#/login?auth_token=', { name: 'login', authToken: undefined, passwordSet: undefined, returnTo: undefined }],
    ['account', { name: 'notFound', path: 'account' }],
  ])('%s leads to %o', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('prefers its own parameters to those of the page', () => {
    expect(parseRoute('#/signup?error=hash', '?error=page&source=page')).toEqual({
      name: 'signup',
      error: 'hash',
      source: 'page',
    });
  });
});
