import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';

interface Step {
  command: string;
  /** Where the command leaves its count, and how to read it; a step without one proves by its exit code only. */
  report?: string;
}

const ENDING_LINES = 40;
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
    ? [
        [[onPhone]],
        [[{ command: 'playwright test -c test/browsers --reporter=list,json', report: `${reports}/e2e.json` }]],
        [[{ command: 'npm run look -- --reporter=list,json', report: `${reports}/e2e.json` }]],
      ]
    : []),
];

const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json`,
  E2E_PORT: process.env.E2E_PORT ?? String(await findPorts(4180, 3)),
};
if (isFull) env.CHATDECK_TEST_FULL = '1';

rmSync(reports, { recursive: true, force: true });
let passed = 0;
let failed = 0;
let skipped = 0;
/** What every stage and its commands took, for a look at where the time goes. */
const times: string[] = [];
/** How what failed ended, once more at the very end: hundreds of lines of others may come after it. */
const endings: string[] = [];
for (const [at, lanes] of stages.entries()) {
  const began = performance.now();
  const took = times.push('') - 1;
  await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  times[took] = `stage ${at + 1}: ${secondsSince(began)} s`;
  if (failed) break;
}
if (endings.length > 0) console.log(`\n${endings.join('\n')}`);
console.log(`\n${times.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);

async function runLane(lane: Step[], isAlone: boolean): Promise<void> {
  for (const { command, report } of lane) {
    const { status, ending } = await runCommand(command, isAlone);
    const count = report ? readCount(report) : { passed: 0, failed: 0, skipped: 0 };
    passed += count.passed;
    skipped += count.skipped;
    // A step that breaks before it counts has failed all the same.
    failed += status === 0 ? count.failed : Math.max(count.failed, 1);
    if (status !== 0) endings.push(`> ${command} (exit code ${status})\n${ending}`);
    if (failed) return;
  }
}

/** What a command beside others prints comes in one piece, at its end. */
async function runCommand(command: string, isAlone: boolean): Promise<{ status: number | null; ending: string }> {
  const began = performance.now();
  if (isAlone) console.log(`\n> ${command}\n`);
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'], env });
  const printed: Buffer[] = [];
  const keep = (out: NodeJS.WriteStream) => (data: Buffer) => {
    printed.push(data);
    if (isAlone) out.write(data);
  };
  child.stdout.on('data', keep(process.stdout));
  child.stderr.on('data', keep(process.stderr));
  const [status] = (await once(child, 'close')) as [number | null];
  const text = Buffer.concat(printed).toString();
  if (!isAlone) console.log(`\n> ${command}\n\n${text}`);
  const took = `${command}: ${secondsSince(began)} s`;
  times.push(`  ${took}`);
  console.log(`\n${took}`);
  return { status, ending: text.trimEnd().split('\n').slice(-ENDING_LINES).join('\n') };
}

/** The first of so many ports side by side that nothing listens on. */
async function findPorts(from: number, count: number): Promise<number> {
  for (let first = from; ; first += count) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
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
