import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Chromium without the wait for a screen: what is ready to be painted is painted at once. */
export const launchOptions: LaunchOptions = {
  executablePath: findChromium(),
  args: [
    // Chromium refuses to run as root inside its own sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-gpu-vsync',
    '--disable-frame-rate-limit',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
  ],
};

function findChromium(): string {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const found = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return CHROMIUM_PATH ?? found.find(isExecutable) ?? 'chromium';
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
