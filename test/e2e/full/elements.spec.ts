import { expect, test } from '@playwright/test';
import { startSite, type Site } from '../embed/portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('mounts');
  token = await site.tokenOf('admin@acme.test');
});
test.afterAll(() => site.stop());

test('a hundred mounts and unmounts leave no node and no listener', async ({ page }) => {
  test.slow();
  await site.open(page, { token, body: '<main></main>' });
  const session = await page.context().newCDPSession(page);
  const mountAll = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      await page.evaluate(() => document.querySelector('main')?.append(document.createElement('chatdeck-users')));
      await page.locator('chatdeck-users').getByText('agent@acme.test').waitFor();
      await page.evaluate(() => document.querySelector('chatdeck-users')?.remove());
    }
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  };
  const first = await mountAll(10);
  const last = await mountAll(100);
  expect(last.nodes - first.nodes).toBeLessThanOrEqual(0);
  expect(last.jsEventListeners - first.jsEventListeners).toBeLessThanOrEqual(0);
});
