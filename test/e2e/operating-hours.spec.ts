import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { openTab, signIn } from './people';

const time = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

async function type(page: Page, name: string, text: string): Promise<void> {
  await time(page, name).fill(text);
  await time(page, name).press('Enter');
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

  await expect(time(page, 'Friday: end')).toHaveValue('5:00 PM');
  await page.getByRole('button', { name: 'Add hours on Saturday', exact: true }).click();
  await type(page, 'Saturday: start', '10:00 AM');
  await expect(time(page, 'Saturday: end')).toHaveValue('10:15 AM');
  await type(page, 'Saturday: end', '4:00 PM');
  await page.getByRole('button', { name: 'Copy Saturday’s hours', exact: true }).click();
  for (const day of ['Tuesday', 'Wednesday']) await page.getByRole('checkbox', { name: day }).click();
  await page.getByRole('button', { name: 'Copy to selected days' }).click();
  await expect(time(page, 'Wednesday: end')).toHaveValue('4:00 PM');

  await page.getByRole('button', { name: 'Add hours on Friday', exact: true }).click();
  await type(page, 'Friday, range 2: start', '10:00 PM');
  await type(page, 'Friday, range 2: end', '6:00 AM');
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
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.reload();
  await expect(time(page, 'Friday, range 2: end')).toHaveValue('6:00 AM');
  await expect(page.getByText(/Saved as 10:00 PM – 11:45 PM, plus 12:00 AM – 6:00 AM on Saturday/)).toBeVisible();
  await expect(time(page, 'Saturday: start')).toHaveValue('10:00 AM');
});

test('finds out by the keyboard what visitors see on a Sunday, and where to change it', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'docs');
  await page.getByRole('button', { name: 'Setup chat schedule' }).focus();
  await page.keyboard.press('Enter');
  const slider = page.getByRole('slider', { name: 'Day and time' });
  const answer = page.locator('[data-chatdeck="visitors-answer"]');
  await expect(slider).toBeVisible();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Sun, .* 11:45 PM: /);
  await expect(answer).toHaveAttribute('data-state', 'nothing');

  // Back through the fields, by Tab alone.
  const time = page.getByRole('combobox', { name: 'Time', exact: true });
  for (let tabs = 0; tabs < 5 && !(await isFocused(time)); tabs += 1) await page.keyboard.press('Shift+Tab');
  await expect(time).toBeFocused();
  await page.keyboard.type('10am');
  await page.keyboard.press('Enter');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Sun, .* 10:00 AM: Nothing$/);

  const link = page.getByRole('link', { name: 'Edit in Behavior' }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('switch', { name: 'Hide the widget when offline' })).toBeVisible();
});

test('draws hours with the mouse and changes them with the keyboard', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'docs');
  await page.getByRole('button', { name: 'Setup chat schedule' }).click();
  const line = page.locator('[data-chatdeck="week-grid"] [data-weekday="6"]');
  await line.scrollIntoViewIfNeeded();
  const box = await line.boundingBox();
  if (!box) throw new Error('The picture of the week is not there.');
  const at = (hour: number) => ({ x: box.x + (box.width * hour) / 24, y: box.y + box.height / 2 });
  await page.mouse.move(at(9).x, at(9).y);
  await page.mouse.down();
  await page.mouse.move(at(13).x, at(13).y, { steps: 4 });
  await page.mouse.up();
  await expect(time(page, 'Saturday: start')).toHaveValue('9:00 AM');
  await expect(time(page, 'Saturday: end')).toHaveValue('1:00 PM');

  await page.getByRole('slider', { name: 'Saturday: end' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(time(page, 'Saturday: end')).toHaveValue('1:15 PM');
  await page.keyboard.press('Delete');
  await expect(time(page, 'Saturday: start')).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
});

test('moves and resizes hours with the mouse, each an undo step, and leaves them on Escape', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'docs');
  await page.getByRole('button', { name: 'Setup chat schedule' }).click();
  const grid = page.locator('[data-chatdeck="week-grid"]');
  await grid.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const bar = grid.locator('[data-bar="5:0"]');
  const hour = ((await grid.locator('[data-weekday="5"]').boundingBox())?.width ?? 0) / 24;
  const hours = async () => [
    await time(page, 'Friday: start').inputValue(),
    await time(page, 'Friday: end').inputValue(),
  ];
  const drag = async (part: Locator, by: number) => {
    const { x, y } = await middleOf(part);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (by * hour) / 2, y, { steps: 4 });
    await page.mouse.move(x + by * hour, y, { steps: 4 });
  };
  expect(await hours()).toEqual(['9:00 AM', '5:00 PM']);

  await drag(bar, 2);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await hours()).toEqual(['9:00 AM', '5:00 PM']);

  await drag(bar, 2);
  await page.mouse.up();
  await expect.poll(hours).toEqual(['11:00 AM', '7:00 PM']);
  await drag(bar.locator('[data-edge="end"]'), -3);
  await page.mouse.up();
  await expect.poll(hours).toEqual(['11:00 AM', '4:00 PM']);
  await drag(bar.locator('[data-edge="start"]'), -1);
  await page.mouse.up();
  await expect.poll(hours).toEqual(['10:00 AM', '4:00 PM']);

  for (const before of [
    ['11:00 AM', '4:00 PM'],
    ['11:00 AM', '7:00 PM'],
    ['9:00 AM', '5:00 PM'],
  ]) {
    await page.keyboard.press('Control+z');
    await expect.poll(hours).toEqual(before);
  }
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(hours).toEqual(['11:00 AM', '7:00 PM']);
});

test('on a phone scrolls over the picture, and changes by touch what a tap has chosen', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });
  const page = await phone.newPage();
  await signIn(page, 'admin@acme.test');
  await openHours(page, 'docs');
  await page.getByRole('button', { name: 'Setup chat schedule' }).tap();
  const grid = page.locator('[data-chatdeck="week-grid"]');
  const line = grid.locator('[data-weekday="6"]');
  await grid.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const width = (await line.boundingBox())?.width ?? 0;
  const tapAt = (hour: number) => line.tap({ position: { x: (width * hour) / 24, y: 20 } });
  await tapAt(9.5);
  await expect(time(page, 'Saturday: start')).toHaveValue('9:00 AM');

  const finger = await phone.newCDPSession(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const bar = grid.locator('[data-bar="6:0"]');
  await tapAt(2);
  const before = await scrolled();
  await swipe(page, finger, await middleOf(bar), { y: -80 });
  await expect.poll(scrolled).toBeGreaterThan(before + 30);
  await expect(time(page, 'Saturday: start')).toHaveValue('9:00 AM');

  await bar.tap();
  await expect(grid.getByText('Saturday 9:00 AM – 10:00 AM')).toBeVisible();
  const place = async () => (await grid.boundingBox())?.y;
  const chosen = await place();
  await swipe(page, finger, await middleOf(bar), { x: (width * 2) / 24 });
  await expect(time(page, 'Saturday: start')).toHaveValue('11:00 AM');
  await swipe(page, finger, await middleOf(bar.locator('[data-edge="end"]')), { x: (width * 3) / 24 });
  await expect(time(page, 'Saturday: end')).toHaveValue('3:00 PM');
  expect(await place()).toBe(chosen);
  await phone.close();
});

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('What the finger looks for is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger goes down, moves over the page in steps, and leaves it. */
async function swipe(
  page: Page,
  finger: CDPSession,
  { x, y }: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 1; step <= 8; step += 1) {
    const part = step / 8;
    const touchPoints = [{ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
