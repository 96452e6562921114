import { expect, test, type Page } from '@playwright/test';
import { userOf } from './journeys/user';
import { mailboxKey } from './mailbox-key';
import { rowsOf } from './matrix';
import { openTrial } from './payer';

const secret = 'seven books and a cat';

/** The path of the newest emailed link to a person, read in a page of its own. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  const mail = mailbox.locator('article').filter({ hasText: email }).first();
  await expect(async () => {
    await mailbox.goto(`/mailbox?key=${mailboxKey}`);
    await expect(mail).toBeVisible({ timeout: 1000 });
  }).toPass();
  const link = (await mail.getByRole('link').getAttribute('href')) ?? '';
  await mailbox.close();
  return link.replace(/^.*(?=#)/, '/');
}

/** What the clipboard has, as a person gets it: the server's policy lets no page read it. */
async function pasted(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  await other.locator('textarea').focus();
  await other.keyboard.press('ControlOrMeta+v');
  const text = await other.locator('textarea').inputValue();
  await other.close();
  return text;
}

for (const width of rowsOf([320, 1280])) {
  test(`invites three people, resends, copies a link that is accepted, and cancels, by keyboard at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    const owner = await openTrial(page);
    const own = owner.replace(/^payer-|@.*$/g, '');
    const [ana, bo, cy] = [`ana-${own}@gmail.com`, `bo-${own}@juniper.test`, `cy-${own}@juniper.test`];
    const { type, press } = userOf('keyboard', page);
    const field = page.getByRole('textbox', { name: 'Invite users' });
    const row = (email: string) => page.getByRole('row').filter({ hasText: email });
    const menu = (email: string) => page.getByRole('button', { name: `More actions for ${email}` });
    const choose = async (email: string, action: RegExp) => {
      await press(menu(email));
      await press(page.getByRole('menuitem', { name: action }));
    };

    // One of the three is mistyped, and one is there twice.
    await type(field, `${ana.replace('gmail', 'gmial')}, ${bo} ${cy}; ${bo}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No invitations sent yet. Check these addresses first.')).toBeVisible();
    await expect(page.getByText(`${bo} is listed more than once but gets only one invitation.`)).toBeVisible();
    await press(page.getByRole('button', { name: `Use ${ana}` }));
    await expect(field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Invited 3 users: /)).toBeVisible();
    await expect(page.getByText('Pending invitations · 3')).toBeVisible();
    await expect(row(bo)).toHaveCount(1);
    await expect(row(bo)).toContainText(/Invited .*Link expires /);

    const first = await mailedLink(page, ana);
    await choose(ana, /^Resend invitation/);
    await expect(page.getByText(`Emailed a new link to ${ana}. Earlier links no longer work.`)).toBeVisible();
    await expect(menu(ana)).toBeFocused();
    await expect.poll(() => mailedLink(page, ana)).not.toBe(first);

    await choose(bo, /^Copy invitation link/);
    await press(page.getByRole('button', { name: 'Create link' }));
    const shown = page.getByRole('textbox', { name: 'Link' });
    await expect(shown).toBeFocused();
    const link = await shown.inputValue();
    await press(page.getByRole('button', { name: 'Copy link' }));
    await expect(page.getByText('Copied').first()).toBeVisible();
    expect(await pasted(page)).toBe(link);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu(bo)).toBeFocused();
    expect(await page.content()).not.toContain(link.slice(-64));

    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 800 } });
    const invited = await elsewhere.newPage();
    const { type: typeThere, press: pressThere } = userOf('keyboard', invited);
    const setPassword = async (to: string) => {
      await invited.goto('about:blank');
      await invited.goto(to.replace(/^.*(?=#)/, '/'));
      await typeThere(invited.getByLabel('New password', { exact: true }), secret);
      await pressThere(invited.getByRole('button', { name: 'Set new password' }));
    };
    // The link that was emailed ended with the new one.
    for (const ended of [await mailedLink(page, bo), first]) {
      await setPassword(ended);
      await expect(invited.getByRole('alert')).toContainText('Invalid token');
    }
    await setPassword(link);
    await expect(invited.getByText('Your new password is set. Use it to log in.')).toBeVisible();
    await typeThere(invited.getByLabel('Email'), bo);
    await typeThere(invited.getByLabel('Password', { exact: true }), secret);
    await invited.keyboard.press('Enter');
    await expect(invited.getByRole('heading', { name: 'Terms of service and privacy policy' })).toBeVisible();

    await page.reload();
    await expect(page.getByText('Pending invitations · 2')).toBeVisible();
    await expect(row(bo)).toContainText('Active');

    const third = await mailedLink(page, cy);
    await choose(cy, /^Cancel invitation/);
    await expect(page.getByRole('button', { name: 'Keep invitation' })).toBeFocused();
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel invitation' }));
    await expect(page.getByText(`Canceled the invitation for ${cy}.`)).toBeVisible();
    await expect(row(cy)).toHaveCount(0);
    await expect(page.getByText('Pending invitations · 1')).toBeVisible();
    await setPassword(third);
    await expect(invited.getByRole('alert')).toContainText('Invalid token');
    await elsewhere.close();
    const isScrolledSideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isScrolledSideways).toBe(false);
  });
}
