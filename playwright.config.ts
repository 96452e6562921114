import { defineConfig, devices } from '@playwright/test';
import { chromium } from './scripts/chromium';
import { mailboxKey } from './test/e2e/mailbox-key';

const port = Number(process.env.E2E_PORT ?? 4180);
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: '.reports/e2e',
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  webServer: {
    // What `npm start` runs once everything is built.
    command: 'npm run serve',
    url: baseURL,
    env: {
      LOG_LEVEL: 'warn',
      PORT: String(port),
      CHATDECK_DATA: `.reports/e2e-data-${process.pid}`,
      MAILBOX_KEY: mailboxKey,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
