import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, openBehavior, openTab, password, saveButton, signIn } from './people';

const address = (page: Page) => page.getByRole('textbox', { name: 'Email for offline messages' });
const invite = (page: Page) => page.getByRole('textbox', { name: 'Invite users' });

/** What the browser keeps for this tab and for all of them. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));

test('typed text survives a reload and an expired session, and no one else sees it', async ({ page, context }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'docs');
  const place = page.url();
  await address(page).fill('typed@acme.test');
  await page.goto('/#/account');
  await invite(page).fill('typed.too@acme.test');
  await page.reload();
  await expect(invite(page)).toHaveValue('typed.too@acme.test');

  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  await page.request.head('/v1/users/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  await fillSignIn(page, 'admin@acme.test', password);
  await expect(invite(page)).toHaveValue('typed.too@acme.test');
  await page.goto(place);
  await expect(address(page)).toHaveValue('typed@acme.test');

  await context.clearCookies();
  await page.reload();
  await fillSignIn(page, 'owner@globex.test', password);
  await expect(page.getByRole('button', { name: 'owner@globex.test' })).toBeVisible();
  expect(await stored(page)).not.toContain('typed');
});

test('what is typed stays where the browser keeps nothing, and is saved', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'returns');
  await address(page).fill('kept@acme.test');
  await page.getByRole('link', { name: 'Appearance' }).click();
  await expect(page.getByRole('heading', { name: /: Appearance$/ })).toBeVisible();
  await page.goBack();
  await expect(address(page)).toHaveValue('kept@acme.test');
  await saveButton(address(page)).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

/** Types into the Behavior tab of a widget, and lets the tab die. */
async function typeAndDie(page: Page, die: (page: Page) => Promise<unknown>) {
  await openBehavior(page, 'returns');
  await address(page).fill('from.before@acme.test');
  // The page writes what was typed within 300 ms.
  await expect.poll(() => stored(page)).toContain('from.before@acme.test');
  await die(page);
}

test('what was typed in a tab that was closed or has crashed is offered in the next one, and restored', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@acme.test');
  const crash = async (tab: Page) => {
    const devtools = await context.newCDPSession(tab);
    // The page that is asked to crash does not answer.
    void devtools.send('Page.crash').catch(() => undefined);
    await tab.waitForEvent('crash');
  };
  for (const die of [(tab: Page) => tab.close(), crash]) {
    const before = await context.newPage();
    await before.goto('/');
    await typeAndDie(before, die);

    const next = await context.newPage();
    await next.goto('/');
    await openBehavior(next, 'returns');
    await expect(next.getByText(/^Unsaved changes from/)).toBeVisible();
    await expect(address(next)).not.toHaveValue('from.before@acme.test');
    await next.getByRole('button', { name: 'Restore' }).click();
    await expect(address(next)).toHaveValue('from.before@acme.test');
    await expect(next.getByText(/^Unsaved changes from/)).toBeHidden();
    await next.getByRole('button', { name: 'Discard all' }).click();
    await expect(address(next)).not.toHaveValue('from.before@acme.test');
    await next.close();
  }
});

test('a reply and a group that were typed in a closed tab are offered in the next one, and restored', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@acme.test');
  const before = await context.newPage();
  await before.goto('/');
  await openBehavior(before, 'returns');
  await openTab(before, 'Saved Replies');
  await before.getByRole('button', { name: /^(Create new reply|Add your first saved reply)$/ }).click();
  await before.getByRole('dialog').getByRole('textbox', { name: 'Label' }).fill('Reply from before');
  await before.keyboard.press('Escape');
  await openTab(before, 'Question Groups');
  await before.getByRole('button', { name: /^(Add|Create) a question group$/ }).click();
  await before.getByRole('textbox', { name: 'Label', exact: true }).fill('Group from before');
  // The page writes what was typed within 300 ms.
  for (const typed of ['Reply from before', 'Group from before']) {
    await expect.poll(() => stored(before)).toContain(typed);
  }
  await before.close();

  const next = await context.newPage();
  await next.goto('/');
  await openBehavior(next, 'returns');
  for (const [tab, typed] of [
    ['Saved Replies', 'Reply from before'],
    ['Question Groups', 'Group from before'],
  ] as const) {
    await openTab(next, tab);
    await expect(next.getByText(/^Unsaved changes from/)).toBeVisible();
    await expect(next.getByText(typed)).toHaveCount(0);
    await next.getByRole('button', { name: 'Restore' }).click();
    await expect(next.getByText(typed).first()).toBeVisible();
    await expect(next.getByText(/^Unsaved changes from/)).toBeHidden();
  }
  await next.close();
});

function hideLocks(): void {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}

for (const where of ['with locks', 'without locks, as on plain http']) {
  test(`two open tabs keep their unsaved changes, and offer each other none before one closes, ${where}`, async ({
    page,
    context,
  }) => {
    if (where !== 'with locks') await context.addInitScript(hideLocks);
    await signIn(page, 'admin@acme.test');
    await openBehavior(page, 'docs');
    const other = await context.newPage();
    await other.goto('/');
    await openBehavior(other, 'docs');
    await address(page).fill('one@acme.test');
    await address(other).fill('two@acme.test');
    await expect.poll(() => stored(page)).toContain('two@acme.test');
    for (const [tab, typed] of [
      [page, 'one@acme.test'],
      [other, 'two@acme.test'],
    ] as const) {
      await tab.reload();
      await expect(address(tab)).toHaveValue(typed);
      await expect(tab.getByText(/^Unsaved changes from/)).toHaveCount(0);
    }
    await other.close();
    await page.reload();
    await expect(page.getByText(/^Unsaved changes from/)).toBeVisible();
    await expect(address(page)).toHaveValue('one@acme.test');
  });
}

test('the browser asks before it closes a page that would lose a secret, and only then', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  await openBehavior(page, 'website');
  await address(page).fill('stored@acme.test');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(address(page)).toHaveValue('stored@acme.test');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Add webhook' }).first().click();
  await page
    .getByRole('textbox', { name: /webhook/i })
    .first()
    .fill('https://hooks.acme.test/secret');
  await page.reload();
  await expect(address(page)).toBeVisible();
  expect(asked).toEqual(['beforeunload']);
});
