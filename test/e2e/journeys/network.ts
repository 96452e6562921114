import type { Page } from '@playwright/test';
import { createRandom } from '../../../examples/server/src/seed/random';

interface Weather {
  /** Milliseconds on top of each answer. */
  latency: number;
  /** The share of calls that never arrive. */
  loss: number;
  /** Another seed loses other calls. */
  seed: number;
}

/** A connection on which every call is slow and some are lost, the same ones for the same seed. */
export async function worsenNetwork(page: Page, { latency, loss, seed }: Weather): Promise<void> {
  const random = createRandom(seed);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.route('**/v1/**', (route) => (random.chance(loss) ? route.abort('connectionfailed') : route.fallback()));
}
