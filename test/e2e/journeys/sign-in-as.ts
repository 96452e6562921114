import { password } from '../people';
import type { User } from './user';

export async function signInAs(user: User, email: string): Promise<void> {
  const { page } = user;
  await page.goto('/');
  await user.type(page.getByLabel('Email'), email);
  await user.type(page.getByLabel('Password', { exact: true }), password);
  await user.press(page.getByRole('button', { name: 'Log in' }), page.getByRole('heading', { name: 'Dashboard' }));
}
