import type { CaseResult } from './run-conformance';

/** What a failed case expected and found, its last calls, and what to read, each with a label. */
export function failureRows({
  expected,
  actual,
  exchanges = [],
  guide = '',
}: CaseResult): [label: string, text: string][] {
  const hasValues = expected !== undefined || actual !== undefined;
  return [
    ...(hasValues
      ? ([
          ['expected', shown(expected)],
          ['actual', shown(actual)],
        ] as [string, string][])
      : []),
    ...exchanges.flatMap(({ call, caller, headers, sent, status, answer }): [string, string][] => [
      ['call', sent === undefined ? call : `${call} ${shown(sent)}`],
      ['by', [caller, ...Object.entries(headers).map((header) => header.join(': '))].join(', ')],
      ['answer', status === undefined ? cut(answer) : `${status} ${cut(answer)}`],
    ]),
    ['read', guide],
  ];
}

const longest = 300;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const shown = (value: unknown) => cut(typeof value === 'string' ? value : JSON.stringify(value ?? null));
