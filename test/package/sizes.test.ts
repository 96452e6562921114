import { beforeAll, describe, expect, test } from 'vitest';
import budgets from '../../scripts/sizes/budgets.json';
import { medianHookLimit } from '../../scripts/sizes/limits';
import { measure, sizeOf, type Size } from '../../scripts/sizes/measure';
import { installed } from './packed/entries';

const budgetOf: Record<string, number> = budgets;

describe('the sizes of the packed package', () => {
  let sizes: Size[];
  beforeAll(async () => {
    sizes = await measure(installed);
  }, 240_000);

  test('each part has a budget, and stays within it (`npm run sizes -- --update` resets them)', () => {
    expect(Object.keys(budgets)).toEqual(sizes.map(({ name }) => name));
    const over = sizes.filter(({ name, first }) => first > (budgetOf[name] ?? 0));
    expect(over).toEqual([]);
  });

  test('no budget leaves more than a tenth of room', () => {
    const loose = sizes.filter(({ name, first }) => (budgetOf[name] ?? 0) > first * 1.1 + 0.1);
    expect(loose).toEqual([]);
  });

  test('nothing passes its limit', () => {
    expect(sizes.filter(({ first, limit }) => limit !== undefined && first > limit)).toEqual([]);
  });

  test('the screen hook in the middle is small', () => {
    // `useSession` makes the client, and is no hook of a screen.
    const hooks = sizes.filter(({ name }) => name.startsWith('hooks: ') && name !== 'hooks: useSession');
    const weights = hooks.map(({ first, later }) => first + later).sort((a, b) => a - b);
    expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(medianHookLimit);
  });
});

/**
 * With splitting, esbuild makes an entry of each lazy part, used or not, and puts what they share into small files, which
 * gzip worse. What is over 50% is that; no code of another screen loads.
 */
test.each([
  ['Login', 'screens/login'],
  ['Users', 'screens/users'],
  ['Dashboard', 'screens/dashboard'],
  ['ReportsHistory', 'screens/reports'],
  ['BehaviorTab', 'settings/behavior'],
  ['AppearanceTab', 'settings/appearance'],
])('%s from the root entry loads at most 87% more than from its own, with splitting', async (name, entry) => {
  const [own, root] = await Promise.all([entry, '.'].map((from) => sizeOf(installed, name, from, `{ ${name} }`)));
  expect(own?.first).toBeGreaterThan(5);
  expect(root?.first).toBeLessThan((own?.first ?? 0) * 1.87);
});
