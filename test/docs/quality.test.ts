import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { clearReports } from '../../scripts/test-report';

interface Settings {
  mutate: string[];
  incrementalFile: string;
  ignoreStatic: boolean;
}
// It is JavaScript, which has no types here.
const stryker = ((await import(pathToFileURL('stryker.config.js').href)) as { default: Settings }).default;
const page = readFileSync('docs/quality.md', 'utf8');
const rows = [...page.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\| (\w+ \d+, \d{4}) +\|$/gm)].map(
  ([, what = '', goal = '', result = '', date = '']) => ({ what, goal, result, date }),
);

describe('docs/quality.md', () => {
  test.each(['Mutation score', 'Stage times of `npm test`', 'Other browsers', 'Scale-out'])(
    'has the goal of “%s”, with a dated figure or a named miss',
    (name) => {
      const row = rows.find(({ what }) => what === name);
      expect(row?.result).toMatch(/^reached: .*\d|^missed: ./);
      const measured = Date.parse(`${row?.date} UTC`);
      expect(measured).toBeGreaterThan(Date.UTC(2025, 0));
      expect(measured).toBeLessThanOrEqual(Date.now());
    },
  );

  test('says that the goal of 12 minutes is missed for as long as the stages take more', () => {
    const [, stages = ''] = /Seconds per stage.*?: (.+?)\.$/ms.exec(page) ?? [];
    const seconds = [...stages.matchAll(/\d+/g)].map(Number);
    expect(seconds).toHaveLength(4);
    const total = seconds.reduce((sum, each) => sum + each, 0);
    const row = rows.find(({ goal }) => goal.includes('12 minutes'));
    expect(row?.result).toMatch(total > 720 ? /^missed: / : /^reached: /);
    expect(row?.result).toContain(`${Math.floor(total / 60)} minutes ${total % 60} seconds`);
  });

  test('says what the mutants leave out', () => {
    expect(stryker.ignoreStatic).toBe(true);
    expect(page).toContain('`CHATDECK_STATIC_MUTANTS=1`');
  });
});

describe('the mutants', () => {
  interface Job {
    if?: string;
    strategy: { matrix: { include: { code: string }[] } };
    steps: { uses?: string; run?: string; with?: { path?: string } }[];
  }
  const { jobs } = parse(readFileSync('.github/workflows/checks.yml', 'utf8')) as { jobs: { mutants: Job } };
  const { mutants } = jobs;

  test('are tried every night, from the report of the night before', () => {
    expect(mutants.if).toContain('schedule');
    const cached = mutants.steps.filter(({ uses }) => uses?.startsWith('actions/cache/'));
    expect(cached.map((step) => step.with?.path)).toEqual([stryker.incrementalFile, stryker.incrementalFile]);
    expect(mutants.steps.some(({ run }) => run?.includes('npm run test:mutants'))).toBe(true);
  });

  test('of the night are all that Stryker has, each file in one room, and the model in several', () => {
    const rooms = mutants.strategy.matrix.include.map(({ code }) => globSync(code));
    expect(rooms.flat().sort()).toEqual(globSync(stryker.mutate).sort());
    expect(rooms.filter((files) => files.some((file) => file.startsWith('src/model/'))).length).toBeGreaterThan(3);
  });

  test('are not tried again after `npm test`, which removes all other reports', () => {
    const folder = mkdtempSync(join(tmpdir(), 'chatdeck-reports-'));
    mkdirSync(join(folder, 'mutants'));
    writeFileSync(join(folder, 'mutants', 'incremental.json'), '{}');
    writeFileSync(join(folder, 'e2e.json'), '{}');
    clearReports(folder);
    expect(existsSync(join(folder, 'mutants', 'incremental.json'))).toBe(true);
    expect(existsSync(join(folder, 'e2e.json'))).toBe(false);
    rmSync(folder, { recursive: true });
    expect(() => clearReports(folder)).not.toThrow();
  });
});
