import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Drafts from 'chatdeck/model/core/draft';
import type * as FormStates from 'chatdeck/model/core/form-state';
import { makeNetwork } from './network';
import { live } from './two-people/live';
import { steps } from './two-people/steps';

/** What is broken on purpose: a check that would not notice is worth nothing. */
const plant = vi.hoisted(() => ({ fault: '' }));

vi.mock(import('../../src/model/core/draft'), async (original) => {
  const real: typeof Drafts = await original();
  return {
    ...real,
    findConflicts: (...args: Parameters<typeof real.findConflicts>) =>
      plant.fault === 'a merge without base' ? {} : real.findConflicts(...args),
    notStored: (...args: Parameters<typeof real.notStored>) =>
      plant.fault === 'an unverified answer' ? [] : real.notStored(...args),
    draftAfterSave: (...args: Parameters<typeof real.draftAfterSave>) =>
      plant.fault === 'a dropped edit' ? real.emptyDraft() : real.draftAfterSave(...args),
  } as typeof real;
});
vi.mock(import('../../src/model/core/form-state'), async (original) => {
  const real: typeof FormStates = await original();
  return {
    ...real,
    usableOffers: (...args: Parameters<typeof real.usableOffers>) => {
      const offers = real.usableOffers(...args);
      return plant.fault === 'an undo of the wrong save' ? offers.toReversed() : offers;
    },
  };
});

const network = makeNetwork();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  plant.fault = '';
  vi.useRealTimers();
});

describe('the lives of two people notice', () => {
  it.each(['a merge without base', 'an undo of the wrong save', 'a dropped edit', 'an unverified answer'])(
    '%s',
    async (fault) => {
      plant.fault = fault;
      const lives = fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), (happenings) =>
        live(network, happenings),
      );
      const check = fc.check(lives.beforeEach(cleanup), { seed: 11, numRuns: 60, endOnFailure: true });
      expect((await check).failed).toBe(true);
    },
    240_000,
  );
});
