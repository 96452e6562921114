import type { World } from './world';

/** The steps in which a server grows, in the order of the guide “Implement the API”. */
export const steps = {
  session: { title: '1. Users and sessions' },
  settings: { title: '2. Widgets and settings' },
  answers: { title: '3. Saved replies and question groups' },
  setup: { title: '4. Setup, channels, and bots' },
  reports: { title: '5. Reports' },
  account: { title: '6. Users, plans, and billing' },
} as const;
export type Step = keyof typeof steps;

/** One rule of the contract, and how to find out whether a server keeps it. */
export interface ConformanceCase {
  step: Step;
  /** The group within the step, like `saved-replies`. */
  group: string;
  /** What callers get, in a sentence. */
  rule: string;
  run(world: World): Promise<void>;
}

/** Adds cases of one group. */
export function group(step: Step, name: string): { cases: ConformanceCase[]; rule: AddRule } {
  const cases: ConformanceCase[] = [];
  return { cases, rule: (rule, run) => void cases.push({ step, group: name, rule, run }) };
}
type AddRule = (rule: string, run: ConformanceCase['run']) => void;

/** A value in the name of a rule. */
export function shortly(value: object): string {
  return JSON.stringify(value, (_, field: unknown) => field ?? null).replace(/(x{10})x+/, '$1…');
}
