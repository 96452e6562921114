import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { makeProblem, type WidgetDeletion } from 'chatdeck/model';
import {
  deletionOf,
  isLeftOut,
  isUnderWay,
  replaceDeletion,
  withDeletion,
  withoutDeletion,
  type DeletionState,
} from 'chatdeck/model/entities/widget-deletion';

const states: DeletionState[] = [
  { status: 'waiting', until: 10_000 },
  { status: 'deleting' },
  { status: 'deleted' },
  { status: 'failed', problem: makeProblem('offline') },
  { status: 'finishedMeanwhile' },
];
const make = (id: number | string, state: DeletionState = { status: 'deleting' }): WidgetDeletion => ({
  id,
  name: '',
  isFinished: true,
  ...state,
});

test.each([
  ['waiting', true, true],
  ['deleting', true, true],
  ['deleted', false, true],
  ['failed', false, false],
  ['finishedMeanwhile', false, false],
])('a deletion that is %s is under way: %s, and its widget left out: %s', (status, underWay, leftOut) => {
  const [state] = states.filter((each) => each.status === status);
  const deletion = make(4, state);
  expect(isUnderWay(deletion)).toBe(underWay);
  expect(isLeftOut([deletion], 4)).toBe(leftOut);
  expect(isLeftOut([deletion], '4')).toBe(leftOut);
  expect(isLeftOut([deletion], 5)).toBe(false);
  expect(isLeftOut([deletion], undefined)).toBe(false);
});

describe('the list of deletions', () => {
  const deletions = fc
    .uniqueArray(fc.integer({ min: 0, max: 20 }))
    .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom(...states).map((state) => make(id, state)))));
  const one = fc
    .tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(...states))
    .map(([id, state]) => make(id, state));

  test('has one of each widget, the newest last, and keeps all others in order', () => {
    fc.assert(
      fc.property(deletions, one, (all, next) => {
        const after = withDeletion(all, next);
        expect(after.at(-1)).toBe(next);
        expect(after.slice(0, -1)).toEqual(all.filter(({ id }) => id !== next.id));
        expect(deletionOf(after, String(next.id))).toBe(next);
      }),
    );
  });

  test('keeps its order when one goes on, and takes in none that was canceled', () => {
    fc.assert(
      fc.property(deletions, one, (all, next) => {
        const after = replaceDeletion(all, next);
        expect(after.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
        expect(deletionOf(after, next.id)).toBe(all.some(({ id }) => id === next.id) ? next : undefined);
        expect(deletionOf(withoutDeletion(all, next.id), next.id)).toBeUndefined();
      }),
    );
  });
});
