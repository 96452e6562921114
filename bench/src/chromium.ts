import type { LaunchOptions } from 'playwright-core';
import { chromium } from '../../scripts/chromium.ts';

/** The browser of the tests without the wait for a screen: what is ready to be painted is painted at once. */
export const launchOptions: LaunchOptions = {
  ...chromium,
  args: [...(chromium.args ?? []), '--disable-gpu-vsync', '--disable-frame-rate-limit'],
};
