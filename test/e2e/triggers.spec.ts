import { expect, test, type Page } from '@playwright/test';
import { rowsOf } from './matrix';
import { openTab, signIn } from './people';

async function openTriggers(page: Page, widget: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: widget }).click();
  await openTab(page, 'Triggers');
  await expect(page.getByRole('heading', { name: /: Triggers$/ })).toBeVisible();
}

test('creates triggers, tries addresses on them, and deletes one while another waits as a draft', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openTriggers(page, 'order-questions');
  await page.getByRole('button', { name: 'Add new trigger' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Message' }).fill('Where is your parcel?');
  const pages = page.getByRole('textbox', { name: 'Pages' });
  await pages.fill('/orders, /orders ');
  await pages.fill('/track');
  await page.getByRole('button', { name: 'Save Changes', disabled: false }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.reload();
  const first = page.getByRole('button', { name: /^Where is your parcel\? Immediately, on \/orders and 1 more page/ });
  await expect(first).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Where is your parcel?' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('A second one');
  await page.getByRole('textbox', { name: 'Page URLs' }).fill('https://acme.test/orders/7\n/about');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(
    page.getByText('Never fires here because “Where is your parcel?” fires at the same moment'),
  ).toBeVisible();
  await expect(page.getByText('No triggers match this page.')).toBeVisible();

  await page.getByRole('button', { name: 'More actions for Where is your parcel?' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this trigger?' });
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.url().endsWith('/update_config')),
    dialog.getByRole('button', { name: 'Delete trigger' }).click(),
  ]);
  const { triggerJson } = request.postDataJSON() as { triggerJson: string };
  expect(JSON.parse(triggerJson)).toMatchObject({ triggers: [] });
  await expect(dialog).toBeHidden();
  await expect(first).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^A second one/ })).toBeVisible();

  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Create your first trigger' })).toBeVisible();
});

test('a plan without triggers says so, with a link to the plans', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  await openTriggers(page, 'globex-site');
  await expect(page.getByText('Your plan does not have access to Triggers.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Please Upgrade' })).toHaveAttribute(
    'href',
    '#/account',
  );
});

for (const width of rowsOf([1280, 320])) {
  test(`tries triggers on the pages of real chats, by keyboard, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'admin@acme.test', '/#/settings/1/triggers');
    await page.getByRole('combobox', { name: 'Chats from' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Load chats' })).toBeFocused();
    await page.keyboard.press('Enter');
    const list = page.getByRole('region', { name: 'Pages of real chats' });
    await expect(list.getByText(/^Last 30 days: [\d,]+ chats\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load again' })).toBeFocused();
    const result = page.getByRole('button', { name: /^Not sure which tent fits/ });
    await expect(result).toContainText(/Matches [1-9]\d* of [\d,]+ chats · started [1-9]/);
    await expect(list.getByRole('listitem').filter({ hasText: '/tents/family' }).first()).toContainText(
      'Fires on /tents',
    );
    await expect(list.getByText('Doesn’t fire because it’s off.').first()).toBeVisible();

    // What isn't saved yet counts.
    await result.press('Enter');
    const before = await result.textContent();
    await page.getByRole('textbox', { name: 'Pages' }).fill('/backpacks ');
    await expect(result).not.toHaveText(before ?? '');
    await expect(list.getByRole('listitem').filter({ hasText: '/backpacks/' }).first()).toContainText('Fires on');
    await expect(page.getByRole('link', { name: 'Hide the widget on some pages' })).toHaveAttribute(
      'href',
      '#/settings/1/behavior?field=blacklistedUrls',
    );
  });
}
