import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './people';

/** Twelve lines: three questions, each below an answer of the one before it. */
export const outline = [
  'What are you looking for?',
  '  A tent',
  '    For how many people?',
  '      One or two',
  '      A family',
  '        In which season?',
  '          Summer',
  '          Winter',
  '          All year',
  '      A larger group',
  '  A stove',
  '  Something else',
];

/** The lines with their levels, as the tree shows them. */
export const shown = (page: Page) =>
  page.locator('.cd-tree-list > li:not([role])').evaluateAll((all) =>
    all.map((line) => {
      const text = line.querySelector<HTMLTextAreaElement>('[data-part="text"]')?.value ?? '';
      return `${'  '.repeat(Number(line.getAttribute('aria-level')) - 1)}${text}`;
    }),
  );

const click = (control: Locator) => control.click();

export async function openNewGroup(page: Page, press = click): Promise<void> {
  await signIn(page, 'admin@acme.test', '/#/settings/1/question-groups');
  await press(page.getByRole('button', { name: 'Add a question group' }));
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
}

export async function saveAndDelete(page: Page, label: string, press = click): Promise<void> {
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await page.reload();
  await press(page.getByRole('button', { name: new RegExp(`^${label}`) }));
  await expect.poll(() => shown(page)).toEqual(outline);
  await press(page.getByRole('button', { name: 'Actions for this group' }));
  await press(page.getByRole('menuitem', { name: 'Delete group' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete group' }));
  await expect(page.getByRole('button', { name: new RegExp(`^${label}`) })).toHaveCount(0);
}
