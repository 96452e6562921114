import { expect, test } from '@playwright/test';
import { startReferenceServer, type RunningServer } from '../../reference-server';
import { openBehavior, password } from '../people';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startReferenceServer({
    CHATDECK_DATA: `.reports/internal-webhooks-${process.pid}`,
    ALLOW_INTERNAL_WEBHOOKS: '1',
  });
});
test.afterAll(() => server.stop());

test('on an internal network, the form accepts what the server accepts', async ({ page }) => {
  const answer = await page.request.post(`${server.url}/v1/p/sessions`, {
    data: { email: 'admin@acme.test', password },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.context().addCookies([{ name: 'auth_token', value: token, url: server.url }]);
  await page.goto(server.url);
  await openBehavior(page, 'website');
  await page.getByRole('button', { name: 'Add webhook New chat webhook' }).click();
  const field = page.getByRole('textbox', { name: 'New chat webhook' });
  await field.fill('http://10.0.0.5/hook');
  const section = page.locator('[data-chatdeck="section"]').filter({ has: field });
  await section.getByRole('button', { name: 'Save Changes' }).click();
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
});
