import { expect } from '@playwright/test';
import { signInAs } from './sign-in-as';
import type { User } from './user';

/** Writes a reply that was missing, tries it, sends the widget to lunch and back, and logs out. */
export async function agentsDay(user: User): Promise<void> {
  const { page } = user;
  const label = `Returns ${Date.now().toString(36)}`;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

  await signInAs(user, 'agent@acme.test');
  await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  const widget = page.getByRole('main').getByRole('link', { name: 'returns' });
  await user.sees(widget);
  await user.press(widget, heading('Behavior'));

  const power = page.getByRole('switch', { name: /^Widget/ });
  await user.sees(power);
  const isOn = await power.isChecked();
  for (const next of [!isOn, isOn]) {
    await user.press(power, page.getByRole('switch', { name: /^Widget/, checked: next, disabled: false }));
  }

  const tabs = page.getByRole('navigation', { name: 'Widget settings' });
  // On a phone they are behind the current one.
  const current = tabs.getByRole('button', { expanded: false });
  if (await current.isVisible()) await user.press(current, tabs.getByRole('link', { name: 'Saved Replies' }));
  await user.press(tabs.getByRole('link', { name: 'Saved Replies' }), heading('Saved Replies'));
  const form = page.getByRole('dialog', { name: 'Create New Saved Reply' });
  await user.sees(button('Create new reply'));
  await user.press(button('Create new reply'), form);
  await user.type(form.getByLabel('Label'), label);
  await user.type(form.getByRole('textbox', { name: 'Response' }), 'Within 30 days.');
  await user.press(form.getByRole('button', { name: 'Save Changes' }), button(`Edit: ${label}`));
  await expect(form).toBeHidden();

  const question = page.getByRole('alertdialog');
  await user.press(button(`Delete: ${label}`), question);
  await user.press(question.getByRole('button', { name: 'Delete reply' }), page.getByText(/^Deleted “/));
  await expect(question).toBeHidden();

  await user.press(button('agent@acme.test'), page.getByRole('menu'));
  await user.press(page.getByRole('menuitem', { name: 'Logout' }), button('Log in'));
}
