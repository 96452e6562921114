import { expect } from '@playwright/test';
import { tier } from '../payer';
import { unfoldControls } from './report-controls';
import { signInAs } from './sign-in-as';
import type { User } from './user';

/** Reads last month's numbers, takes them along as files, looks at the invoices, and pays by the year from now on. */
export async function monthEnd(user: User): Promise<void> {
  const { page } = user;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tabs = page.getByRole('navigation', { name: 'Reports' });
  const website = page.getByRole('region', { name: 'website', exact: true });

  await signInAs(user, 'admin@acme.test');
  await user.go('Reports', page.getByRole('heading', { name: 'Reports', level: 1 }));
  const range = page.getByRole('button', { name: /^Date range/ });
  await unfoldControls(user);
  await user.press(range, button('Last month'));
  await user.press(button('Last month'), page.getByRole('button', { name: 'Date range: Last month' }));
  await user.sees(website.getByRole('link', { name: /, Total Chats: show in history$/ }));
  await download(user, 'CSV');

  await user.press(tabs.getByRole('link', { name: 'History' }), website.getByText(/^Showing 1 to/));
  const filters = page.getByRole('button', { name: /^Filters/ });
  const rating = page.getByRole('combobox', { name: 'Rating' });
  await user.sees(filters.or(rating));
  // On a phone they are folded.
  if (await filters.isVisible()) await user.press(filters);
  await user.choose(rating, 'Thumbs down');
  await expect(page).toHaveURL(/range=lastmonth.*rating=down/);
  await expect(website.getByText('Thumbs up')).toHaveCount(0);
  await user.sees(website.getByText(/^Showing 1 to/));
  await download(user, 'JSON');

  await user.press(
    tabs.getByRole('link', { name: 'Availability' }),
    page.getByRole('list', { name: 'website: Operator Availability' }),
  );

  await user.go('Account', page.getByRole('heading', { name: 'Account', level: 1 }));
  await user.sees(page.getByRole('link', { name: /^View the invoice from/ }));
  await switchTo(user, 'Annual', 'Switch to annual');
  await switchTo(user, 'Monthly', 'Switch to monthly');
}

async function download(user: User, format: string): Promise<void> {
  const { page, press } = user;
  await unfoldControls(user);
  const button = page.getByRole('button', { name: `Download as ${format}` });
  await expect(button).not.toHaveAttribute('aria-disabled');
  const notice = page.getByText(/^Saved as .*_chatdeck_output/);
  // Of Firefox's downloads, Playwright hears nothing.
  const isHeard = page.context().browser()?.browserType().name() !== 'firefox';
  const [file] = await Promise.all([isHeard ? page.waitForEvent('download') : undefined, press(button, notice)]);
  const name = new RegExp(`_chatdeck_output\\.${format.toLowerCase()}$`);
  await expect(notice).toHaveText(name);
  if (isHeard) expect(file?.suggestedFilename()).toMatch(name);
}

/** Pays for the same plan by another period. */
async function switchTo(user: User, period: string, action: string): Promise<void> {
  const { page } = user;
  await user.press(page.getByRole('radio', { name: period }));
  const dialog = page.getByRole('alertdialog');
  await user.press(tier(page, 'Business').getByRole('button', { name: action }), dialog);
  await expect(dialog.getByRole('row', { name: /^Price/ })).toContainText('$');
  await user.press(dialog.getByRole('button', { name: 'Switch plan' }), page.getByText(/^You’re now on the/));
  await expect(dialog).toBeHidden();
}
