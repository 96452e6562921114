import { expect, test } from '@playwright/test';
import { userOf } from './journeys/user';
import { openNewGroup, outline, saveAndDelete, shown } from './outline';

test('twelve lines in three levels take at most 40 control keys beside their text', async ({ page }) => {
  const user = userOf('keyboard', page);
  await openNewGroup(page, user.press);
  await page.keyboard.type('Outline by keyboard');
  await user.press(page.getByRole('group', { name: 'Question 1', exact: true }));
  let pressed = 0;
  /** Counts each key of a chord. */
  const press = async (...chords: string[]) => {
    for (const chord of chords) {
      pressed += chord.split('+').length;
      await page.keyboard.press(chord);
    }
  };
  const type = async (text: string) => {
    await expect(page.locator('[data-part="text"]:focus')).toHaveValue('');
    await page.keyboard.type(text);
  };
  await type('What are you looking for?');
  await press('Enter');
  await type('A tent');
  await press('Enter');
  await type('For how many people?');
  await press('Tab', 'Enter');
  await type('One or two');
  await press('Escape', 'f', 'a');
  await type('A family');
  await press('Enter');
  await type('In which season?');
  await press('Tab', 'Enter');
  await type('Summer');
  await press('Escape', 'f', 'a');
  await type('Winter');
  await press('Escape', 'f', 'a');
  await type('All year');
  await press('Escape', 'f', 'a', 'Shift+Tab');
  await type('A larger group');
  await press('Escape', 'f', 'a', 'Shift+Tab');
  await type('A stove');
  await press('Escape', 'f', 'a');
  await type('Something else');
  await press('Escape', 'f', 'ControlOrMeta+s');
  await expect.poll(() => shown(page)).toEqual(outline);
  expect(pressed).toBeLessThanOrEqual(40);
  await saveAndDelete(page, 'Outline by keyboard', user.press);
});

test('Tab comes into the lines, and Escape and Tab lead out again, forwards and backwards', async ({ page }) => {
  await openNewGroup(page);
  const row = page.getByRole('group', { name: 'Question 1', exact: true });
  await page.getByRole('button', { name: 'Download' }).focus();
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Question 1: text' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByText('To leave the list, press Escape, then Tab.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.cd-tree-list :focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(row).toBeFocused();
  const add = page.getByRole('button', { name: 'Add question', exact: true });
  for (let stops = 0; stops < 6 && !(await add.evaluate((button) => button === document.activeElement)); stops++) {
    await page.keyboard.press('Tab');
  }
  await expect(add).toBeFocused();
});

test('an outline is pasted into a line, copied from one, imported, and undone in one step each', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const written = (lines: readonly string[]) => lines.join('\n');
  const clip = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await openNewGroup(page);
  await page.keyboard.type('Pasted');
  const blank = ['', '  ', '  '];
  await expect.poll(() => shown(page)).toEqual(blank);
  await clip(written(outline));
  await page.getByRole('textbox', { name: 'Question 1: text' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => shown(page)).toEqual(outline);
  await expect(page.getByText('Added 12 questions and answers.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Question 1: text' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => shown(page)).toEqual(blank);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => shown(page)).toEqual(outline);

  await page.getByRole('textbox', { name: 'Answer 1.1.1.2: text' }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+c');
  await page.getByRole('textbox', { name: 'Answer 1.3: text' }).focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+v');
  const family = outline.slice(4, 9).map((line) => line.slice(4));
  await expect.poll(() => shown(page)).toEqual([...outline, ...family]);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  await dialog.getByRole('button', { name: 'Import questions' }).click();
  await expect(dialog.getByText('Enter at least one question.')).toBeVisible();
  await page.locator('[data-chatdeck="import-questions-file"]').setInputFiles({
    name: 'more.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# More?\n\n- Yes → form\n- No → reply Bye!\n'),
  });
  await expect(dialog.getByText('3 questions and answers will be added:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import questions' }).click();
  await expect(page.getByRole('textbox', { name: 'Question 2: text' })).toBeFocused();
  await expect.poll(() => shown(page)).toEqual([...outline, ...family, 'More?', '  Yes', '  No']);
  await expect(page.getByRole('textbox', { name: 'Answer 2.2: reply' })).toHaveValue('Bye!');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => shown(page)).toEqual([...outline, ...family]);
});
