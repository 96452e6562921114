import { defineConfig } from '@playwright/test';
import { chromium } from '../../scripts/chromium';

const port = Number(process.env.LOOK_PORT ?? 4190);
/** A Storybook that runs already, in place of the built one. */
const { LOOK_URL: url = `http://localhost:${port}` } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: '../../.reports/look',
  snapshotPathTemplate: '{testDir}/pictures/{platform}/{arg}{ext}',
  // A missing picture is made by `--update-snapshots` only.
  updateSnapshots: 'none',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // The comparison ignores anti-aliasing; a letter in another color is more than this.
      threshold: 0.15,
      maxDiffPixels: 10,
    },
  },
  use: {
    baseURL: url,
    launchOptions: chromium,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'look', testMatch: 'look.spec.ts' },
    { name: 'readme', testMatch: 'readme.spec.ts' },
    { name: 'sheets', testMatch: 'sheets.spec.ts' },
  ],
  ...(process.env.LOOK_URL
    ? {}
    : {
        webServer: {
          command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
          cwd: '../..',
          url: `${url}/index.json`,
          timeout: 120_000,
        },
      }),
});
