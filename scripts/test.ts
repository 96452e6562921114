import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';

interface Step {
  command: string;
  /** Where the command leaves its count, and how to read it; a step without one proves by its exit code only. */
  report?: string;
}

const isFull = process.argv.includes('--full');
const reports = '.reports';
const vitest = (...projects: string[]): Step => {
  const report = `${reports}/${projects.join('-')}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  return { command: `vitest run ${chosen} ${reporters}`, report };
};

const run = (command: string): Step => ({ command });

const stories = vitest('stories');
/** All but the flows, which go by what only a wide page shows: the journeys go through the same on a phone. */
const still = ['docs', 'foundations', 'screens', 'settings', 'sheets', 'ui'].map((part) => `stories/${part}`);
const onPhone = { ...stories, command: `CHATDECK_VIEWPORT=mobile1 ${stories.command} ${still.join(' ')}` };
const styles = vitest('styles');
/** What most of the screens are made of; every story is looked at in the full run. */
const plainParts = ['rows', 'popover', 'confirm-dialog', 'data-table'].map((part) => `stories/ui/${part}.stories`);

const steps = (...names: string[]): Step[] => names.map((name) => run(`npm run ${name}`));

/** One after the other; the lanes of a stage run side by side, as none of them keeps two cores busy. */
const stages: Step[][][] = [
  [steps('lint:code'), steps('types', 'build', 'format:check', 'lint:words'), [run('node scripts/chromium.ts')]],
  // In one run: alone, each of them leaves a core idle until its longest file ends.
  [[vitest('package', 'contract', 'unit', 'mocking', 'dom', 'rules')]],
  [
    [stories, { ...styles, command: isFull ? styles.command : `${styles.command} ${plainParts.join(' ')}` }],
    [{ command: 'playwright test --reporter=list,json', report: `${reports}/e2e.json` }],
  ],
  ...(isFull
    ? [[[onPhone]], [[{ command: 'npm run look -- --reporter=list,json', report: `${reports}/e2e.json` }]]]
    : []),
];

const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` };
if (isFull) env.CHATDECK_TEST_FULL = '1';

rmSync(reports, { recursive: true, force: true });
let passed = 0;
let failed = 0;
let skipped = 0;
/** What every stage and its commands took, for a look at where the time goes. */
const times: string[] = [];
for (const [at, lanes] of stages.entries()) {
  const began = performance.now();
  const took = times.push('') - 1;
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  times[took] = `stage ${at + 1}: ${secondsSince(began)} s`;
  if (failed) break;
}
console.log(`\n${times.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);

async function runLane(lane: Step[], isAlone: boolean): Promise<void> {
  for (const { command, report } of lane) {
    const status = await runCommand(command, isAlone);
    const count = report ? readCount(report) : { passed: 0, failed: 0, skipped: 0 };
    passed += count.passed;
    skipped += count.skipped;
    // A step that breaks before it counts has failed all the same.
    failed += status === 0 ? count.failed : Math.max(count.failed, 1);
    if (failed) return;
  }
}

/** What a command beside others prints comes in one piece, at its end. */
async function runCommand(command: string, isAlone: boolean): Promise<number | null> {
  const began = performance.now();
  if (isAlone) console.log(`\n> ${command}\n`);
  const child = spawn(command, { shell: true, stdio: isAlone ? 'inherit' : 'pipe', env });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => printed.push(data));
  const [status] = (await once(child, 'close')) as [number | null];
  if (!isAlone) console.log(`\n> ${command}\n\n${Buffer.concat(printed).toString()}`);
  const took = `${command}: ${secondsSince(began)} s`;
  times.push(`  ${took}`);
  console.log(`\n${took}`);
  return status;
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}

function readCount(file: string): Record<'passed' | 'failed' | 'skipped', number> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    if ('stats' in report) {
      const { expected, unexpected, skipped } = report.stats;
      return { passed: expected, failed: unexpected, skipped };
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
}
