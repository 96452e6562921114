import { expect } from '@playwright/test';
import { saveButton } from '../people';
import type { User } from './user';

/** From the sign-up through the setup to a widget that is online, with its first settings. */
export async function newOwner(user: User): Promise<void> {
  const { page } = user;
  const name = Date.now().toString(36);
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });

  await page.goto('/');
  await user.press(page.getByRole('link', { name: 'Sign up' }), page.getByText('30 day free trial'));
  await user.type(page.getByLabel('Email'), `owner-${name}@juniper.test`);
  await user.type(page.getByLabel('Password', { exact: true }), 'seven books and a cat');
  await user.press(button('Sign up'), page.getByRole('heading', { name: 'Terms of service and privacy policy' }));
  await user.press(page.getByRole('checkbox'));
  await user.press(button('Continue'), page.getByRole('heading', { name: 'Connect Slack' }));

  await user.press(page.getByRole('link', { name: 'Connect Slack' }), button('Allow'));
  await user.press(button('Allow'), page.getByRole('heading', { name: 'Choose a channel' }));
  await user.press(page.getByRole('radio', { name: 'New channel' }));
  await user.type(page.getByLabel('New channel name'), `desk-${name}`);
  await user.press(button('Create channel'), page.getByRole('heading', { name: 'Add the embed code' }));
  await expect(page.locator('pre')).toContainText('<chatdeck-widget widget-id=');

  const settings = page.getByRole('heading', { name: /: Behavior$/ });
  await user.press(page.getByRole('link', { name: 'Open settings' }), settings);
  const address = page.getByRole('textbox', { name: 'Email for offline messages' });
  await user.sees(address);
  await user.type(address, `desk-${name}@juniper.test`);
  await user.press(saveButton(address), button('Saved'));

  await user.go('Dashboard', page.getByRole('heading', { name: 'Dashboard', level: 1 }));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `desk-${name}` }) });
  await user.sees(card.last());
  await expect(card.last()).toContainText('Online');
}
