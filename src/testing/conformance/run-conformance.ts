import { createApi, type Exchange, type Fetch } from './api';
import { conformanceCases } from './cases';
import { steps, type ConformanceCase, type Step } from './case';
import { BrokenRule, Skipped } from './checks';
import { createRedactor } from './redact';
import { paragraphs } from './paragraphs';
import { callerOf, createWorld, type Access } from './world';

export interface ConformanceOptions extends Access {
  /** Where the API is, with its `/v1`. */
  baseUrl: string;
  /** Runs the cases of these steps or groups, or whose rule contains one of these texts. */
  only?: readonly string[] | undefined;
  /** For reports of the last days; the machine’s clock unless set. */
  now?: Date | undefined;
  /** How long one call may take; 15 seconds unless set. */
  timeoutMs?: number | undefined;
  /** Sends the calls; `fetch` unless set. */
  fetch?: Fetch | undefined;
  /** Stops after the case that runs, once it has put things back. */
  signal?: AbortSignal | undefined;
  /** After each case. */
  onResult?: ((result: CaseResult) => void) | undefined;
}

export interface CaseResult {
  step: Step;
  group: string;
  rule: string;
  status: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  /** Calls after the case that failed to put something back. */
  notPutBack?: string[] | undefined;
  /** Why it was skipped, or what is wrong. */
  reason?: string | undefined;
  expected?: unknown;
  actual?: unknown;
  /** The calls of a failed case, the last one last. */
  exchanges?: Exchange[] | undefined;
  /** The paragraph of the guide. */
  guide?: string | undefined;
}

export interface ConformanceResult {
  baseUrl: string;
  passed: number;
  failed: number;
  skipped: number;
  /** How many calls failed to put something back. */
  notPutBack: number;
  /** How many cases did not run because of `signal`. */
  notRun: number;
  cases: CaseResult[];
}

/** How many of a failed case’s calls a report shows. */
const shownExchanges = 3;

/** Runs the cases one after the other, because they share the account. */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceResult> {
  const cases: CaseResult[] = [];
  const selected = selectCases(options.only);
  for (const each of selected) {
    if (options.signal?.aborted) break;
    const result = await runCase(each, options);
    cases.push(result);
    options.onResult?.(result);
  }
  const count = (status: CaseResult['status']) => cases.filter((each) => each.status === status).length;
  return {
    baseUrl: options.baseUrl,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    notPutBack: cases.reduce((sum, { notPutBack = [] }) => sum + notPutBack.length, 0),
    notRun: selected.length - cases.length,
    cases,
  };
}

export function selectCases(only: readonly string[] = []): ConformanceCase[] {
  if (only.length === 0) return conformanceCases;
  const wanted = only.map((text) => text.toLowerCase());
  const names = new Set(conformanceCases.flatMap(({ step, group }): string[] => [step, group]));
  return conformanceCases.filter(({ step, group, rule }) =>
    wanted.some((text) => (names.has(text) ? step === text || group === text : rule.toLowerCase().includes(text))),
  );
}

export async function runCase(each: ConformanceCase, options: ConformanceOptions): Promise<CaseResult> {
  const { baseUrl, now = new Date(), timeoutMs = 15_000 } = options;
  const { step, group, rule } = each;
  const { hide, learn } = createRedactor([
    options.admin,
    options.agent,
    options.otherAccount,
    options.serviceKey,
    options.password,
  ]);
  const api = createApi({
    baseUrl,
    timeoutMs,
    fetch: options.fetch ?? fetch,
    onValue: learn,
    callerOf: (token) => callerOf(options, token),
  });
  const { world, cleanUp } = createWorld(api, options, now);
  const began = performance.now();
  const finish = (result: Omit<CaseResult, 'step' | 'group' | 'rule' | 'milliseconds'>): CaseResult => ({
    ...{ step, group, rule, milliseconds: Math.round(performance.now() - began) },
    ...hide(result),
  });
  const end = async (result: Parameters<typeof finish>[0]) => {
    const notPutBack = await cleanUp();
    return finish({ ...result, ...(notPutBack.length > 0 && { notPutBack }) });
  };
  try {
    await each.run(world);
  } catch (error) {
    if (error instanceof Skipped) return end({ status: 'skipped', reason: error.message });
    const found = error instanceof BrokenRule ? { expected: error.expected, actual: error.actual } : {};
    const reason = reasonOf(error);
    const exchanges = api.exchanges.slice(-shownExchanges);
    return end({ status: 'failed', reason, ...found, exchanges, guide: guideOf(step, group) });
  }
  return end({ status: 'passed' });
}

/** A broken rule says what should be so. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof BrokenRule) return `Failed check: ${message}`;
  return error instanceof TypeError ? `A response isn’t shaped as openapi.json describes it: ${message}` : message;
}

function guideOf(step: Step, group: string): string {
  return `Implement the API, “${steps[step].title}”: ${paragraphs[group] ?? ''}`;
}
