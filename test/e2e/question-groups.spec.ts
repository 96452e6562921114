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
  await signIn(page, 'admin@acme.test');
  await page.goto('/#/settings/1/question-groups');
  await expect(page.getByRole('list', { name: 'Question groups', exact: true })).toBeVisible();
}

async function pasteGroup(page: Page, json: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a group' }).click();
  await page.getByRole('textbox', { name: 'Group as JSON' }).fill(json);
  await page.getByRole('button', { name: 'Add group' }).click();
}

/** By their mark: the line that is dragged is there, and not shown. */
const lines = (page: Page): Locator => page.locator('.cd-node [data-part="text"]');
const texts = (page: Page) => lines(page).evaluateAll((all) => all.map((line) => (line as HTMLTextAreaElement).value));
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
  await page.getByRole('textbox', { name: 'Label' }).fill('Returns');
  await page.getByRole('textbox', { name: 'Question 1: text' }).focus();
  await page.keyboard.type('What do you want to return?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A tent');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Answer 1.1: action' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Answer 1.1: action' }).selectOption('Show the offline form');
  await page.getByRole('textbox', { name: 'Answer 1.1: text' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Answer 1.2: text' })).toBeFocused();
  await page.keyboard.type('A stove');

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Error: check for errors above.')).toBeVisible();
  await expect(page.getByText('Select an option.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Answer 1.2: action' }).selectOption('Chat in pricing-page');
  await page.getByRole('button', { name: 'Save Changes' }).click();
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
  await expect(page.locator('.cd-node[data-drag="pointer"]')).toHaveCount(1);
  // The place is made once the pointer has stayed there.
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  await page.mouse.up();
  await expect(page.locator('.cd-node[data-drag="pointer"]')).toHaveCount(0);
  expect(await texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  // For 50 ms after a drop dnd-kit takes every click for the end of the drag: faster than anybody's hand, but not than this one.
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
  const said = page.locator('.cd-tree [data-chatdeck="announcer"]');
  await expect(said.last()).toHaveText('Picked up Answer 1.1, One, place 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'One', 'Three']);
  await page.keyboard.press('ArrowDown');
  await expect(said.last()).toContainText('is at place 3 of 3.');
  await expect(handle(page, 'Answer 1.3, One')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(said.last()).toContainText('was put at place 3 of 3.');
  expect(await texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'Three', 'One']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => texts(page)).toEqual(['Which one?', 'Two', 'One', 'Three']);
  // Who goes elsewhere meanwhile has not put it down.
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
    await panel.getByRole('button', { name: 'Show in the tree' }).click();
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
    await expect(page.locator('.cd-node[data-drag="pointer"]')).toHaveCount(0);
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
