import { expect, test, type Page } from '@playwright/test';
import { rowsOf } from './matrix';
import { signIn } from './people';

const table = (page: Page) => page.getByRole('table', { name: 'Widgets' });
const names = (page: Page) => table(page).getByRole('rowheader');

/** The chats of the last 24 hours, row by row, of the widgets that have any. */
async function chatsToday(page: Page): Promise<number[]> {
  const cells = await table(page).locator('[data-label="Today"]').allTextContents();
  return cells.filter((text) => /\d/.test(text)).map((text) => Number(text.replace(/\D/g, '')));
}

for (const viewport of rowsOf([
  { width: 1280, height: 720 },
  { width: 320, height: 640 },
])) {
  test.describe(`at ${viewport.width} px, by keyboard`, () => {
    test.use({ viewport });

    test('widgets become a table whose order is in the address, and stays after a widget was opened', async ({
      page,
    }) => {
      await signIn(page, 'admin@acme.test');
      await page.getByRole('radio', { name: 'Cards' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Table' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page).toHaveURL(/layout=table/);
      await expect(names(page).first()).toBeVisible();

      await table(page).getByRole('button', { name: 'Today' }).press('Enter');
      await expect(page).toHaveURL(/sort=today/);
      await expect.poll(async () => (await chatsToday(page)).length).toBeGreaterThan(2);
      const sorted = await chatsToday(page);
      expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));

      const links = names(page).getByRole('link');
      await links.first().focus();
      await page.keyboard.press('ArrowDown');
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
      await expect(links.first()).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/settings\/\d+\/behavior/);
      await page.goBack();
      await expect(page).toHaveURL(/layout=table.*sort=today/);
      await expect(table(page)).toBeVisible();

      await page.reload();
      await expect(table(page).getByRole('columnheader', { name: 'Today' })).toHaveAttribute('aria-sort', 'descending');
    });

    test('a search and a filter are in the address, and stay there after a reload and on the way back', async ({
      page,
    }) => {
      await signIn(page, 'admin@acme.test', '/#/?q=order');
      const cards = page.getByRole('main').locator('[data-widget]');
      const search = page.getByRole('searchbox', { name: 'Find a widget' });
      await expect(search).toHaveValue('order');
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText('order-questions');
      await search.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('no such widget');
      await expect(page).toHaveURL(/q=no/);
      await page.getByRole('button', { name: 'Show all widgets' }).press('Enter');
      await expect(cards.nth(3)).toBeVisible();
      await expect(page).not.toHaveURL(/q=/);
      await expect(search).toBeVisible();

      const radio = page.getByRole('radio', { name: 'Setup unfinished' });
      if (await radio.isVisible()) {
        await radio.focus();
        await page.keyboard.press('Space');
      } else {
        await page.getByRole('combobox', { name: 'Show' }).selectOption('Setup unfinished');
      }
      await expect(page).toHaveURL(/show=unfinished/);
      await expect(page.getByRole('main').locator('.cd-card:not([data-state="unfinished"])')).toHaveCount(0);
      await page.reload();
      await expect(cards.first()).toHaveAttribute('data-state', 'unfinished');
      await cards.first().getByRole('link').press('Enter');
      await expect(page).toHaveURL(/setup/);
      await page.goBack();
      await expect(page).toHaveURL(/show=unfinished/);
      await expect(page.getByRole('main').locator('.cd-card:not([data-state="unfinished"])')).toHaveCount(0);
    });

    test('the chart of a card is read day by day', async ({ page }) => {
      await signIn(page, 'admin@acme.test');
      const card = page.getByRole('main').locator('[data-widget="1"]');
      const chart = card.getByRole('slider');
      await chart.focus();
      await expect(card.getByText(/^Last 24 hours: [\d,]+ chats?$/)).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(card.getByText(/^\w{3} \d+ – (\w{3} )?\d+: [\d,]+ chats?$/)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(card.getByText(/ today$/)).toBeVisible();
    });

    test('every page says when the month’s conversations will be used up at this pace', async ({ page }) => {
      const today = new Date();
      await page.clock.setFixedTime(new Date(today.getFullYear(), today.getMonth(), 15, 12));
      await page.route('**/conversation-count', (route) => route.fulfill({ json: { count: 7000 } }));
      await signIn(page, 'admin@acme.test');
      const strip = page.getByText(
        /^At this pace you reach 10,000 conversations on \w{3} 2\d\. That’s your plan’s limit/,
      );
      const more = page.getByRole('button', { name: /^\d+ more$/ });
      await expect(strip.or(more)).toBeVisible();
      if (await more.isVisible()) await more.press('Enter');
      await expect(strip).toBeVisible();
      await page.goto('/#/support');
      await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
      if (await more.isVisible()) await more.press('Enter');
      await expect(strip).toBeVisible();
    });

    test('every page says that the month’s conversations are used up, with the way to bigger plans', async ({
      page,
    }) => {
      await page.route('**/conversation-count', (route) => route.fulfill({ json: { count: 10_000 } }));
      await signIn(page, 'admin@acme.test');
      const strip = page.getByText('You’ve used all 10,000 conversations your plan includes this month.');
      const more = page.getByRole('button', { name: /^\d+ more$/ });
      await expect(strip.or(more)).toBeVisible();
      if (await more.isVisible()) await more.press('Enter');
      await expect(strip).toBeVisible();
      await page.getByRole('link', { name: 'See plans' }).press('Enter');
      await expect(page).toHaveURL(/account\?section=plans/);
      await expect(page.getByRole('heading', { name: 'Plans' })).toBeInViewport();
      if (await more.isVisible()) await more.press('Enter');
      await expect(strip).toBeVisible();
    });
  });
}
