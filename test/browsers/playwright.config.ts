import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { mailboxKey } from '../e2e/mailbox-key';

/** Not 4190, which browsers keep for mail. */
const port = Number(process.env.BROWSERS_PORT ?? 4290);
const url = `http://localhost:${port}`;
const outputDir = resolve('.reports/browsers');

/** The tests that run in every browser: a walk through every page, and the main journeys. */
const shared = ['walk.spec.ts', 'journeys.spec.ts'];

/** Firefox through WebDriver BiDi, which Playwright speaks under this channel. */
const firefox: PlaywrightTestProject = {
  name: 'Firefox',
  testDir: '../e2e',
  testMatch: shared.map((file) => `**/e2e/${file}`),
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: resolve('test/browsers/firefox.ts'),
      // cspell:ignore Prefs
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // A mouse, which a machine without a screen hasn't: fine, and able to hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
};

/** WebKitGTK through WebDriver, because Playwright drives only its own WebKit. */
const webkit: PlaywrightTestProject = { name: 'WebKitGTK', testMatch: 'webkit.spec.ts' };

export default defineConfig({
  testDir: '.',
  outputDir,
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 20_000 },
  projects: [
    isHere(process.env.FIREFOX_PATH ?? 'firefox-esr') ? firefox : absent('Firefox', 'firefox-esr'),
    isHere('WebKitWebDriver') && isHere('Xvfb') ? webkit : absent('WebKitGTK', 'webkit2gtk-driver and xvfb'),
  ],
  use: { baseURL: url, screenshot: 'only-on-failure' },
  webServer: {
    command: 'npm run serve',
    cwd: resolve('.'),
    url,
    env: {
      LOG_LEVEL: 'warn',
      PORT: String(port),
      CHATDECK_DATA: `.reports/browsers-data-${process.pid}`,
      MAILBOX_KEY: mailboxKey,
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

function isHere(program: string): boolean {
  return ['', ...(process.env.PATH ?? '').split(delimiter)].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Says which browser is missing, and counts as a skipped test; an error where all browsers are required, as every night. */
function absent(name: string, packages: string): PlaywrightTestProject {
  if (process.env.CHATDECK_BROWSERS_REQUIRED === '1') {
    throw new Error(`${name} is not installed, but CHATDECK_BROWSERS_REQUIRED is 1. On Debian it is in ${packages}.`);
  }
  return { name, testMatch: 'absent.spec.ts', metadata: { packages } };
}
