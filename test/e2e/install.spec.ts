import { expect, test, type Page } from '@playwright/test';
import { signIn } from './people';

test('takes the code of each project type, copies it and renames the channel', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'owner@globex.test');
  await page.getByRole('main').getByRole('link', { name: 'globex-site' }).click();
  await page.getByRole('link', { name: 'Embed code' }).click();
  await expect(page.getByRole('heading', { name: /: Embed code$/ })).toBeVisible();

  await page.getByRole('tab', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'React' })).toContainText('useEffect');
  await page.getByRole('tab', { name: 'Vue' }).click();
  await page.getByRole('radio', { name: /Sidebar/ }).check();
  await page.getByRole('button', { name: 'Copy the code for step 2' }).click();
  expect(await paste(page)).toMatch(/^<chatdeck-widget widget-id="[^"]+" widget-type="sidebar"><\/chatdeck-widget>$/);

  const field = page.getByLabel('Channel name');
  await field.fill('two words');
  await expect(page.getByText(/Use only a-z, 0-9/)).toBeVisible();
  await field.fill('globex-front');
  await page.getByRole('button', { name: 'Rename channel' }).click();
  await expect(page.getByText('Channel renamed.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('globex-front');
  await field.fill('globex-site');
  await page.getByRole('button', { name: 'Rename channel' }).click();
  await expect(page.getByText('Channel renamed.')).toBeVisible();
});

test('goes back to choosing a channel, and starts over with another widget', async ({ page }) => {
  const channel = `spare-${Date.now().toString(36)}`;
  await signIn(page, 'admin@acme.test');
  await page
    .getByRole('button', { name: /^Add channel/ })
    .first()
    .click();
  await page.getByRole('radio', { name: 'New channel' }).click();
  await page.getByLabel('New channel name').fill(channel);
  await page.getByRole('button', { name: 'Create channel' }).click();
  await page.getByRole('link', { name: 'Open settings' }).click();
  await page.getByRole('link', { name: 'Embed code' }).click();
  await expect(page.getByRole('link', { name: 'Email my developer' })).toHaveAttribute('href', /^mailto:\?subject=/);

  await page.getByRole('button', { name: 'Change channel' }).click();
  const change = page.getByRole('alertdialog', { name: `Change the channel of the widget #${channel}?` });
  await change.getByRole('button', { name: 'Change channel' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a channel' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Channel' }).fill(channel);
  await page.getByRole('option', { name: `#${channel}` }).click();
  await page.getByRole('button', { name: 'Use this channel' }).click();
  await page.getByRole('link', { name: 'Open settings' }).click();

  await page.getByRole('link', { name: 'Embed code' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the widget #${channel}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('textbox').fill(channel);
  await question.getByRole('button', { name: 'Delete widget' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: channel })).toHaveCount(0);
});

/** What the clipboard has, as a person gets it: the server's policy lets no page read it. */
async function paste(page: Page): Promise<string> {
  const area = await page.evaluateHandle(() => document.body.appendChild(document.createElement('textarea')));
  await area.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await area.inputValue();
  await area.evaluate((element) => element.remove());
  return text;
}
