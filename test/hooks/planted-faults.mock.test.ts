import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as CreatedItems from 'chatdeck/model/collection/created-item';
import type * as Drafts from 'chatdeck/model/core/draft';
import type * as FormStates from 'chatdeck/model/core/form-state';
import { readyRows } from 'chatdeck/model/core/tolerant';
import type * as Triggers from 'chatdeck/model/settings/triggers/triggers';
import { makeNetwork } from './network';
import { itemLists } from './two-people/items';
import { itemLives, listLives, liveWithList } from './two-people/lists';
import { live } from './two-people/live';
import { usualRuns } from './two-people/runs';
import { steps } from './two-people/steps';
import { triggerList } from './two-people/triggers';

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
    withNewCopy: (...args: Parameters<typeof real.withNewCopy>) => {
      const form = real.withNewCopy(...args);
      const isForgotten = plant.fault === 'a creation without an answer that is forgotten';
      const saving = Object.entries(form.sections).filter(([, { phase }]) => phase === 'saving');
      return isForgotten ? { ...form, sections: Object.fromEntries(saving) } : form;
    },
  } as typeof real;
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
vi.mock(import('../../src/model/collection/created-item'), async (original) => {
  const real: typeof CreatedItems = await original();
  return {
    ...real,
    findCreated(...args: Parameters<typeof real.findCreated>) {
      const [{ rows }, item, { toItem }] = args;
      const hasItsName = (entity: unknown) => (toItem(entity) as Named).label === (item as Named).label;
      if (plant.fault === 'a created item that is found by its name') return readyRows(rows).find(hasItsName);
      return plant.fault === 'a created item that is not found' ? undefined : real.findCreated(...args);
    },
    withCreated: (...args: Parameters<typeof real.withCreated>) =>
      plant.fault === 'a created item that keeps its former uid' ? args[0] : real.withCreated(...args),
  } as typeof real;
});

interface Named {
  label: string;
}

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
        fc.asyncProperty(listLives, (happenings) => liveWithList(network, triggerList, happenings)),
      ),
    240_000,
  );
});

describe('the lives of two people with items that are saved on their own notice', () => {
  it.each([
    'a created item that is found by its name',
    'a created item that is not found',
    'a created item that keeps its former uid',
    'a creation without an answer that is forgotten',
  ])(
    '%s',
    (fault) =>
      expectFailure(
        fault,
        fc.asyncProperty(fc.constantFrom<keyof typeof itemLists>('replies', 'groups'), itemLives, (kind, happenings) =>
          liveWithList(network, itemLists[kind], happenings),
        ),
      ),
    240_000,
  );
});

async function expectFailure<T>(fault: string, lives: fc.IAsyncPropertyWithHooks<T>): Promise<void> {
  plant.fault = fault;
  const { failed } = await fc.check(lives.beforeEach(cleanup), { ...usualRuns, endOnFailure: true });
  expect(failed).toBe(true);
}
