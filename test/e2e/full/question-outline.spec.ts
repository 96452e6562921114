import { expect, test, type Locator, type Page } from '@playwright/test';
import { openNewGroup, outline, saveAndDelete, shown } from '../outline';

/** Writes the outline with what can be pressed, each line by its buttons and menus. */
async function writeByPressing(page: Page, press: (control: Locator) => Promise<void>) {
  const text = (name: string) => page.getByRole('textbox', { name: `${name}: text` });
  const write = async (name: string, words: string) => {
    await press(text(name));
    await page.keyboard.type(words);
  };
  const choose = async (name: string, action: string) => {
    await press(text(name));
    await page.getByRole('combobox', { name: `${name}: action` }).selectOption(action);
  };
  const addAnswer = async (question: string) => {
    await press(text(question));
    await press(page.getByRole('button', { name: new RegExp(`^Add answer: ${question},`) }));
  };
  await write('Question 1', 'What are you looking for?');
  await write('Answer 1.1', 'A tent');
  await write('Answer 1.2', 'A stove');
  await choose('Answer 1.2', 'form');
  await addAnswer('Question 1');
  await write('Answer 1.3', 'Something else');
  await choose('Answer 1.3', 'form');
  await choose('Answer 1.1', 'new');
  await write('Question 1.1.1', 'For how many people?');
  await write('Answer 1.1.1.1', 'One or two');
  await choose('Answer 1.1.1.1', 'form');
  await write('Answer 1.1.1.2', 'A family');
  await addAnswer('Question 1.1.1');
  await write('Answer 1.1.1.3', 'A larger group');
  await choose('Answer 1.1.1.3', 'form');
  await choose('Answer 1.1.1.2', 'new');
  await write('Question 1.1.1.2.1', 'In which season?');
  await write('Answer 1.1.1.2.1.1', 'Summer');
  await choose('Answer 1.1.1.2.1.1', 'form');
  await write('Answer 1.1.1.2.1.2', 'Winter');
  await choose('Answer 1.1.1.2.1.2', 'form');
  await addAnswer('Question 1.1.1.2.1');
  await write('Answer 1.1.1.2.1.3', 'All year');
  await choose('Answer 1.1.1.2.1.3', 'form');
  await expect.poll(() => shown(page)).toEqual(outline);
  await press(page.getByRole('button', { name: 'Save all' }));
}

test('the same twelve lines are written by mouse', async ({ page }) => {
  await openNewGroup(page);
  await page.keyboard.type('Outline by mouse');
  await writeByPressing(page, (control) => control.click());
  await saveAndDelete(page, 'Outline by mouse');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the same twelve lines are written by finger, and a menu takes a line out and in', async ({ page }) => {
    await openNewGroup(page);
    await page.keyboard.type('Outline by finger');
    let tapped = 0;
    // Browsers take two quick taps for a double tap, even in two fields, and put no caret there.
    await writeByPressing(page, async (control) => {
      await expect.poll(() => Date.now() - tapped).toBeGreaterThan(400);
      await control.tap();
      tapped = Date.now();
    });
    await page.getByRole('textbox', { name: 'Answer 1.1.1.3: text' }).tap();
    await page.getByRole('button', { name: 'Answer 1.1.1.3, A larger group: more actions' }).tap();
    await page.getByRole('menuitem', { name: 'Outdent' }).tap();
    await expect(page.getByRole('textbox', { name: 'Answer 1.2: text' })).toHaveValue('A larger group');
    await page.getByRole('button', { name: 'Answer 1.2, A larger group: more actions' }).tap();
    await page.getByRole('menuitem', { name: 'Indent' }).tap();
    await expect.poll(() => shown(page)).toEqual(outline);
    await saveAndDelete(page, 'Outline by finger');
  });
});
