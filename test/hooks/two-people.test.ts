// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarios } from 'chatdeck/testing';
import { makeNetwork } from './setup';
import { steps, type Step } from './two-people/steps';
import { makeWorld } from './two-people/world';

const network = makeNetwork();

beforeEach(() => {
  // All other time, such as the turns of the event loop that the network is made of, stays real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('two people lose no edit of either, whatever happens in which order', async () => {
  const seen = new Set<string>();

  async function live(happenings: readonly Step[]) {
    const { dataset, ...people } = scenarios.busyAccount(new Date());
    network.serve({ scenario: { ...people, dataset: { ...dataset, chats: [] } } });
    const world = makeWorld((event) => seen.add(event));
    await world.start();
    for (const step of happenings) {
      await step.run(world);
      await world.check();
    }
    await world.finish();
  }

  const lives = fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 60 }), live).beforeEach(cleanup);
  // Always the same lives, so that a failure is nobody else's; endless shrinking would only hide it behind a time-out.
  await fc.assert(lives, { seed: 11, numRuns: 25, interruptAfterTimeLimit: 200_000, markInterruptAsFailure: false });
  expect([...seen].toSorted()).toEqual([
    'a conflict is shown',
    'a save is answered with 200',
    'a save is answered with 412',
    'a save is taken back',
    'mine is kept',
    'theirs is kept',
  ]);
}, 240_000);
