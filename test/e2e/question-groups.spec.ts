import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from './people';

/** So many answers below one question, as `Copy group as JSON` writes a group. */
function groupOf(label: string, answers: readonly string[]): string {
  const node = (id: string, text: string, isQ: boolean, children: unknown[] = []) => {
    return { id, text, isQ, action: isQ ? '' : 'form', customResponseText: '', children, expanded: true };
  };
  const children = answers.map((text, index) => node(`a${index}`, text, false));
  const tree = [node('q', 'Which one?', true, children)];
  return JSON.stringify({ format: 'chatdeck/question-group', version: 1, label, shortcut: '', prompt: '', tree });
}

async function openTab(page: Page): Promise<void> {
  await signIn(page, 'admin@acme.test', '/#/settings/1/question-groups');
  await expect(page.getByRole('list', { name: 'Question groups', exact: true })).toBeVisible();
}

async function pasteGroup(page: Page, json: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a group' }).click();
  await page.getByRole('textbox', { name: 'Group as JSON' }).fill(json);
  await page.getByRole('button', { name: 'Add group' }).click();
}

/** By their mark: the line that is dragged is there, and not shown. */
const lines = (page: Page): Locator => page.locator('.cd-node [data-part="text"]');
/** From top to bottom as they are seen: a drag moves lines before their order changes. */
const texts = (page: Page) =>
  lines(page).evaluateAll((all) =>
    all
      .map((line) => ({ text: (line as HTMLTextAreaElement).value, top: line.getBoundingClientRect().top }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  );
const dragged = (page: Page) => page.locator('[data-drag="pointer"] .cd-tree-line[data-state="dragging"]');
const said = (page: Page) => page.locator('.cd-tree [id^="DndLiveRegion"]');
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('It does not stand in the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a group is written with the keyboard, saved, found again and deleted everywhere', async ({ page }) => {
  await openTab(page);
  await page.getByRole('button', { name: 'Add a question group' }).click();
  const bar = page.locator('[data-chatdeck="change-bar"]');
  await expect(bar.getByRole('button', { name: 'Save all' })).toBeVisible();
  await expect(bar).not.toContainText('to fix');
  await bar.getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await expect(page.getByText('Required.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Label' }).fill('Returns');
  await page.getByRole('textbox', { name: 'Question 1: text' }).focus();
  await page.keyboard.type('What do you want to return?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A tent');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Answer 1.1, A tent' })).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.getByRole('combobox', { name: 'Answer 1.1: action' })).toHaveValue('form');
  await page.getByRole('textbox', { name: 'Answer 1.1: text' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer 1.2: text' })).toBeFocused();
  await page.keyboard.type('A stove');

  await expect(page.getByRole('button', { name: 'Save Changes', disabled: true })).toBeVisible();
  await expect(page.getByText('Error: check for errors above.')).toBeVisible();
  await expect(page.getByText('Select an option.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Answer 1.2: action' }).selectOption('Chat in pricing-page');
  await page.getByRole('button', { name: 'Save Changes', disabled: false }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Returns/ }).click();
  await expect.poll(() => texts(page)).toEqual(['What do you want to return?', 'A tent', 'A stove']);

  await page.getByRole('button', { name: 'Actions for this group' }).click();
  await page.getByRole('menuitem', { name: 'Delete group' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('will delete across all widgets');
  await expect(dialog).toContainText('#pricing-page');
  await dialog.getByRole('button', { name: 'Delete group' }).click();
  await expect(page.getByRole('button', { name: /^Returns/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Label' })).not.toHaveValue('Returns');
});

test('a link leads to its group and line, also after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
  });
  await openTab(page);
  const name = await lines(page).nth(2).inputValue();
  await page
    .getByRole('button', { name: /: more actions$/ })
    .nth(2)
    .click();
  await page.getByRole('menuitem', { name: 'Copy link', exact: true }).click();
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Actions for this group' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to group' }).click();
  const links = await page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  expect(links).toHaveLength(2);
  await page.goto('/#/');
  await page.goto(links[0] ?? '');
  const line = page.locator('.cd-node:focus');
  await expect(line.locator('[data-part="text"]')).toHaveValue(name);
  await page.reload();
  await expect(line.locator('[data-part="text"]')).toHaveValue(name);
  await page.goto('/#/');
  await page.goto(links[1] ?? '');
  await expect(page.locator('.cd-group-card:focus')).toHaveAttribute('aria-current', 'true');
});

test('the mouse drags an answer to another place, and undo brings it back', async ({ page }) => {
  await openTab(page);
  await pasteGroup(page, groupOf('Mouse', ['One', 'Two', 'Three']));
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'One', 'Two', 'Three']);
  const from = await middleOf(handle(page, 'Answer 1.1, One'));
  const to = await middleOf(handle(page, 'Answer 1.3, Three'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y + 8, { steps: 6 });
  await expect(dragged(page)).toHaveCount(1);
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  await page.mouse.up();
  await expect(dragged(page)).toHaveCount(0);
  expect(await texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  // For 50 ms after a drop, dnd-kit treats every click as the end of the drag: faster than any hand, but not than this
  // test.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'One', 'Two', 'Three']);
});

test('Escape leaves a line that is dragged where it was', async ({ page }) => {
  await openTab(page);
  await pasteGroup(page, groupOf('Escape', ['One', 'Two']));
  const from = await middleOf(handle(page, 'Answer 1.2, Two'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 60, { steps: 8 });
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'One']);
  await page.keyboard.press('Escape');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'One', 'Two']);
  await page.mouse.up();
});

test('the keyboard moves an answer and says where it is', async ({ page }) => {
  await openTab(page);
  await pasteGroup(page, groupOf('Keyboard', ['One', 'Two', 'Three']));
  await page.getByRole('textbox', { name: 'Answer 1.1: text' }).focus();
  await handle(page, 'Answer 1.1, One').focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('Picked up Answer 1.1, One, position 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'One', 'Three']);
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('is at position 3 of 3.');
  await expect(handle(page, 'Answer 1.1, One')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(said(page)).toContainText(/Dropped .* at position 3 of 3\./);
  expect(await texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  await expect(handle(page, 'Answer 1.3, One')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'One', 'Three']);
  // A user who navigates away hasn't dropped it.
  await page.getByRole('textbox', { name: 'Question 1: text' }).click();
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('what is tried comes into view below the lines, and leads back to them', async ({ page }) => {
    await openTab(page);
    await pasteGroup(page, groupOf('Small', ['One', 'Two', 'Three', 'Four', 'Five', 'Six']));
    await page.getByRole('button', { name: 'Try it' }).click();
    const panel = page.getByRole('region', { name: 'Try it' });
    await expect(panel.getByRole('button', { name: 'Six', exact: true })).toBeInViewport();
    await panel.getByRole('button', { name: 'Six', exact: true }).click();
    await panel.getByRole('button', { name: 'Show in the editor' }).click();
    await expect(page.getByRole('textbox', { name: 'Answer 1.6: text' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Answer 1.6: text' })).toBeInViewport();
  });

  test('a finger drags an answer', async ({ page }) => {
    await openTab(page);
    await pasteGroup(page, groupOf('Touch', ['One', 'Two', 'Three']));
    await expect.poll(() => texts(page)).toEqual(['Which one?', 'One', 'Two', 'Three']);
    await handle(page, 'Answer 1.3, Three').scrollIntoViewIfNeeded();
    const from = await middleOf(handle(page, 'Answer 1.1, One'));
    const to = await middleOf(handle(page, 'Answer 1.3, Three'));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', { x, y }: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from);
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', { x: from.x, y: from.y + ((to.y + 20 - from.y) * step) / 8 });
    }
    await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(dragged(page)).toHaveCount(0);
    expect(await texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  });
});

test('a tree of 2,000 lines keeps few of them in the page, and all of them in reach', async ({ page }) => {
  await openTab(page);
  const answers = Array.from({ length: 1999 }, (_, index) => `Answer number ${index + 1}`);
  await pasteGroup(page, groupOf('Large', answers));
  await expect(lines(page).first()).toHaveValue('Which one?');
  expect(await lines(page).count()).toBeLessThan(60);

  await page.getByRole('textbox', { name: 'Answer 1.2: text' }).fill('Another text');
  await expect(page.getByRole('textbox', { name: 'Answer 1.2: text' })).toHaveValue('Another text');
  await page.getByRole('searchbox', { name: 'Find text' }).fill('number 1777');
  await expect(page.getByText('0 of 1', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer 1.1777: text' })).toBeVisible();
  expect(await lines(page).count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Answer 1.2: text' })).toHaveValue('Answer number 2');
  await expect(page.getByRole('textbox', { name: 'Answer 1.2: text' })).toBeInViewport();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.poll(() => lines(page).count()).toBe(1);
});

test('in a tree of 2,000 lines one goes beyond what is in view, by keyboard and by mouse', async ({ page }) => {
  await openTab(page);
  // Some as high as two or three others, which is known once they are seen.
  const answers = Array.from({ length: 1999 }, (_, index) => {
    return `Answer number ${index + 1}${index % 7 === 4 ? ' and all that is said with it'.repeat(5) : ''}`;
  });
  await pasteGroup(page, groupOf('Large', answers));
  await page.getByRole('textbox', { name: 'Answer 1.1: text' }).focus();
  await handle(page, 'Answer 1.1, Answer number 1').focus();
  await page.keyboard.press('Space');
  await expect(said(page)).toHaveText('Picked up Answer 1.1, Answer number 1, position 1 of 1,999.');
  await page.keyboard.press('End');
  await expect(said(page)).toContainText('is at position 1,999 of 1,999.');
  await expect.poll(async () => (await texts(page)).slice(-2)).toEqual(['Answer number 1999', 'Answer number 1']);
  await expect(handle(page, 'Answer 1.1, Answer number 1')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toContainText('is at position 1,998 of 1,999.');
  await page.keyboard.press('Space');
  await expect(handle(page, 'Answer 1.1998, Answer number 1')).toBeFocused();
  await expect(handle(page, 'Answer 1.1998, Answer number 1')).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('textbox', { name: 'Answer 1.1: text' })).toHaveValue('Answer number 1');

  const box = page.locator('[data-chatdeck="virtual-list"]');
  // Near the lower edge of the window the page would scroll first.
  await box.evaluate((list) => window.scrollBy(0, list.getBoundingClientRect().top - 40));
  const from = await middleOf(handle(page, 'Answer 1.2, Answer number 2'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10, { steps: 3 });
  const bottom = await box.evaluate((list) => list.getBoundingClientRect().bottom);
  await page.mouse.move(from.x, bottom - 20, { steps: 10 });
  // It scrolls with each frame, of which a busy machine draws few.
  await expect.poll(() => box.evaluate((list) => list.scrollTop), { timeout: 45_000 }).toBeGreaterThan(1500);
  await page.mouse.move(from.x, from.y + 50, { steps: 10 });
  const place = dragged(page);
  await expect.poll(async () => Math.abs((await middleOf(place)).y - from.y - 50)).toBeLessThan(48);
  expect(await lines(page).count()).toBeLessThan(60);
  await page.mouse.up();
  await expect(place).toHaveCount(0);
  const moved = await lines(page).evaluateAll((all) =>
    all.findIndex((line) => (line as HTMLTextAreaElement).value === 'Answer number 2'),
  );
  expect(moved).toBeGreaterThan(3);
  await expect(said(page)).toContainText('Dropped');
});
