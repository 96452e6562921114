import { steps } from './case';
import type { CaseResult, ConformanceResult } from './run-conformance';

export const reportFormats = ['json', 'junit', 'html'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The result as a file. */
export function formatReport(result: ConformanceResult, format: ReportFormat): string {
  if (format === 'json') return JSON.stringify(result, null, 2);
  return format === 'junit' ? junit(result) : html(result);
}

/** A failed case as lines for a terminal. */
export function explainFailure({
  rule,
  step,
  group,
  reason,
  expected,
  actual,
  exchanges = [],
  guide,
}: CaseResult): string {
  return [
    `✗ ${steps[step].title}, ${group}: ${rule}`,
    `  ${reason ?? ''}`,
    ...(expected === undefined && actual === undefined
      ? []
      : [`  expected  ${shown(expected)}`, `  actual    ${shown(actual)}`]),
    ...exchanges.flatMap(({ call, sent, status, answer }) => [
      `  call      ${call}${sent === undefined ? '' : ` ${shown(sent)}`}`,
      `  answer    ${status === undefined ? '' : `${status} `}${cut(answer)}`,
    ]),
    `  read      ${guide ?? ''}`,
  ].join('\n');
}

export function summary({ passed, failed, skipped, notPutBack }: ConformanceResult): string {
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  return notPutBack === 0 ? counts : `${counts}, ${notPutBack} not put back`;
}

const longest = 300;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const shown = (value: unknown) => cut(typeof value === 'string' ? value : JSON.stringify(value ?? null));

function junit({ cases, failed, skipped }: ConformanceResult): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(3);
  const tests = cases.map((each) => {
    const { step, group, rule, status, milliseconds, reason = '' } = each;
    const open = `<testcase classname="${escape(`${step}.${group}`)}" name="${escape(rule)}" time="${seconds(milliseconds)}"`;
    if (status === 'passed') return `${open}/>`;
    if (status === 'skipped') return `${open}><skipped message="${escape(reason)}"/></testcase>`;
    return `${open}><failure message="${escape(reason)}">${escape(explainFailure(each))}</failure></testcase>`;
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

function html(result: ConformanceResult): string {
  const groups = Object.entries(steps).map(([step, { title }]) => {
    const rows = result.cases.filter((each) => each.step === step);
    if (rows.length === 0) return '';
    const count = (status: CaseResult['status']) => rows.filter((each) => each.status === status).length;
    const items = rows.map((each) => {
      const { status, group, rule, reason = '' } = each;
      const text = `<b>${status}</b> ${escape(group)}: ${escape(rule)}`;
      if (status === 'failed') {
        return `<li class="failed"><details open><summary>${text}</summary><pre>${escape(explainFailure(each))}</pre></details></li>`;
      }
      return `<li class="${status}">${text}${reason && ` <i>${escape(reason)}</i>`}</li>`;
    });
    return `<section><h2>${escape(title)}</h2><p>${count('passed')} of ${rows.length} passed, ${count('failed')} failed, ${count('skipped')} skipped</p><ul>${items.join('')}</ul></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chatdeck conformance: ${summary(result)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
ul { padding: 0; list-style: none } li { padding: 0.25rem 0 }
b { display: inline-block; min-width: 4.5rem; font-weight: 600 }
.passed b { color: light-dark(#18794e, #3dd68c) } .failed b { color: light-dark(#ce2c31, #ff9592) }
pre { white-space: pre-wrap; padding: 0.75rem; border: 1px solid light-dark(#d9d9e0, #3b3b42); border-radius: 0.5rem }
</style>
<h1>Chatdeck conformance</h1>
<p>${escape(result.baseUrl)}: ${summary(result)}</p>
${groups.join('\n')}
</html>
`;
}

/** Texts come from the server: they must not become markup, and XML has no control characters. */
function escape(text: string): string {
  return text
    .replace(/\p{Control}|\p{Noncharacter_Code_Point}/gu, (character) => (/\s/.test(character) ? character : '�'))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
