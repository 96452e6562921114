import type { LaunchOptions } from 'playwright-core';
import { chromium } from '../../scripts/chromium.ts';

/** The tests' browser without waiting for a display: what is ready is painted immediately. */
export const launchOptions: LaunchOptions = {
  ...chromium,
  args: [...(chromium.args ?? []), '--disable-gpu-vsync', '--disable-frame-rate-limit'],
};
