import { expect, type Page } from '@playwright/test';
import { settle } from './look';
import type { Place } from './places';

/** Goes to a place, and has it show all that it has. */
export async function visit(page: Page, { path, title, shows = [] }: Place): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await settle(page);
  for (const name of shows) {
    const control = page.getByRole('main').getByRole('button', { name, exact: true });
    await control.or(page.getByRole('main').getByRole('radio', { name, exact: true })).click();
  }
  await settle(page);
}
