import { conformanceCases } from 'chatdeck/testing/conformance/cases';
import { runCase } from 'chatdeck/testing/conformance/run-conformance';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../api';
import { access, makeConformanceWorld } from '../conformance-world';
import { fetchListed } from '../listed-rejections';
import { start } from '../world';

/** The rules that hold for every server, as `npx chatdeck conformance` checks them: each starts with a fresh world. */
export function conformanceSuite({ baseUrl, fill }: Contract): void {
  const world = makeConformanceWorld(start);
  describe.each(groupsOf(conformanceCases))('%s', (_group, cases) => {
    test.each(cases)('$rule', async (each) => {
      await fill(world);
      const result = await runCase(each, { ...access, baseUrl: `${baseUrl()}/v1`, now: start, fetch: fetchListed });
      const { status, reason, expected, actual, exchanges, notPutBack } = result;
      expect({ status, reason, expected, actual, exchanges, notPutBack }).toEqual({ status: 'passed' });
    });
  });
}

function groupsOf(cases: typeof conformanceCases): [string, typeof conformanceCases][] {
  const groups = new Map<string, typeof conformanceCases>();
  for (const each of cases) {
    const name = `${each.step}: ${each.group}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups];
}
