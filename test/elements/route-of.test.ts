import { expect, test } from 'vitest';
import { routeOf } from '../../src/elements/runtime/route-of';
import { elementTable, type ElementName } from '../../src/elements/table';
import { formatRoute } from '../../src/model/places/route';

const read = (name: ElementName, attributes: Record<string, string> = {}) =>
  routeOf(elementTable[name], (attribute) => attributes[attribute]);

test.each<[ElementName, Record<string, string>, string]>([
  ['users', {}, '/account'],
  ['dashboard', {}, '/'],
  ['behavior', { 'widget-id': '4' }, '/settings/4/behavior'],
  ['operating-hours', { 'widget-id': 'a/b' }, '/settings/a%2Fb/op-hours'],
  ['setup', { 'widget-id': '4', error: 'access_denied' }, '/setup/4?error=access_denied'],
  ['permissions', {}, '/permissions'],
  ['account', { success: '', section: 'billing' }, '/account?success=true&section=billing'],
  ['account', { success: 'false' }, '/account'],
  [
    'reports-history',
    { range: 'last7', rating: 'down', widget: '4' },
    '/reports/history?range=last7&widget=4&rating=down',
  ],
  ['reports-overview', { range: 'nonsense', zone: 'Asia/Tokyo' }, '/reports/overview?zone=Asia%2FTokyo'],
  [
    'reports-overview',
    { compare: 'lastYear', figure: 'missed', trend: 'table', layout: 'all' },
    '/reports/overview?compare=lastYear&figure=missed&trend=table&layout=all',
  ],
  [
    'reports-overview',
    { 'against-from': '2025-03-01', 'against-to': '2025-03-09' },
    '/reports/overview?againstFrom=2025-03-01&againstTo=2025-03-09',
  ],
  [
    'reports-history',
    { view: 'all', page: '2', chat: '4-17', saved: 'Unhappy' },
    '/reports/history?page=2&view=all&chat=4-17&saved=Unhappy',
  ],
  ['app', { route: '/settings/4/triggers' }, '/settings/4/triggers'],
  ['app', {}, '/'],
])('<chatdeck-%s> with %o is at %s', (name, attributes, path) => {
  const route = read(name, attributes);
  expect(route && formatRoute(route)).toBe(path);
});

test('a settings tab shows nothing until it has its widget', () => {
  expect(read('triggers')).toBeUndefined();
  expect(read('triggers', { 'widget-id': '' })).toBeUndefined();
});

test('every element but the frame has a route of the dashboard', () => {
  for (const name of Object.keys(elementTable) as ElementName[]) {
    const route = read(name, { 'widget-id': '1' });
    expect(route?.name, name).not.toBe('notFound');
  }
});
