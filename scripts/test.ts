import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { clearReports, readReport, type Count } from './test-report.ts';

interface Step {
  command: string;
  /** Where the command leaves its count; a step without one proves by its exit code only. */
  report?: string;
  /** Runs only what failed. */
  again?(failed: Count): string;
}

interface Broken extends Step {
  count: Count;
  /** What it printed. */
  text: string;
}

const ENDING_LINES = 40;
const isFull = process.argv.includes('--full');
const reports = '.reports';
interface VitestOptions {
  /** Parts of the paths of the only files to run. */
  only?: string[];
  /** Settings in front of the command. */
  set?: string;
}

const vitest = (projects: string[], { only = [], set = '' }: VitestOptions = {}): Step => {
  const report = `${reports}/${projects.join('-')}.json`;
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const command = `${set} vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${report}`.trim();
  return {
    command: [command, ...only].join(' '),
    report,
    again: ({ files }) => [command, ...files].join(' '),
  };
};
const journeys = (config = ''): Step => {
  const command = `playwright test${config && ` -c ${config}`} --reporter=list,json`;
  return { command, report: `${reports}/e2e.json`, again: () => `${command} --last-failed --workers=1` };
};

const run = (command: string): Step => ({ command });

/** All but the flows, which go by what only a wide page shows: the journeys go through the same on a phone. */
const still = ['docs', 'foundations', 'screens', 'settings', 'sheets', 'ui'].map((part) => `stories/${part}`);
/** What most of the screens are made of; every story is looked at in the full run. */
const plainParts = ['rows', 'popover', 'confirm-dialog', 'data-table'].map((part) => `stories/ui/${part}.stories`);

const steps = (...names: string[]): Step[] => names.map((name) => run(`npm run ${name}`));

/** One after the other. The lanes of a stage run side by side; what keeps all cores busy has a stage of its own. */
const stages: Step[][][] = [
  [steps('lint:code'), steps('types', 'build', 'format:check', 'lint:words'), [run('node scripts/chromium.ts')]],
  // In one run: alone, each of them leaves a core idle until its longest file ends.
  [[vitest(['package', 'contract', 'unit', 'mocking', 'dom', 'rules'])]],
  [[vitest(['stories']), vitest(['styles'], isFull ? {} : { only: plainParts })]],
  [[journeys()]],
  ...(isFull
    ? [
        [[{ command: 'npm run test:react-18', report: `${reports}/react-18.json` }]],
        [[vitest(['stories'], { only: still, set: 'CHATDECK_VIEWPORT=mobile1' })]],
        [[journeys('test/browsers')]],
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

clearReports(reports);
let passed = 0;
let failed = 0;
let skipped = 0;
/** What failed beside others and then passed alone: a defect of the test or the product, to be found. */
const flaky: string[] = [];
/** What every stage and its commands took, for a look at where the time goes. */
const times: string[] = [];
/** How what failed ended, once more at the very end: hundreds of lines of others may come after it. */
const endings: string[] = [];
for (const [at, lanes] of stages.entries()) {
  const began = performance.now();
  const took = times.push('') - 1;
  const broken = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  for (const step of broken.flat()) await runAgain(step);
  times[took] = `stage ${at + 1}: ${secondsSince(began)} s`;
  if (failed) break;
}
if (endings.length > 0) console.log(`\n${endings.join('\n')}`);
console.log(`\n${times.join('\n')}`);
if (flaky.length > 0) console.log(`\nFlaky, as they passed only at the second attempt:\n  ${flaky.join('\n  ')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped, ${flaky.length} flaky`);
process.exit(failed ? 1 : 0);

/** Runs the steps of a lane and returns what failed. No step runs after one that all others build on. */
async function runLane(lane: Step[], isAlone: boolean): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const step of lane) {
    const { status, text } = await runCommand(step.command, isAlone);
    const count = countOf(step);
    passed += count.passed;
    skipped += count.skipped;
    if (status !== 0) broken.push({ ...step, count, text });
    if (status !== 0 && !step.again) break;
  }
  return broken;
}

/** Gives what failed a second attempt, with nothing beside it, and says so. */
async function runAgain(step: Broken): Promise<void> {
  const { count, text } = step;
  endings.push(`> ${step.command} (failed)\n${endingOf(text)}`);
  // An error outside of any test isn't in the report, and a test that passes says nothing about it.
  const isKnown = count.files.length > 0 && !text.includes('Unhandled Error');
  const command = isKnown ? step.again?.(count) : undefined;
  const second = command ? await runCommand(command, true) : undefined;
  if (second?.status === 0) {
    passed += count.failed.length;
    flaky.push(...count.failed);
    return;
  }
  // A step that breaks before it counts has failed all the same.
  failed += Math.max(count.failed.length, 1);
  if (second) endings.push(`> ${command} (failed again)\n${endingOf(second.text)}`);
}

function countOf({ report }: Step): Count {
  return (report ? readReport(report) : undefined) ?? { passed: 0, skipped: 0, failed: [], files: [] };
}

/** What a command beside others prints comes in one piece, at its end. */
async function runCommand(command: string, isAlone: boolean): Promise<{ status: number | null; text: string }> {
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
  return { status, text };
}

function endingOf(text: string): string {
  return text.trimEnd().split('\n').slice(-ENDING_LINES).join('\n');
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
