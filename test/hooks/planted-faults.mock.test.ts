import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Drafts from 'chatdeck/model/core/draft';
import type * as FormStates from 'chatdeck/model/core/form-state';
import type * as Triggers from 'chatdeck/model/settings/triggers/triggers';
import { makeNetwork } from './network';
import { listLives, liveWithList } from './two-people/lists';
import { live } from './two-people/live';
import { usualRuns } from './two-people/runs';
import { steps } from './two-people/steps';

/** What is broken on purpose: a check that would not notice is worth nothing. */
const plant = vi.hoisted(() => ({ fault: '' }));

vi.mock(import('../../src/model/core/draft'), async (original) => {
  const real: typeof Drafts = await original();
  return {
    ...real,
    findConflicts: (...args: Parameters<typeof real.findConflicts>) =>
      plant.fault === 'a merge without base' ? {} : real.findConflicts(...args),
    notStored: (...args: Parameters<typeof real.notStored>) => {
      if (plant.fault === 'an unverified answer') return [];
      const names = real.notStored(...args);
      const isMissing = (name: keyof (typeof args)[1]) => !Object.hasOwn(args[1] as object, name);
      return plant.fault === 'an unverified item' ? names.filter((name) => !isMissing(name)) : names;
    },
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
vi.mock(import('../../src/model/settings/triggers/triggers'), async (original) => {
  const real: typeof Triggers = await original();
  return {
    ...real,
    triggersBody: (raw: Parameters<typeof real.triggersBody>[0]) => {
      const body = real.triggersBody(raw);
      if (plant.fault !== 'a dropped item') return body;
      const list = JSON.parse(String(body.triggerJson)) as { triggers: { uid: string }[] };
      const isEdited = ({ uid }: { uid: string }) => `trigger:${uid}` in raw;
      return { ...body, triggerJson: JSON.stringify({ ...list, triggers: list.triggers.filter(isEdited) }) };
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
    (fault) =>
      expectFailure(
        fault,
        fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), (happenings) => live(network, happenings)),
      ),
    240_000,
  );
});

describe('the lives of two people with a list notice', () => {
  it.each(['a dropped item', 'an unverified item', 'a dropped edit'])(
    '%s',
    (fault) =>
      expectFailure(
        fault,
        fc.asyncProperty(listLives, (happenings) => liveWithList(network, happenings)),
      ),
    240_000,
  );
});

async function expectFailure<T>(fault: string, lives: fc.IAsyncPropertyWithHooks<T>): Promise<void> {
  plant.fault = fault;
  const { failed } = await fc.check(lives.beforeEach(cleanup), { ...usualRuns, endOnFailure: true });
  expect(failed).toBe(true);
}
