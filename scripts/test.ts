import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

interface Step {
  command: string;
  /** Where the command leaves its count, and how to read it; a step without one proves by its exit code only. */
  report?: string;
}

const isFull = process.argv.includes('--full');
const reports = '.reports';
const vitest = (project: string): Step => {
  const report = `${reports}/${project.replace('*', 'all')}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { command: `vitest run --project '${project}' ${reporters}`, report };
};

/** The quick ones first; what needs no build before what does. */
const steps: Step[] = [
  { command: 'npm run format:check' },
  { command: 'npm run lint' },
  { command: 'npm run types' },
  vitest('unit'),
  vitest('contract'),
  { command: 'npm run build' },
  { command: 'node scripts/chromium.ts' },
  vitest('package'),
  vitest('stories-*'),
  ...(isFull ? [vitest('styles')] : []),
  { command: 'playwright test --reporter=list,json', report: `${reports}/e2e.json` },
];

const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/e2e.json` };
if (isFull) env.CHATDECK_TEST_FULL = '1';

rmSync(reports, { recursive: true, force: true });
let passed = 0;
let failed = 0;
for (const { command, report } of steps) {
  console.log(`\n> ${command}\n`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
  const count = report ? readCount(report) : { passed: 0, failed: 0 };
  passed += count.passed;
  // A step that breaks before it counts has failed all the same.
  failed += status === 0 ? count.failed : Math.max(count.failed, 1);
  if (failed) break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function readCount(file: string): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
    if ('stats' in report) return { passed: report.stats.expected, failed: report.stats.unexpected };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
}
