import { expect, type Locator, type Page } from '@playwright/test';
import { fillSignIn } from './people';

const secret = 'seven books and a cat';

/** A separate account in its trial, opened on its page. */
export async function openTrial(page: Page): Promise<string> {
  const email = `payer-${Date.now()}-${Math.floor(Math.random() * 1e6)}@juniper.test`;
  const answer = await page.request.post('/v1/p/users', { data: { email, password: secret } });
  expect(answer.ok()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/v1/users/legal_confirmation/terms_and_privacy_policy/01SEPT2024', { headers });
  await page.goto('/#/account');
  await fillSignIn(page, email, secret);
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
  return email;
}

/** A plan on the account page. */
export function tier(page: Page, name: string): Locator {
  return page.locator('[data-chatdeck="plan"]').filter({ has: page.getByRole('heading', { name, exact: true }) });
}
