import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { openTab, signIn } from './people';

const time = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** A field has its choices while it is in use. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await time(page, name).focus();
  await time(page, name).selectOption(value);
}

/** Opens a tab of a widget from its card on the Dashboard. */
async function openHours(page: Page, widget: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: widget }).click();
  await expect(page.locator('[data-chatdeck="behavior-tab"][data-state="ready"]')).toBeVisible();
  await openTab(page, 'Operating Hours');
  await expect(page.getByRole('heading', { name: /: Operating Hours$/ })).toBeVisible();
}

test('sets up a schedule, answers what a save asks, and finds the night in one piece after a reload', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'pricing-page');
  await page.getByRole('button', { name: 'Setup chat schedule' }).click();
  await expect(page.getByRole('switch', { name: 'Operating hours: ON' })).toBeFocused();

  await expect(time(page, 'Friday: end')).toHaveValue('1700');
  await page.getByRole('button', { name: 'Add hours on Saturday', exact: true }).click();
  await choose(page, 'Saturday: start', '1000');
  await expect(time(page, 'Saturday: end')).toHaveValue('1015');
  await choose(page, 'Saturday: end', '1600');
  await page.getByRole('button', { name: 'Copy Saturday’s hours', exact: true }).click();
  for (const day of ['Tuesday', 'Wednesday']) await page.getByRole('checkbox', { name: day }).click();
  await page.getByRole('button', { name: 'Copy to selected days' }).click();
  await expect(time(page, 'Wednesday: end')).toHaveValue('1600');

  await page.getByRole('button', { name: 'Add hours on Friday', exact: true }).click();
  await choose(page, 'Friday, 2: start', '2200');
  await choose(page, 'Friday, 2: end', '600');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Runs past midnight, until Saturday at 6:00 AM' }).click();

  await page.getByRole('button', { name: 'Add hours on Sunday', exact: true }).click();
  await expect(page.getByText('1 time range won’t be saved.')).toBeVisible();
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.url().endsWith('/update_config')),
    save.click(),
  ]);
  const sent = request.postDataJSON() as { operatingHours: { weekday: number; start: number; end: number }[] };
  expect(Object.keys(sent).sort()).toEqual(['onOffSchedule', 'operatingHours', 'sendOpHourChangeMessages', 'tz']);
  expect(sent.operatingHours.map(({ weekday, start, end }) => [weekday, start, end])).toEqual([
    [1, 900, 1700],
    [2, 1000, 1600],
    [3, 1000, 1600],
    [4, 900, 1700],
    [5, 900, 1700],
    [5, 2200, 2345],
    [6, 0, 600],
    [6, 1000, 1600],
  ]);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();

  await page.reload();
  await expect(time(page, 'Friday, 2: end')).toHaveValue('600');
  await expect(page.getByText(/Saved as 10:00 PM – 11:45 PM, plus 12:00 AM – 6:00 AM on Saturday/)).toBeVisible();
  await expect(time(page, 'Saturday: start')).toHaveValue('1000');
});

test('draws hours with the mouse and changes them with the keyboard', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'docs');
  await page.getByRole('button', { name: 'Setup chat schedule' }).click();
  const column = page.locator('[data-chatdeck="week-grid"] [data-weekday="6"]');
  await column.scrollIntoViewIfNeeded();
  const box = await column.boundingBox();
  if (!box) throw new Error('The picture of the week is not there.');
  const at = (hour: number) => ({ x: box.x + box.width / 2, y: box.y + (box.height * hour) / 24 });
  await page.mouse.move(at(9).x, at(9).y);
  await page.mouse.down();
  await page.mouse.move(at(13).x, at(13).y, { steps: 4 });
  await page.mouse.up();
  await expect(time(page, 'Saturday: start')).toHaveValue('900');
  await expect(time(page, 'Saturday: end')).toHaveValue('1300');

  await page.getByRole('slider', { name: 'Saturday: end' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(time(page, 'Saturday: end')).toHaveValue('1315');
  await page.keyboard.press('Delete');
  await expect(time(page, 'Saturday: start')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
});

test('on a phone scrolls over the picture, and changes by touch what a tap has chosen', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  const page = await phone.newPage();
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'docs');
  await page.getByRole('button', { name: 'Setup chat schedule' }).tap();
  const grid = page.locator('[data-chatdeck="week-grid"]');
  const column = grid.locator('[data-weekday="6"]');
  await grid.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await column.tap({ position: { x: 10, y: 190 } });
  await expect(time(page, 'Saturday: start')).toHaveValue('900');

  const finger = await phone.newCDPSession(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const bar = grid.locator('[data-bar="6:0"]');
  await column.tap({ position: { x: 10, y: 20 } });
  const before = await scrolled();
  await swipe(page, finger, await middleOf(bar), -80);
  await expect.poll(scrolled).toBeGreaterThan(before + 30);
  await expect(time(page, 'Saturday: start')).toHaveValue('900');

  await bar.tap();
  await expect(grid.getByText('Saturday 9:00 AM – 10:00 AM')).toBeVisible();
  const place = async () => (await grid.boundingBox())?.y;
  const chosen = await place();
  await swipe(page, finger, await middleOf(bar), 40);
  await expect(time(page, 'Saturday: start')).toHaveValue('1100');
  await swipe(page, finger, await middleOf(bar.locator('[data-edge="end"]')), 60);
  await expect(time(page, 'Saturday: end')).toHaveValue('1500');
  expect(await place()).toBe(chosen);
  await phone.close();
});

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('What the finger looks for is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger goes down, moves up or down the page in steps, and leaves it. */
async function swipe(page: Page, finger: CDPSession, { x, y }: { x: number; y: number }, by: number): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const touchPoints = [{ x, y: y + (by * step) / 8 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
