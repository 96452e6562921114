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

/** What became of the calls of a page until now. */
export interface Losses {
  made: number;
  lost: number;
}

/** Of 250 calls the 5th, 8th, 23rd, 39th, 40th, 136th and 215th are lost, so that no journey is too short to lose some. */
export const badWeather: Weather = { latency: 400, loss: 0.02, seed: 175 };

/** A connection on which every call is slow and some are lost, the same ones for the same seed. */
export async function worsenNetwork(page: Page, { latency, loss, seed }: Weather): Promise<Losses> {
  const losses: Losses = { made: 0, lost: 0 };
  const random = createRandom(seed);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.route('**/v1/**', (route) => {
    // A page that does not open is the browser's own to tell.
    if (route.request().isNavigationRequest()) return route.fallback();
    losses.made += 1;
    if (!random.chance(loss)) return route.fallback();
    losses.lost += 1;
    return route.abort('connectionfailed');
  });
  return losses;
}
