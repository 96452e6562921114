import { reportTabs, settingsTabs } from 'chatdeck/model';
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { BuiltServer } from '../built-server.ts';

/** What a usable dashboard screen contains, by the name in the table. */
export interface Screen {
  title: string;
  /** Behind the mark of the address. */
  hash: string;
}

/** Every screen of the built dashboard that an admin reaches, for a finished widget. */
export async function screensOf(server: BuiltServer, token: string): Promise<Screen[]> {
  const answer = await fetch(`${server.url}/v1/users/current`, { headers: { Authorization: `Bearer ${token}` } });
  const { ces } = (await answer.json()) as { ces: { Id: number; Step: string }[] };
  const id = ces.find(({ Step }) => Step === '3')?.Id;
  return [
    { title: 'Dashboard', hash: '/' },
    ...settingsTabs.map((tab) => ({ title: `Settings: ${tab}`, hash: `/settings/${id}/${tab}` })),
    ...reportTabs.map((tab) => ({ title: `Reports: ${tab}`, hash: `/reports/${tab}` })),
    { title: 'Account', hash: '/account' },
    { title: 'Permissions', hash: `/permissions/${id}` },
    { title: 'Support', hash: '/support' },
    { title: 'Change password', hash: '/forgotpwd' },
    { title: 'Please upgrade', hash: '/please-upgrade' },
  ];
}

/** A fresh browser profile of a signed-in user. */
export async function withDashboard<Found>(
  browser: Browser,
  server: BuiltServer,
  token: string,
  measure: (page: Page, session: CDPSession) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  try {
    await context.addCookies([{ name: 'auth_token', value: token, url: server.url }]);
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    const session = await context.newCDPSession(page);
    const found = await measure(page, session);
    if (faults[0]) throw faults[0];
    return found;
  } finally {
    await context.close();
  }
}

/**
 * Leads the page to another screen and waits until its data are drawn, and nothing was for so many milliseconds more.
 * Tells how long the first of it took, which fills the page, and all of it.
 */
export function goTo(page: Page, { hash }: Screen, still = 20): Promise<{ painted: number; whole: number }> {
  return page.evaluate(
    async ([to, stillMs]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // Skeletons hold its place while its code loads.
      const screen = () =>
        document.querySelector(
          'main [data-name="page"] > [data-chatdeck]:not([data-chatdeck="skeleton"], [data-chatdeck="settings-tab-loading"])',
        );
      const before = screen();
      const start = performance.now();
      let [painted, whole, lastChange] = [0, 0, start];
      const observer = new MutationObserver(() => (lastChange = performance.now()));
      observer.observe(document.body, { childList: true, subtree: true });
      location.hash = to;
      for (;;) {
        const frameStart = performance.now();
        await frame();
        const passed = performance.now() - start;
        const now = screen();
        const isThere = now !== null && now !== before;
        if (painted === 0 && isThere) painted = passed;
        if (lastChange >= frameStart) whole = passed;
        const isStill = performance.now() - lastChange > stillMs;
        if (isThere && isStill && now.getAttribute('data-state') !== 'loading') {
          observer.disconnect();
          return { painted, whole: Math.max(painted, whole) };
        }
        if (passed > 30_000) throw new Error(`${to} did not come`);
      }
    },
    [`#${hash}`, still] as const,
  );
}
