import { expect, type Locator, type Page } from '@playwright/test';

export const password = 'chatdeck-demo';

/** Signs in through the form, as a person does. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

/** Opens a place, the Dashboard unless named, with a session of its own, where a test is not about the form. */
export async function signIn(page: Page, email: string, place = '/'): Promise<void> {
  const answer = await page.request.post('/v1/p/sessions', { data: { email, password } });
  const { token } = (await answer.json()) as { token: string };
  await page.context().addCookies([{ name: 'auth_token', value: token, url: new URL('/', answer.url()).href }]);
  await page.goto(place);
  if (place === '/') await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

export async function fillSignIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Opens the Behavior tab of a widget from its card on the Dashboard. */
export async function openBehavior(page: Page, widget: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: widget }).click();
  await expect(page.getByRole('heading', { name: /: Behavior$/ })).toBeVisible();
}

/** Goes to another tab of a widget's settings; on a phone, out of the list they fold into. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Widget settings' });
  const fold = tabs.getByRole('button');
  if (await fold.isVisible()) await fold.click();
  await tabs.getByRole('link', { name }).click();
}

/** The button of the section that holds the field. */
export function saveButton(field: Locator): Locator {
  const section = field.page().locator('[data-chatdeck="section"]').filter({ has: field });
  return section.getByRole('button', { name: 'Save Changes' });
}
