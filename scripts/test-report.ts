import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a command left of its tests. */
export interface Count {
  passed: number;
  skipped: number;
  /** The tests that failed, by title. */
  failed: string[];
  /** The files of these tests, as far as the report names them. */
  files: string[];
}

/** Reads a JSON report of Vitest or Playwright; undefined if there is none. */
export function readReport(path: string): Count | undefined {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
    return 'stats' in report ? countJourneys(report) : countTests(report);
  } catch {
    return undefined;
  }
}

function countTests(report: VitestReport): Count {
  const broken = report.testResults.filter(({ status }) => status === 'failed');
  const failed = broken.flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    // A file that can't be loaded has no tests.
    return tests.length > 0 ? tests : [name];
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failed,
    files: broken.map(({ name }) => name),
  };
}

function countJourneys({ stats, suites }: PlaywrightReport): Count {
  const specs = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  const failed = specs.map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: failed.length > 0 || stats.unexpected === 0 ? failed : ['The report names no test'],
    files: [...new Set(specs.map(({ file }) => file))],
  };
}

function specsOf({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: Suite[];
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  ok: boolean;
}

/** Removes what earlier runs left, except for what the next run of the mutants starts from. */
export function clearReports(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (name !== 'mutants') rmSync(join(folder, name), { recursive: true, force: true });
  }
}
