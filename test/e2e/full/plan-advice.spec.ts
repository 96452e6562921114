import { expect, test } from '@playwright/test';
import { userOf } from '../journeys/user';
import { openTrial, tier } from '../payer';
import { signIn } from '../people';

const never = '0000-00-00T00:00:00Z';

// Nothing is switched or removed here.
test.describe.configure({ mode: 'parallel' });

for (const { width, height } of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${width} px, with the keyboard alone`, () => {
    test.use({ viewport: { width, height } });

    test('an admin sees which plan fits, what a year saves, and what a smaller plan would take', async ({ page }) => {
      const { press } = userOf('keyboard', page);
      await page.route('**/v1/dashboard-admin/users', async (route) => {
        const answer = await route.fetch();
        const users = (await answer.json()) as object[];
        const more = [91, 92].map((Id) => ({
          Id,
          email: `guest-${Id}@acme.test`,
          admin: false,
          lastSignedInAt: never,
        }));
        await route.fulfill({ response: answer, json: [...users, ...more] });
      });
      await signIn(page, 'admin@acme.test', '/#/account');
      const plans = page.getByRole('region', { name: 'Plans' });
      const advice = plans.locator('[data-chatdeck="plan-advice"]');
      await expect(plans.getByText('Cheapest that fits')).toHaveCount(1);
      await expect(advice).toContainText(/is the cheapest plan that fits|would fit your usage/);
      await expect(advice).toContainText(/Annual billing saves \$\d+ per year and pays off after 11 months\./);

      // By the year, in the same unit.
      await press(plans.getByRole('radio', { name: 'Annual' }));
      await expect(tier(page, 'Business')).toContainText('$183');
      await expect(tier(page, 'Business')).toContainText('Annual billing saves $199 per year');
      await press(plans.getByRole('radio', { name: 'Monthly' }));
      await expect(tier(page, 'Business')).toContainText('$199');

      const starter = tier(page, 'Starter');
      const blocked = starter.getByRole('button', { name: 'Downgrade Starter' });
      await expect(blocked).toHaveAttribute('aria-disabled', 'true');
      await expect(blocked).toHaveAccessibleDescription(
        /^Delete \d+ of your \d+ widgets first\. Remove 2 of your 4 users first\.$/,
      );
      const toRemove = starter.getByRole('button', { name: 'See what to remove' });
      const dialog = page.getByRole('dialog', { name: 'Make room for the Starter plan' });
      await press(toRemove, dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(toRemove).toBeFocused();

      // To the users, behind the dialog.
      await press(toRemove, dialog);
      await expect(dialog.getByText('guest-91@acme.test')).toBeVisible();
      await press(dialog.getByRole('link', { name: 'Go to your users' }));
      await expect(dialog).toBeHidden();
      await expect(page.locator('[data-chatdeck="user-list"]')).toBeFocused();

      // To a widget, where it can be deleted.
      await press(toRemove, dialog);
      const widget = dialog.getByRole('link', { name: 'website', exact: true });
      await press(widget, page.getByRole('heading', { name: 'Danger zone' }));
      await expect(page).toHaveURL(/#\/settings\/\d+\/install\?field=danger$/);
      await expect(page.getByRole('heading', { name: 'Danger zone' })).toBeFocused();
      await page.goBack();
      await expect(plans.getByText('Cheapest that fits')).toHaveCount(1);
    });

    test('a new account gets from the upgrade page to the comparison of all plans', async ({ page }) => {
      const { press } = userOf('keyboard', page);
      await openTrial(page);
      const plans = page.getByRole('region', { name: 'Plans' });
      await expect(tier(page, 'Starter')).toContainText('Cheapest that fits');
      await expect(plans.getByText('Starter is the cheapest plan that fits your usage.')).toBeVisible();
      await page.goto('/#/please-upgrade');
      const advice = page.locator('[data-chatdeck="plan-advice"]');
      await expect(advice).toContainText('cheapest plan that fits your usage with one more channel');
      await press(advice.getByRole('link', { name: 'Compare all plans' }), plans);
      await expect(page).toHaveURL(/#\/account\?section=plans$/);
      await expect(plans.getByRole('button', { name: 'Choose Plan Starter' })).toBeFocused();
    });

    test('an agent sees the same advice without users, and nothing to press', async ({ page }) => {
      const adminOnly: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/dashboard-admin/')) adminOnly.push(request.url());
      });
      await signIn(page, 'agent@acme.test', '/#/account');
      const plans = page.getByRole('region', { name: 'Plans' });
      await expect(plans.getByText('Cheapest that fits')).toHaveCount(1);
      await expect(plans.getByText(/You have \d+ users?/)).toHaveCount(0);
      await expect(plans.getByRole('button', { name: 'See what to remove' })).toHaveCount(0);
      expect(adminOnly).toEqual([]);
    });
  });
}
