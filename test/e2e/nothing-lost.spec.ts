import { expect, test, type Locator, type Page } from '@playwright/test';
import type { SettingsTab } from 'chatdeck/model';
import { openBehavior, signIn } from './people';

const address = (page: Page) => page.getByRole('textbox', { name: 'Send offline messages to this email address' });
const form = (page: Page) => page.locator('[data-chatdeck="settings"]');

/** Leads to a settings tab of the widget that is open. */
async function openTab(page: Page, tab: SettingsTab) {
  const current = page.url();
  await page.goto(current.replace(/\/[a-z-]+$/, `/${tab}`));
  await expect(form(page)).toHaveAttribute('data-state', 'ready');
  await page.waitForLoadState('networkidle');
}

/** Goes on with Tab from a field, and writes words with a space into each text field on the way. */
async function fillByKeyboard(page: Page, start: Locator, stops: number) {
  const written: { id: string; text: string }[] = [];
  await start.focus();
  for (let stop = 0; stop < stops; stop += 1) {
    const id = await page.evaluate(() => {
      const element = document.activeElement;
      const isText =
        (element instanceof HTMLInputElement && ['text', 'search'].includes(element.type)) ||
        element instanceof HTMLTextAreaElement;
      return isText && !element.readOnly && element.inputMode !== 'numeric' && !element.getAttribute('role')
        ? element.id
        : '';
    });
    if (id !== '' && !written.some((field) => field.id === id)) {
      await page.keyboard.press('Control+A');
      const text = `some words ${String(stop)}`;
      await page.keyboard.type(text);
      written.push({ id, text });
    }
    await page.keyboard.press('Tab');
  }
  return written;
}

async function expectWritten(page: Page, written: { id: string; text: string }[]) {
  for (const { id, text } of written) await expect(page.locator(`[id="${id}"]`)).toHaveValue(text);
}

test.describe('with the keyboard alone', () => {
  test('three forms are filled with words, a Tab apart, and none of them loses any', async ({ page }) => {
    await signIn(page, 'admin@acme.test');
    await openBehavior(page, 'docs');
    await expect(address(page)).toBeVisible();
    const behavior = await fillByKeyboard(page, address(page), 40);
    expect(behavior.length).toBeGreaterThan(0);
    await expectWritten(page, behavior);

    await openTab(page, 'appearance');
    const appearance = await fillByKeyboard(page, page.getByRole('textbox', { name: 'Title', exact: true }), 14);
    expect(appearance.length).toBeGreaterThan(4);
    await expectWritten(page, appearance);

    await openTab(page, 'triggers');
    await page
      .getByRole('button', { name: /trigger/i })
      .first()
      .press('Enter');
    const trigger = await fillByKeyboard(page, page.getByRole('textbox', { name: 'Message' }).first(), 1);
    expect(trigger.length).toBe(1);
    await expectWritten(page, trigger);
  });
});
