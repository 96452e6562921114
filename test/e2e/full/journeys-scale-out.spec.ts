import { test as base } from '@playwright/test';
import { startReferenceServer } from '../../reference-server';
import { startThreeServers, type ThreeServers } from '../../server/scale-out/three-servers';
import { declareJourneys } from '../journeys/declare';

/** On three server processes that share a PostgreSQL, each request at the next one. */
const test = base.extend<object, { world: ThreeServers }>({
  world: [
    // The first argument of a fixture has to be taken apart.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const world = await startThreeServers(async (env) => {
        const { url, stop } = await startReferenceServer({ CHATDECK_DATA: '', ...env });
        return { url, end: stop };
      });
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ world }, use) => use(world.url),
});

declareJourneys(test);
