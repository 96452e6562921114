// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarios } from 'chatdeck/testing';
import { makeNetwork } from './setup';
import { steps, type Step } from './two-people-trace/steps';
import { makeWorld } from './two-people-trace/world';

const network = makeNetwork();

/** The same lives each time, so that a failure is nobody else's; others where there is time to look for new ones. */
const isFull = process.env.CHATDECK_TEST_FULL === '1';
const seed = isFull ? Math.trunc(Math.random() * 2 ** 31) : 11;
const numRuns = isFull ? 200 : 40;

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

  async function live(happenings: readonly Step[]) {
    const { dataset, ...people } = scenarios.busyAccount(new Date());
    network.serve({ scenario: { ...people, dataset: { ...dataset, chats: [] } } });
    const world = makeWorld((event) => seen.add(event));
    await world.start();
    for (const step of happenings) {
      console.log('STEP', String((step as any)[fc.toStringMethod]()));
      await step.run(world);
      await world.check();
    }
    await world.finish();
  }

  const lives = fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), live).beforeEach(cleanup);
  // So many lives of so many steps are all the work there is, so that no clock has to end it. A failure is told as it
  // was found, with the seed and path that bring it back: making it smaller would take as long as all lives together.
  await fc.assert(lives, { seed: 127101273, path: "11", endOnFailure: true, numRuns: 200 });
  expect([...seen].toSorted()).toEqual([
    'a conflict is shown',
    'a number is cleared',
    'a save is answered with 200',
    'a save is answered with 412',
    'a save is taken back',
    'mine is kept',
    'theirs is kept',
  ]);
}, 240_000);
