import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startEmbeddedPostgres } from '../../databases';
import { startReferenceServer, type RunningServer } from '../../reference-server';
import { declareJourneys, declareVariants } from '../journeys/declare';

/** On a separate server with PostgreSQL. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // The first argument of a fixture has to be taken apart.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'chatdeck-journeys-'));
      const postgres = await startEmbeddedPostgres();
      const server = await startReferenceServer({ CHATDECK_DATA: data, DATABASE_URL: postgres.url });
      await use(server);
      await server.stop();
      await postgres.stop();
      await rm(data, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});

declareJourneys(test);
declareVariants(test);
