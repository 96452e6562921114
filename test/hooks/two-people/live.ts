import { scenarios } from 'chatdeck/testing';
import type { makeNetwork } from '../network';
import type { Step } from './steps';
import { makeWorld } from './world';

/** Runs two people through all of this; rejects if either loses an edit. */
export async function live(
  network: ReturnType<typeof makeNetwork>,
  happenings: readonly Step[],
  note: (event: string) => void = () => undefined,
) {
  const { dataset, ...people } = scenarios.busyAccount(new Date());
  network.serve({ scenario: { ...people, dataset: { ...dataset, chats: [] } } });
  const world = makeWorld(note);
  await world.start();
  for (const step of happenings) {
    await step.run(world);
    await world.check();
  }
  await world.finish();
}
