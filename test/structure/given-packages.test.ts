import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { callsOf, filesIn, importsBetween, importsIn, importsOf, packageOf } from './imports';

type Kind = 'dependencies' | 'peerDependencies' | 'devDependencies';

/**
 * The packages that the project was given with, how hosts get them, and the code that each does its work for: what a
 * screen, a hook or a rule reaches by its imports of values, however many files lie between. `npm run sizes` and benchmarks
 * are no reason to leave one out.
 */
const given: [name: string, kind: Kind, places: string[]][] = [
  ['react', 'peerDependencies', ['src/index.ts']],
  ['react-dom', 'peerDependencies', ['src/settings/behavior/index.ts']],
  ['@radix-ui/themes', 'dependencies', ['src/screens/login/index.ts', 'src/settings/behavior/index.ts']],
  ['class-variance-authority', 'dependencies', ['src/screens/login/index.ts', 'src/settings/behavior/index.ts']],
  ['zod', 'dependencies', ['src/model/entities/widget.ts', 'src/model/session/login.ts']],
  ['react-hook-form', 'dependencies', ['src/hooks/forms/small-form.ts', 'src/hooks/forms/channel-name-form.ts']],
  ['@hookform/resolvers', 'dependencies', ['src/hooks/forms/small-form.ts']],
  [
    '@visx/shape',
    'dependencies',
    ['src/screens/dashboard/index.ts', 'src/screens/reports/index.ts', 'src/settings/question-groups/index.ts'],
  ],
  ['@visx/scale', 'dependencies', ['src/screens/dashboard/index.ts', 'src/screens/reports/index.ts']],
  ['@visx/curve', 'dependencies', ['src/screens/dashboard/index.ts', 'src/screens/reports/index.ts']],
  ['@visx/axis', 'dependencies', ['src/screens/reports/index.ts']],
  ['@visx/grid', 'dependencies', ['src/screens/reports/index.ts']],
  ['@visx/group', 'dependencies', ['src/screens/reports/index.ts']],
  ['@visx/tooltip', 'dependencies', ['src/screens/reports/index.ts']],
  ['@visx/hierarchy', 'dependencies', ['src/settings/question-groups/index.ts']],
  [
    'date-fns-tz',
    'dependencies',
    ['src/model/time/clock-change.ts', 'src/hooks/reports/index.ts', 'src/settings/operating-hours/index.ts'],
  ],
  ['date-fns', 'dependencies', ['src/model/time/date-range.ts', 'src/ui/calendar/calendar.tsx']],
  ['dompurify', 'dependencies', ['src/settings/question-groups/index.ts']],
  ['@dnd-kit/sortable', 'dependencies', ['src/settings/question-groups/index.ts']],
  ['msw', 'peerDependencies', ['src/testing/index.ts']],
  ['tsup', 'devDependencies', ['tsup.config.ts']],
  ['@storybook/react-vite', 'devDependencies', ['.storybook/main.ts', '.storybook/preview.tsx']],
  ['storybook', 'devDependencies', ['stories/flows/behavior.stories.tsx']],
  ['msw-storybook-addon', 'devDependencies', ['.storybook/preview.tsx']],
  ['vitest', 'devDependencies', ['vitest.config.ts']],
  ['@testing-library/react', 'devDependencies', ['test/ui/charts/charts.dom.test.tsx']],
];

/** Where the work of a package is done: an import that only passes it on isn't enough. */
const uses: [file: string, name: string][] = [
  ['src/ui/ordering/sortable-item.tsx', 'useSortable'],
  ['src/ui/ordering/sortable-area.tsx', '<SortableContext'],
  ['src/ui/ordering/sortable-area.tsx', '<DndContext'],
  ['src/settings/question-groups/tree/tree-row.tsx', '<SortableItem'],
  ['src/settings/question-groups/tree/tree-lines.tsx', '<SortableArea'],
  ['src/ui/html/sanitize.ts', 'DOMPurify.sanitize'],
  ['src/model/time/zoned-time.ts', 'fromZonedTime'],
  ['src/model/time/zoned-time.ts', 'toZonedTime'],
  ['src/model/time/zoned-time.ts', 'getTimezoneOffset'],
];

/** The parts whose looks are variants of cva, and how many of them each has, or more. */
const variants: Record<string, number> = {
  'src/ui/base/copy-button.tsx': 2,
  'src/ui/base/disclosure-button.tsx': 1,
  'src/ui/base/product-mark.tsx': 1,
  'src/ui/base/slack-link.tsx': 1,
  'src/ui/base/status-dot.tsx': 1,
  'src/ui/base/text.tsx': 2,
  'src/ui/calendar/calendar-grid.tsx': 1,
  'src/ui/charts/day-bars.tsx': 1,
  'src/ui/charts/stat-card.tsx': 2,
  'src/ui/charts/tree-diagram-layout.ts': 1,
  'src/ui/charts/trend-ends.tsx': 1,
  'src/ui/charts/trend-plot.tsx': 1,
  'src/ui/charts/usage-bar.tsx': 1,
  'src/ui/data-table/cells.ts': 3,
  'src/ui/data-table/row-actions.tsx': 2,
  'src/ui/editor/change-bar.tsx': 1,
  'src/ui/editor/chips/chips-box.tsx': 1,
  'src/ui/editor/editor-section.tsx': 1,
  'src/ui/editor/list/list-line.tsx': 1,
  'src/ui/editor/row-look.ts': 1,
  'src/ui/editor/rows/file-row.tsx': 1,
  'src/ui/editor/save-bar.tsx': 1,
  'src/ui/feedback/callout.tsx': 1,
  'src/ui/feedback/toast-look.ts': 1,
  'src/ui/feedback/warning-line.tsx': 1,
  'src/ui/inputs/new-password-input.tsx': 1,
  'src/ui/inputs/switch.tsx': 1,
  'src/ui/inputs/text-input.tsx': 1,
  'src/ui/overlays/confirm-form.tsx': 2,
  'src/ui/overlays/details-popover.tsx': 1,
  'src/ui/overlays/dialog.tsx': 1,
  'src/ui/overlays/sheet.tsx': 1,
  'src/ui/page/auth-page.tsx': 1,
  'src/ui/page/page-section.tsx': 1,
  'src/ui/page/stepper.tsx': 1,
  'src/ui/page/tab-navigation.tsx': 1,
  'src/ui/widget-preview/chat-window.tsx': 2,
  'src/ui/widget-preview/launcher.tsx': 1,
  'src/ui/widget-preview/parts.tsx': 3,
  'src/ui/widget-preview/said-text.tsx': 1,
  'src/ui/widget-preview/views.tsx': 1,
  'src/ui/widget-preview/widget-preview.tsx': 1,
};

/** What each file of the charts draws or calculates with. */
const charts: Record<string, string[]> = {
  'axis-texts.tsx': ['axis'],
  'day-bars.tsx': ['grid', 'shape'],
  'scales.ts': ['scale'],
  'sparkline.tsx': ['scale'],
  'tree-diagram.tsx': ['hierarchy'],
  'tree-diagram-parts.tsx': ['shape'],
  'trend-line.tsx': ['curve', 'shape'],
  'trend-plot.tsx': ['grid', 'group', 'tooltip'],
  'trend-series.tsx': ['curve', 'shape'],
  'week-heatmap.tsx': ['group', 'scale', 'shape'],
};

const folders = ['src', 'stories', '.storybook'];
const files = folders.flatMap(filesIn);
const single = ['tsup.config.ts', 'vitest.config.ts', 'test/ui/charts/charts.dom.test.tsx'];
const textOf = (file: string) => readFileSync(file, 'utf8');
const imports = [
  ...folders.flatMap((folder) => importsIn(folder, 'values')),
  ...single.flatMap((file) => importsOf(file, textOf(file), 'values')),
];
const { scripts, ...declared } = JSON.parse(textOf('package.json')) as Record<Kind | 'scripts', Record<string, string>>;

describe.each(given)('%s', (name, kind, places) => {
  test(`is one of the ${kind}`, () => {
    expect(declared[kind]).toHaveProperty([name]);
  });

  test.each(places)('does its work for %s', (place) => {
    expect(reaches(name, place)).toBe(true);
  });
});

test.each(uses)('%s: %s is used', (file, name) => {
  expect(callsOf(name, file, textOf(file))).toBeGreaterThan(0);
});

test.each(Object.entries(variants))('%s has its variants from cva: %i', (file, count) => {
  expect(callsOf('cva', file, textOf(file))).toBeGreaterThanOrEqual(count);
});

test('chromatic is a dependency and has a script that shows it the stories', () => {
  expect(declared.devDependencies).toHaveProperty('chromatic');
  expect(scripts.chromatic).toBe('node scripts/chromatic.ts');
  expect(textOf('scripts/chromatic.ts')).toContain(`spawnSync('chromatic'`);
});

test('each chart draws with visx', () => {
  const used = Object.keys(charts).map((file) => {
    const packages = imports.filter(({ from }) => from === `src/ui/charts/${file}`).map(({ to }) => packageOf(to));
    return [file, packages.flatMap((name) => /^@visx\/(.*)/.exec(name)?.[1] ?? []).sort()];
  });
  expect(Object.fromEntries(used)).toEqual(charts);
  const others = imports.filter(({ from, to }) => to.startsWith('@visx/') && !charts[from.replace(/.*\//, '')]);
  expect(others).toEqual([]);
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
  return imports.some(({ from, to }) => seen.has(from) && packageOf(to) === name && doesWork(name, from));
}

/** Class names of a host are joined by the same package: only variants are its work. */
function doesWork(name: string, file: string): boolean {
  return name !== 'class-variance-authority' || callsOf('cva', file, textOf(file)) > 0;
}
