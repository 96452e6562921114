import { expect, test, type Locator, type Page } from '@playwright/test';
import { openBehavior, openTab, signIn } from './people';

async function openAppearance(page: Page, widget: string): Promise<void> {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, widget);
  await openTab(page, 'Appearance');
  await expect(page.getByRole('heading', { name: /: Appearance$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible();
}

/** As a pointer does: the keyboard opens a section by going on into it. */
const unfold = (section: Locator) => section.locator('.cd-section-fold').click();

const picture = (page: Page | Locator) => page.getByRole('group', { name: /^Preview of the widget: / });

/** A text of each section with words, and what the preview shows of it while it is typed. */
const edits = [
  ['Online mode', 'Title', 'Welcome'],
  ['Offline mode', 'Greeting', 'Offline form'],
  ['Chat End', 'Confirmation question', 'Confirmation'],
  ['Screenshots', 'Question', 'Screenshot'],
  ['Info prompt', 'Info prompt greeting', 'Info prompt'],
  ['Generic button labels', 'Yes button', 'Confirmation'],
] as const;

test('the preview follows what is typed in every section, and each is saved on its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAppearance(page, 'order-questions');
  const stamp = String(Date.now());
  for (const [section, field, state] of edits) {
    const region = page.getByRole('region', { name: section });
    await region.getByRole('textbox', { name: field, exact: true }).fill(`${field} ${stamp}`);
    await expect(page.getByRole('group', { name: `Preview of the widget: ${state}` })).toContainText(
      `${field} ${stamp}`,
    );
  }
  const privacy = page.getByRole('region', { name: 'Privacy' });
  await unfold(privacy);
  await privacy.getByRole('switch', { name: 'Require acceptance before a chat' }).setChecked(true);
  await privacy.getByRole('textbox', { name: 'Acceptance text' }).fill(`I agree ${stamp}`);
  await expect(picture(page)).toContainText(`I agree ${stamp}`);
  const alignment = page.getByRole('region', { name: 'Alignment' });
  await unfold(alignment);
  const isLeft = await alignment.getByRole('radio', { name: 'Bottom left' }).isChecked();
  const side = isLeft ? 'Bottom right' : 'Bottom left';
  await alignment.getByRole('radio', { name: side }).click();
  await expect(picture(page)).toHaveAttribute('data-side', isLeft ? 'right' : 'left');

  const online = page.getByRole('region', { name: 'Online mode' });
  await online.getByRole('button', { name: 'Save Changes' }).click();
  await expect(online.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await alignment.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alignment.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await page.reload();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(title).toHaveValue(`Title ${stamp}`);
  await expect(online.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
  await expect(alignment.getByRole('radio', { name: side })).toBeChecked();
  // What was not saved is a draft still.
  const offline = page.getByRole('region', { name: 'Offline mode' });
  await expect(offline.getByRole('textbox', { name: 'Greeting' })).toHaveValue(`Greeting ${stamp}`);
  await expect(offline.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'false');
});

test('a save that fails keeps the draft and says so', async ({ page }) => {
  await openAppearance(page, 'docs');
  const online = page.getByRole('region', { name: 'Online mode' });
  const title = online.getByRole('textbox', { name: 'Title', exact: true });
  const typed = `Stuck? ${String(Date.now())}`;
  await title.fill(typed);
  await page.route('**/update_config', (route) => route.fulfill({ status: 500, json: { Message: 'Out of order' } }));
  await online.getByRole('button', { name: 'Save Changes' }).click();
  await expect(online.getByRole('alert')).toContainText('Out of order');
  await expect(title).toHaveValue(typed);
  await expect(online.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  await page.unroute('**/update_config');
  await online.getByRole('button', { name: 'Save Changes' }).click();
  await expect(online.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('on a phone the preview opens over the form, and a text in it leads back to its field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAppearance(page, 'website');
  await page.getByRole('textbox', { name: 'Thank-you message', exact: true }).fill('We will write soon.');
  await page.getByRole('button', { name: 'Open preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  await expect(picture(dialog)).toContainText('We will write soon.');
  await dialog
    .getByRole('button', { name: 'Start', exact: true })
    .or(dialog.getByRole('radio', { name: 'Start' }))
    .click();
  await dialog.getByRole('button', { name: /, edit: Message placeholder$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message placeholder', exact: true })).toBeFocused();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
});

test('needs no mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAppearance(page, 'returns');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Back it goes');
  await expect(picture(page)).toContainText('Back it goes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  await picture(page)
    .getByRole('button', { name: /, edit: Welcome message$/ })
    .press('Enter');
  await expect(page.getByRole('textbox', { name: 'Welcome message' })).toBeFocused();
  await page.getByRole('button', { name: 'All states' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All states' });
  await expect(dialog.getByRole('group', { name: 'Transcript sent' })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'All states' })).toBeFocused();
});
