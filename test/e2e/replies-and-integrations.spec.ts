import { expect, test, type Page } from '@playwright/test';
import { openBehavior, signIn } from './people';

async function openTab(page: Page, tab: string): Promise<void> {
  await page.getByRole('link', { name: tab, exact: true }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`: ${tab}$`) })).toBeVisible();
}

test('makes a saved reply whose form is closed and reloaded on the way, tries it and deletes it', async ({ page }) => {
  const label = `Returns ${Date.now().toString(36)}`;
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  await openTab(page, 'Saved Replies');

  await page.getByRole('button', { name: 'Create new reply' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Saved Reply' });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Enter a label.')).toBeVisible();
  await form.getByLabel('Label').fill(label);
  await form.getByRole('textbox', { name: 'Shortcut' }).fill('hours');
  await page.keyboard.press('Tab');
  await expect(form.getByText('The saved reply “Store hours” uses this shortcut.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.reload();

  await page.getByRole('button', { name: `Edit: ${label}` }).click();
  await expect(form.getByLabel('Label')).toHaveValue(label);
  await form.getByRole('textbox', { name: 'Shortcut' }).fill('');
  await form.getByRole('textbox', { name: 'Response' }).fill('Within 30 days.');
  await form.getByRole('textbox', { name: 'Trigger phrases' }).pressSequentially('send back,money back');
  await form.getByRole('switch', { name: 'Send automatically' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Not saved yet')).toBeHidden();

  await page.getByRole('textbox', { name: 'A visitor’s message' }).fill('Can I SEND BACK a tent?');
  await expect(page.getByText('Sent automatically because of “send back”')).toBeVisible();
  await page.reload();
  await expect(page.getByText('money back')).toBeVisible();

  await page.getByRole('button', { name: `Delete: ${label}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this saved reply?' });
  await question.getByRole('button', { name: 'Delete reply' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create new reply' })).toBeVisible();
  await expect(page.getByText(label)).toBeHidden();
});

test('adds a bot of the workspace, removes it with a way back, and removes it for good', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'pricing-page');
  await openTab(page, 'Integrations');
  await page.getByRole('button', { name: /configure slack/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Configure Bots and Users' });
  await expect(dialog.getByText('slackbot')).toBeHidden();

  await dialog.getByRole('searchbox', { name: 'Find a bot or user' }).fill('faq');
  await dialog.getByRole('button', { name: 'Add faq-helper' }).click();
  await dialog.getByRole('button', { name: 'Remove faq-helper' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove faq-helper' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByText('1 bot or user added')).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: /configure slack/i }).click();
  await dialog.getByRole('button', { name: 'Remove faq-helper' }).click();
  await expect(dialog.getByText('Removed faq-helper.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Add your first integration' })).toBeVisible();
});

test('shows what a plan lacks: the zero state of saved replies, the warning of integrations', async ({ page }) => {
  await signIn(page, 'owner@globex.test');
  await openBehavior(page, 'globex-site');
  await page.getByRole('link', { name: /^Saved Replies/ }).click();
  await expect(page.getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute('href', '#/account');
  const docs = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Learn more about saved replies' }).click();
  await expect((await docs).getByRole('heading', { name: 'Saved replies' })).toBeVisible();
  await page.getByRole('link', { name: /^Integrations/ }).click();
  await expect(page.getByText('Your plan does not have access to Integrations.')).toBeVisible();
});
