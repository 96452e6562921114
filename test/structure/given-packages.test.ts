import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesIn, importsBetween, importsIn, importsOf, packageOf } from './imports';

/**
 * The packages that the project was given with, and the code that each does its work for: what a screen, a hook or a rule
 * reaches by its imports of values, however many files lie between. `npm run sizes` and benchmarks are no reason to leave one out.
 */
const given: [name: string, places: string[]][] = [
  ['react', ['src/index.ts']],
  ['react-dom', ['src/settings/behavior/index.ts']],
  ['@radix-ui/themes', ['src/screens/login/index.ts', 'src/settings/behavior/index.ts']],
  ['class-variance-authority', ['src/screens/login/index.ts', 'src/settings/behavior/index.ts']],
  ['zod', ['src/model/entities/widget.ts', 'src/model/session/login.ts']],
  [
    'react-hook-form',
    ['login', 'signup', 'password', 'legal', 'users/index', 'setup/index', 'install'].map(
      (hook) => `src/hooks/${hook}.ts`,
    ),
  ],
  ['@hookform/resolvers', ['src/hooks/login.ts', 'src/hooks/users/index.ts']],
  ['@visx/shape', ['src/screens/dashboard/index.ts', 'src/screens/reports/index.ts', 'src/ui/charts/trend-chart.tsx']],
  ['@visx/scale', ['src/screens/dashboard/index.ts', 'src/screens/reports/index.ts', 'src/ui/charts/trend-chart.tsx']],
  ['@visx/curve', ['src/screens/dashboard/index.ts']],
  ['@visx/axis', ['src/screens/reports/index.ts', 'src/ui/charts/trend-chart.tsx']],
  ['@visx/grid', ['src/screens/reports/index.ts', 'src/ui/charts/trend-chart.tsx']],
  ['@visx/group', ['src/ui/charts/trend-chart.tsx']],
  ['@visx/tooltip', ['src/ui/charts/trend-chart.tsx']],
  ['@visx/hierarchy', ['src/settings/question-groups/index.ts']],
  [
    'date-fns-tz',
    ['src/model/time/clock-change.ts', 'src/hooks/reports/index.ts', 'src/settings/operating-hours/index.ts'],
  ],
  ['date-fns', ['src/model/time/date-range.ts', 'src/ui/calendar/calendar.tsx']],
  ['dompurify', ['src/settings/question-groups/index.ts']],
  ['@dnd-kit/sortable', ['src/settings/question-groups/index.ts']],
  ['msw', ['src/testing/index.ts']],
  ['tsup', ['tsup.config.ts']],
  ['@storybook/react-vite', ['.storybook/main.ts', '.storybook/preview.tsx']],
  ['storybook', ['stories/flows/behavior.stories.tsx']],
  ['msw-storybook-addon', ['.storybook/preview.tsx']],
  ['vitest', ['vitest.config.ts']],
  ['@testing-library/react', ['test/ui/charts/charts.dom.test.tsx']],
];

const folders = ['src', 'stories', '.storybook'];
const files = folders.flatMap(filesIn);
const single = ['tsup.config.ts', 'vitest.config.ts', 'test/ui/charts/charts.dom.test.tsx'];
const imports = [
  ...folders.flatMap((folder) => importsIn(folder, 'values')),
  ...single.flatMap((file) => importsOf(file, readFileSync(file, 'utf8'), 'values')),
];
const { dependencies, devDependencies, peerDependencies, scripts } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies' | 'peerDependencies' | 'scripts', Record<string, string>>;

describe.each(given)('%s', (name, places) => {
  test('is a dependency', () => {
    expect({ ...dependencies, ...devDependencies, ...peerDependencies }).toHaveProperty([name]);
  });

  test.each(places)('does its work for %s', (place) => {
    expect(reaches(name, place)).toBe(true);
  });
});

test('chromatic is a dependency and has a script that shows it the stories', () => {
  expect(devDependencies).toHaveProperty('chromatic');
  expect(scripts.chromatic).toBe('node scripts/chromatic.ts');
  expect(readFileSync('scripts/chromatic.ts', 'utf8')).toContain(`spawnSync('chromatic'`);
});

test.each([
  ['src/ui/charts/sparkline.tsx', '@visx/scale'],
  ['src/ui/charts/trend-line.tsx', '@visx/shape'],
  ['src/ui/charts/trend-plot.tsx', '@visx/grid'],
  ['src/ui/charts/axis-texts.tsx', '@visx/axis'],
  ['src/ui/charts/day-bars.tsx', '@visx/shape'],
  ['src/ui/charts/tree-diagram.tsx', '@visx/hierarchy'],
])('%s draws with %s', (file, name) => {
  expect(imports.some(({ from, to }) => from === file && to === name)).toBe(true);
});

/** Whether a file imports a package, itself or by way of other files. */
function reaches(name: string, place: string): boolean {
  const own = new Map<string, string[]>();
  for (const { from, to } of importsBetween(imports, new Set([...files, ...single])))
    own.set(from, [...(own.get(from) ?? []), to]);
  const seen = new Set<string>();
  const open = [place];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    open.push(...(own.get(file) ?? []));
  }
  return imports.some(({ from, to }) => seen.has(from) && packageOf(to) === name);
}
