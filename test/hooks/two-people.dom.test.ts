import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { avatarFields } from 'chatdeck/model';
import { makeNetwork } from './network';
import type { Fields } from './two-people/fields';
import { itemLists } from './two-people/items';
import { itemLives, listLives, liveWithList } from './two-people/lists';
import { live } from './two-people/live';
import { usualRuns } from './two-people/runs';
import { steps, type Step } from './two-people/steps';
import { triggerList } from './two-people/triggers';

const network = makeNetwork();

/** The same runs each time, so that a failure is reproducible; new ones where there is time for them. */
const isFull = process.env.CHATDECK_TEST_FULL === '1';
const { seed, numRuns } = isFull ? { seed: Math.trunc(Math.random() * 2 ** 31), numRuns: 200 } : usualRuns;

beforeEach(() => {
  // All other time, such as the turns of the event loop that the network is made of, stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('two people lose no edit of either, whatever happens in which order', async () => {
  if (isFull) console.info(`Two people live with seed ${seed}.`);
  const seen = new Set<string>();

  const lifeOf = (happenings: readonly Step[]) => live(network, happenings, (event) => seen.add(event));
  const lives = fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), lifeOf).beforeEach(cleanup);
  // A fixed number of runs and steps, so that no clock has to end it. A failure is reported as found, with its seed and
  // path: shrinking it would take as long as all runs together.
  await fc.assert(lives, { seed, numRuns, endOnFailure: true });
  expect([...seen].toSorted()).toEqual([
    'a conflict is shown',
    'a number is cleared',
    'a save is answered with 200',
    'a save is answered with 412',
    'a save is answered with the old values',
    'a save is taken back',
    'an edit is repeated',
    'an edit is undone',
    'an undo is taken back',
    'mine is kept',
    'theirs is kept',
  ]);
}, 240_000);

it('two people lose no item of a list, their own or untouched, whatever happens in which order', async () => {
  if (isFull) console.info(`Two people share a list with seed ${seed}.`);
  const seen = new Set<string>();
  const lives = fc
    .asyncProperty(listLives, (happenings) =>
      liveWithList(network, triggerList, happenings, (event) => seen.add(event)),
    )
    .beforeEach(cleanup);
  await fc.assert(lives, { seed, numRuns, endOnFailure: true });
  expect([...seen].toSorted()).toEqual([
    'a save is answered with the old list',
    'a save is taken back',
    'an edit is undone or repeated',
  ]);
}, 240_000);

it('two people lose no item that is created and saved on its own, whatever happens in which order', async () => {
  if (isFull) console.info(`Two people share lists of items with seed ${seed}.`);
  const seen = new Set<string>();
  const lists = fc.constantFrom<keyof typeof itemLists>('replies', 'groups');
  const lives = fc
    .asyncProperty(lists, itemLives, (list, happenings) =>
      liveWithList(network, itemLists[list], happenings, (event) => seen.add(event)),
    )
    .beforeEach(cleanup);
  await fc.assert(lives, { seed, numRuns, endOnFailure: true });
  expect([...seen].toSorted()).toEqual([
    'a save is taken back',
    'an edit is undone or repeated',
    'an item is discarded',
    'an item is edited while it is created',
    'an item is removed',
    'the answer to a stored save is lost',
  ]);
}, 240_000);

describe('an edit that is made while a save runs is done, although the save fails,', () => {
  const own = avatarFields('slack-avatars');
  const theirs = avatarFields('team-avatar');
  const stored = avatarFields('no-avatar');
  const seeNewest = step(({ refetch }) => refetch());
  const chooses = (index: 0 | 1, patch: Partial<Fields>) => step(({ people }) => people[index].edit([() => patch]));
  const saves = (index: 0 | 1) => step(({ people }) => people[index].save('avatars'));
  const passOne = (index: 0 | 1) => step(({ people }) => people[index].held().at(-1)?.release('pass'));
  const passAll = (index: 0 | 1) =>
    step(async ({ people, check }) => {
      for (const held = people[index].held(); held.length > 0; await check()) held[0]?.release('pass');
    });
  const isClean = step(({ people }) => expect(people[0].statusOf('avatars')).toBe('clean'));

  it('if someone else has stored the same', () =>
    live(network, [
      seeNewest,
      ...[chooses(0, own), saves(0)],
      ...[chooses(1, theirs), saves(1), passAll(1)],
      ...[chooses(0, theirs), passAll(0), isClean],
    ]));

  it('where it goes back to what is stored', () =>
    live(network, [
      seeNewest,
      ...[chooses(0, { ...own, agentLabel: 'Sales' }), saves(0)],
      ...[chooses(1, { agentLabel: 'The team' }), saves(1), passAll(1)],
      chooses(0, stored),
      // What the save will find is seen before.
      ...[step(({ people }) => people[0].refetch()), passOne(0), passOne(0), passAll(0)],
      ...[step(({ people }) => people[0].resolve('theirs')), isClean],
    ]));
});

function step(run: Step['run']): Step {
  return { run };
}
