import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';

/** The projects where no browser is installed. */
async function projects(): Promise<string[]> {
  const { default: config } = await import('./playwright.config');
  return (config.projects ?? []).map(({ name, testMatch }) => `${name}: ${String(testMatch)}`);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PATH', '');
  vi.stubEnv('FIREFOX_PATH', undefined);
  vi.stubEnv('CHATDECK_BROWSERS_REQUIRED', undefined);
});
afterEach(() => vi.unstubAllEnvs());

test('a browser that is not installed is skipped', async () => {
  expect(await projects()).toEqual(['Firefox: absent.spec.ts', 'WebKitGTK: absent.spec.ts']);
});

test('a browser that is not installed fails the run that requires all, and the error names its package', async () => {
  vi.stubEnv('CHATDECK_BROWSERS_REQUIRED', '1');
  await expect(projects()).rejects.toThrow('firefox-esr');
});

test('the run of every night requires all browsers, and installs those that the runner lacks', () => {
  interface Step {
    if?: string;
    run?: string;
    env?: Record<string, string>;
  }
  const { jobs } = parse(readFileSync('.github/workflows/checks.yml', 'utf8')) as {
    jobs: { checks: { steps: Step[] } };
  };
  const nightly = jobs.checks.steps.filter(({ if: condition }) => condition === "github.event_name == 'schedule'");
  expect(nightly.find(({ run }) => run?.includes('test:full'))?.env).toMatchObject({ CHATDECK_BROWSERS_REQUIRED: '1' });
  expect(nightly.find(({ run }) => run?.includes('apt-get install'))?.run).toMatch(/webkit2gtk-driver xvfb/);
});
