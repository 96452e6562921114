import { steps } from './case';
import { failureRows } from './failure-rows';
import { escapeMarkup, htmlReport } from './html-report';
import type { CaseResult, ConformanceResult } from './run-conformance';

export const reportFormats = ['json', 'junit', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The result as a file. */
export function formatReport(result: ConformanceResult, format: ReportFormat): string {
  if (format === 'json') return JSON.stringify(result, null, 2);
  return format === 'junit' ? junit(result) : htmlReport(result, summary(result));
}

/** A failed case as lines for a terminal. */
export function explainFailure(result: CaseResult): string {
  const { rule, step, group, reason = '' } = result;
  const rows = failureRows(result).map(([label, text]) => `  ${label.padEnd(9)} ${text}`);
  return [`✗ ${steps[step].title}, ${group}: ${rule}`, `  ${reason}`, ...rows].join('\n');
}

export function summary({ passed, failed, skipped, notPutBack, notRun }: ConformanceResult): string {
  return [
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ...(notPutBack > 0 ? [`${notPutBack} not put back`] : []),
    ...(notRun > 0 ? [`${notRun} not run`] : []),
  ].join(', ');
}

/** One line per group that has no broken rule. */
export function describeGroup(cases: readonly CaseResult[]): string | undefined {
  const [first] = cases;
  const passed = cases.filter(({ status }) => status === 'passed').length;
  if (!first || passed === 0 || cases.some(({ status }) => status === 'failed')) return undefined;
  return `✓ ${first.group}: ${passed} ${passed === 1 ? 'rule' : 'rules'}`;
}

function junit({ cases, failed, skipped }: ConformanceResult): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);
  const tests = cases.map((each) => {
    const { step, group, rule, status, milliseconds, reason = '' } = each;
    const open = `<testcase classname="${escapeMarkup(`${step}.${group}`)}" name="${escapeMarkup(rule)}" time="${seconds(milliseconds)}"`;
    if (status === 'passed') return `${open}/>`;
    if (status === 'skipped') return `${open}><skipped message="${escapeMarkup(reason)}"/></testcase>`;
    return `${open}><failure message="${escapeMarkup(reason)}">${escapeMarkup(explainFailure(each))}</failure></testcase>`;
  });
  const time = seconds(cases.reduce((all, { milliseconds }) => all + milliseconds, 0));
  const counts = `tests="${cases.length}" failures="${failed}" skipped="${skipped}" time="${time}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="chatdeck conformance" ${counts}>
${tests.join('\n')}
</testsuite>
</testsuites>
`;
}
