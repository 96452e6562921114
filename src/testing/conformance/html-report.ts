import { steps } from './case';
import { failureRows } from './failure-rows';
import type { CaseResult, ConformanceResult } from './run-conformance';

/** One page without scripts: what failed is open, and what passed is folded by group. */
export function htmlReport({ baseUrl, cases }: ConformanceResult, summary: string): string {
  const sections = Object.entries(steps).map(([step, { title }]) => {
    const ofStep = cases.filter((each) => each.step === step);
    if (ofStep.length === 0) return '';
    const groups = new Map(ofStep.map(({ group }) => [group, ofStep.filter((each) => each.group === group)]));
    return `<section>
<h2>${escapeMarkup(title)}</h2>
${[...groups].map(([name, list]) => groupOf(name, list)).join('\n')}
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chatdeck conformance: ${summary}</title>
<style>${styles}</style>
<h1>Chatdeck conformance</h1>
<p>${escapeMarkup(baseUrl)}<br>${summary}</p>
${sections.join('\n')}
</html>
`;
}

function groupOf(name: string, list: readonly CaseResult[]): string {
  const count = (status: CaseResult['status']) => list.filter((each) => each.status === status).length;
  const counts = (['failed', 'skipped', 'passed'] as const).flatMap((status) =>
    count(status) > 0 ? [`<b class="${status}">${count(status)} ${status}</b>`] : [],
  );
  const isOpen = count('failed') > 0 ? ' open' : '';
  return `<details${isOpen}><summary>${escapeMarkup(name)} ${counts.join(' ')}</summary>
<ul>${list.map(itemOf).join('')}</ul></details>`;
}

function itemOf(result: CaseResult): string {
  const { status, rule, reason = '', notPutBack = [] } = result;
  const notes = [reason, ...notPutBack.map((call) => `Not put back: ${call}`)].filter(Boolean);
  const rows = failureRows(result).map(([label, text]) => `<dt>${label}</dt><dd>${escapeMarkup(text)}</dd>`);
  return [
    `<li class="${status}"><b class="${status}">${status}</b> ${escapeMarkup(rule)}`,
    ...notes.map((note) => `<p>${escapeMarkup(note)}</p>`),
    ...(status === 'failed' ? [`<dl>${rows.join('')}</dl>`] : []),
    '</li>',
  ].join('');
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
h1, h2 { line-height: 1.2 } h2 { margin: 2rem 0 0.5rem; font-size: 1.25rem }
summary { padding: 0.5rem 0; cursor: pointer; font-weight: 600 }
details { border-top: 1px solid light-dark(#e0e1e6, #363a3f) }
ul { margin: 0 0 1rem; padding: 0; list-style: none } li { padding: 0.25rem 0 }
li p { margin: 0.25rem 0; color: light-dark(#60646c, #b0b4ba) }
b { margin-inline-end: 0.5rem; font-size: 0.875rem; font-weight: 600 }
.passed > b, b.passed { color: light-dark(#18794e, #3dd68c) }
.failed > b, b.failed { color: light-dark(#ce2c31, #ff9592) }
.skipped > b, b.skipped { color: light-dark(#60646c, #b0b4ba) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0.5rem 0; padding: 0.75rem 1rem;
  border: 1px solid light-dark(#d9d9e0, #3b3b42); border-radius: 0.5rem; font: 0.875rem/1.5 ui-monospace, monospace }
dt { color: light-dark(#60646c, #b0b4ba) } dd { margin: 0; white-space: pre-wrap }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: 0.5rem } }
`;

/** Texts come from the server: they must not become markup, and XML has no control characters. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/\p{Control}|\p{Noncharacter_Code_Point}/gu, (character) => (/\s/.test(character) ? character : '�'))
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
