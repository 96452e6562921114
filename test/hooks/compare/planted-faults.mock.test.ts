import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type * as CopyJobs from 'chatdeck/model/settings/across/copy-job';
import type * as CopyPlans from 'chatdeck/model/settings/across/copy-plan';
import { makeNetwork } from '../network';
import { copyLives, liveWithCopy } from './copy-life';

/** What is broken on purpose: a check that would not notice is worth nothing. */
const plant = vi.hoisted(() => ({ fault: '' }));

vi.mock(import('../../../src/model/settings/across/copy-job'), async (original) => {
  const real: typeof CopyJobs = await original();
  return {
    ...real,
    failedItem: (...args: Parameters<typeof real.failedItem>) => {
      const item = real.failedItem(...args);
      return plant.fault === 'a lost answer is forgotten' ? { ...item, mayBeStored: false } : item;
    },
  };
});
vi.mock(import('../../../src/model/settings/across/copy-plan'), async (original) => {
  const real: typeof CopyPlans = await original();
  return {
    ...real,
    undoPlan: (...[written, newest]: Parameters<typeof real.undoPlan>) => {
      const plan = real.undoPlan(written, newest);
      if (plant.fault === 'one setting is left') return { ...plan, changes: plan.changes.slice(1) };
      if (plant.fault !== 'later changes are overwritten') return plan;
      const back = written.map(({ place, before, after }) => ({ place, before: after, after: before }));
      return { conflicts: [], changes: plan.changes.length > 0 ? back : [] };
    },
  };
});

const network = makeNetwork();

it.each(['a lost answer is forgotten', 'one setting is left', 'later changes are overwritten'])(
  'notices when %s',
  async (fault) => {
    plant.fault = fault;
    const lives = fc
      .asyncProperty(copyLives, (life) => liveWithCopy(network, life, () => undefined))
      .beforeEach(cleanup);
    const { failed } = await fc.check(lives, { seed: 35, numRuns: 20, endOnFailure: true });
    expect(failed).toBe(true);
  },
  120_000,
);
