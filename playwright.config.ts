import { defineConfig, devices } from '@playwright/test';
import { chromium } from './scripts/chromium';
import { mailboxKey } from './test/e2e/mailbox-key';
import { isFullRun } from './test/e2e/matrix';

const firstPort = Number(process.env.E2E_PORT ?? 4180);
/** Each worker has its own server, so that no file sees what another one changes. Much of a test is waiting. */
const servers = [firstPort, firstPort + 1, firstPort + 2].map((port) => ({ port, url: `http://localhost:${port}` }));
const own = servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.reports/e2e',
  workers: servers.length,
  // The longest file first, or its last test would run alone at the end.
  projects: [
    { name: 'walk', testMatch: /\/walk\.spec\.ts$/ },
    { name: 'all other', testIgnore: [/\/walk\.spec\.ts$/, ...(isFullRun ? [] : [/\/full\//])] },
  ],
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: own?.url,
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test costs a third of its time: `--trace retain-on-failure` makes them.
    screenshot: 'only-on-failure',
  },
  webServer: servers.map(({ port, url }) => ({
    // What `npm start` runs once everything is built.
    command: 'npm run serve',
    url,
    env: {
      LOG_LEVEL: 'warn',
      PORT: String(port),
      CHATDECK_DATA: `.reports/e2e-data-${process.pid}-${port}`,
      MAILBOX_KEY: mailboxKey,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
