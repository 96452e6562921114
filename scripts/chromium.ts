import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright, type LaunchOptions } from '@playwright/test';

/** Starts faster and draws with less. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const isRoot = process.getuid?.() === 0;

/** A browser that can all that one with windows can, where there is one. */
export const fullChromium = findChromium(names);

/** How the tests start their browser. */
export const chromium: LaunchOptions = {
  executablePath: findChromium() ?? 'chromium',
  args: [
    // Chromium doesn't run as root inside its sandbox.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

if (import.meta.main && !findChromium()) {
  installDebianChromium();
  if (!findChromium()) run('npx', 'playwright', 'install', 'chromium');
  if (!findChromium()) {
    console.error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to the one to use.');
    process.exit(1);
  }
}

function findChromium(wanted = [shell, ...names]): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return [
    ...PATH.split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name))),
    ...macApps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    playwright.executablePath(),
  ].find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebianChromium() {
  // Ubuntu has Debian's tools too, but its chromium package only points to a snap.
  if (!existsSync('/etc/debian_version') || existsSync('/usr/bin/snap')) return;
  const root = isRoot ? [] : ['sudo', '-n'];
  const install = (name: string) => run(...root, 'apt-get', 'install', '-y', '--no-install-recommends', name);
  if (run(...root, 'apt-get', 'update') && !install(shell)) install('chromium');
}

function run(...[command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
