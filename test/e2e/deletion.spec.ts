import { expect, test, type Page } from '@playwright/test';
import { rowsOf } from './matrix';
import { signIn } from './people';

const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
];

const toast = (page: Page) => page.locator('[data-chatdeck="toast"]');
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' });
const card = (page: Page, name: string) =>
  page.getByRole('main').locator('[data-chatdeck="widget-card"]').getByRole('link', { name, exact: true });

/** Confirms the deletion of a finished widget, by keyboard alone. */
async function confirmByKeyboard(page: Page, name: string) {
  await page.getByRole('button', { name: `More actions for ${name}` }).focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Delete' });
  await expect(item).toBeVisible();
  while (!(await item.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: `Delete the widget #${name}?` });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(dialog.getByRole('listitem').first()).toHaveText(/^[\d,]+ chats? and /);
  // The field is before the buttons.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(undo(page).last()).toBeFocused();
  await expect(card(page, name)).toHaveCount(0);
}

async function expectNothingSticksOut(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const box of await Promise.all((await toast(page).all()).map((each) => each.boundingBox()))) {
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}

for (const viewport of rowsOf(sizes)) {
  test.describe(`at ${viewport.width} px, by keyboard`, () => {
    test.use({ viewport });
    const sent: string[] = [];

    test.beforeEach(async ({ page }) => {
      sent.length = 0;
      page.on('request', (request) => {
        if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
      });
      await signIn(page, 'admin@acme.test');
      await expect(card(page, 'website')).toBeVisible();
    });

    test('a deletion is undone where it was confirmed, and the card is back with the focus', async ({ page }) => {
      await confirmByKeyboard(page, 'website');
      await expectNothingSticksOut(page);
      await page.keyboard.press('Enter');
      await expect(card(page, 'website')).toBeFocused();
      await expect(toast(page)).toHaveCount(0);
      expect(sent).toEqual([]);
    });

    test('two deletions are undone one by one, from another page', async ({ page }) => {
      await page.clock.install();
      await confirmByKeyboard(page, 'website');
      await confirmByKeyboard(page, 'pricing-page');
      await expect(undo(page)).toHaveCount(2);
      await page.evaluate(() => (location.hash = '#/support'));
      await expect(page.getByRole('heading', { name: 'Support' })).toBeVisible();
      await expect(undo(page)).toHaveCount(2);
      await page.keyboard.press('F8');
      for (let presses = 0; presses < 4; presses += 1) {
        if (
          await undo(page)
            .first()
            .evaluate((button) => button === document.activeElement)
        )
          break;
        await page.keyboard.press('Tab');
      }
      await expect(undo(page).first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(undo(page)).toHaveCount(1);
      await expect(page.getByRole('main')).toBeFocused();
      await undo(page).press('Enter');
      await expect(undo(page)).toHaveCount(0);
      await page.clock.runFor(30_000);
      await page.evaluate(() => (location.hash = '#/'));
      await expect(card(page, 'website')).toBeVisible();
      await expect(card(page, 'pricing-page')).toBeVisible();
      expect(sent).toEqual([]);
    });

    test('a deletion that fails brings the card back with the reason, until it is dismissed', async ({ page }) => {
      await page.clock.install();
      await page.route('**/v1/chat_endpoints/*', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 400, json: { Message: 'This widget is locked.' } })
          : route.continue(),
      );
      await confirmByKeyboard(page, 'website');
      await page.clock.runFor(10_000);
      await expect(toast(page)).toContainText('Couldn’t delete #website. This widget is locked.');
      await expect(page.getByText('Couldn’t delete this widget')).toBeVisible();
      await expect(card(page, 'website')).toBeVisible();
      await expectNothingSticksOut(page);
      await toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
      await expect(toast(page)).toHaveCount(0);
      await expect(page.getByText('Couldn’t delete this widget')).toHaveCount(0);
    });

    test('an unfinished widget is gone after ten seconds, and stays gone', async ({ page }) => {
      await page.clock.install();
      const main = page.getByRole('main');
      const setups = main.locator('[data-chatdeck="widget-card"]').getByRole('link', { name: 'Finish setup' });
      const before = await setups.count();
      await main.getByRole('button', { name: 'Add channel' }).first().press('Enter');
      await expect(page).toHaveURL(/#\/setup\/\d+$/);
      const [id = ''] = /\d+$/.exec(page.url()) ?? [];
      await page.evaluate(() => (location.hash = '#/'));
      await expect(setups).toHaveCount(before + 1);
      await main.locator(`[data-widget="${id}"]`).getByRole('button', { name: 'Delete' }).press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type(`Widget ${id}`);
      await page.keyboard.press('Enter');
      await expect(undo(page)).toBeFocused();
      await page.clock.runFor(9_000);
      expect(sent).toEqual([]);
      await page.clock.runFor(1_000);
      await expect(toast(page)).toContainText(`Deleted Widget ${id}.`);
      expect(sent).toEqual([`/v1/chat_endpoints/${id}`]);
      await page.clock.runFor(8_000);
      await expect(toast(page)).toHaveCount(0);
      await page.reload();
      await expect(setups).toHaveCount(before);
    });
  });
}

test('the browser asks before it leaves while a deletion waits, and leaving cancels it', async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  await confirmByKeyboard(page, 'website');
  const asked = page.waitForEvent('dialog');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;
  const next = await context.newPage();
  await next.goto('/');
  await expect(card(next, 'website')).toBeVisible();
});

test('a sign-out cancels a deletion that waits', async ({ page }) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && sent.push(request.url()));
  await signIn(page, 'admin@acme.test');
  await confirmByKeyboard(page, 'website');
  await page.getByRole('button', { name: /^admin@acme\.test/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(30_000);
  await signIn(page, 'admin@acme.test');
  await expect(card(page, 'website')).toBeVisible();
  expect(sent).toEqual([]);
});
