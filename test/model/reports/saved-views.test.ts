import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportRoute } from 'chatdeck/model';
import { maxViewName } from 'chatdeck/model/places/report-route';
import {
  addView,
  findView,
  isSameView,
  maxViews,
  readViews,
  removeView,
  updateView,
  viewName,
  viewNameProblem,
  writeViews,
  type SavedView,
} from 'chatdeck/model/reports/saved-views';

const missed: SavedView = { name: 'Missed', route: { filters: { missed: true }, range: 'last7', zone: 'Asia/Tokyo' } };
const views = addView(addView([], missed), {
  name: 'Bad ratings',
  route: { filters: { rating: 'down' }, view: 'all' },
});
const namesOf = (list: readonly SavedView[]) => list.map(({ name }) => name);
const full = Array.from({ length: maxViews }, (_, index) => ({ name: `View ${index}`, route: {} }));

describe('a saved view', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['MISSED', 'taken'],
    [' missed ', 'taken'],
    ['Missed calls', undefined],
  ])('named %j is refused as %s', (name, problem) => {
    expect(viewNameProblem(views, name)).toBe(problem);
    expect(addView(views, { name, route: {} })).toHaveLength(problem ? 2 : 3);
  });

  it('is one of at most twenty', () => {
    expect(viewNameProblem(full.slice(1), 'One more')).toBeUndefined();
    expect(viewNameProblem(full, 'One more')).toBe('tooLarge');
    expect(addView(full, { name: 'One more', route: {} })).toEqual(full);
  });

  it('has a name without spaces around it, cut to its maximum', () => {
    expect(viewName('  Late \n replies ')).toBe('Late replies');
    expect(viewName('x'.repeat(maxViewName))).toHaveLength(maxViewName);
    expect(viewName('x'.repeat(maxViewName + 1))).toHaveLength(maxViewName);
  });

  it('returns to its place after it was deleted', () => {
    const rest = removeView(views, 'missed');
    expect(namesOf(rest)).toEqual(['Bad ratings']);
    expect(addView(rest, missed, 0)).toEqual(views);
  });

  it('takes other filters, range, and zone under the same name', () => {
    const next = updateView(views, {
      name: 'missed',
      route: { filters: { missed: false }, pages: { 11: 2 } } as never,
    });
    expect(namesOf(next)).toEqual(['Missed', 'Bad ratings']);
    expect(findView(next, 'Missed')?.route).toEqual({ filters: { missed: false } });
  });

  it('is the same as an address apart from pages and the open chat', () => {
    const route: ReportRoute = { name: 'reports', tab: 'history', ...missed.route };
    expect(isSameView({ ...route, pages: { 11: 2 }, chat: 'a.11', saved: 'Missed' }, missed.route)).toBe(true);
    expect(isSameView({ ...route, zone: 'UTC' }, missed.route)).toBe(false);
    expect(isSameView({ ...route, filters: { missed: true, q: 'x' } }, missed.route)).toBe(false);
    expect(isSameView({ name: 'reports', range: 'last30' }, {})).toBe(true);
  });
});

describe('stored views', () => {
  it('are read back', () => {
    const text = fc.string({ minLength: 1, maxLength: 200 });
    const hours = fc.record({
      days: fc.uniqueArray(fc.constantFrom(0, 1, 2, 3, 4, 5, 6), { minLength: 1 }),
      from: fc.nat(22),
      to: fc.constantFrom(23, 24),
    });
    const filters = fc.record(
      { agent: text, q: text, missed: fc.boolean(), page: fc.string(), hours },
      { requiredKeys: ['agent'] },
    );
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, filters }), { maxLength: 30 }), (list) => {
        const stored = list.reduce<SavedView[]>(
          (all, { name, filters: each }) => addView(all, { name, route: { filters: each } }),
          [],
        );
        expect(readViews(writeViews(stored))).toEqual(stored);
      }),
    );
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '{"name":"Missed"}',
    '[7,{"name":7,"params":""},{"name":"x"},{"name":" ","params":""}]',
  ])('are ignored if they are %j', (text) => {
    expect(readViews(text)).toEqual([]);
  });

  it('never hold what an address could not', () => {
    const text = JSON.stringify([{ name: 'x', params: 'zone=+05:00&rating=sideways&missed=true&chat=a.11&page=7' }]);
    expect(readViews(text)).toEqual([{ name: 'x', route: { filters: { missed: true } } }]);
  });
});
