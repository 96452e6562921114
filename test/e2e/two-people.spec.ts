import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { openBehavior, saveButton, signIn } from './people';

/** A user with a separate browser, at a widget's Behavior tab. */
async function openAt(browser: Browser, email: string, widget: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, email);
  await openBehavior(page, widget);
  return page;
}

const address = (page: Page) => page.getByRole('textbox', { name: 'Email for offline messages' });
const agentLabel = (page: Page) => page.getByRole('textbox', { name: 'Agent label' });
const sectionOf = (page: Page, field: Locator) => page.locator('[data-chatdeck="section"]').filter({ has: field });

async function save(page: Page, field: Locator): Promise<void> {
  await saveButton(field).click();
}

async function saveWell(page: Page, field: Locator): Promise<void> {
  await save(page, field);
  await expect(sectionOf(page, field).getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
}

test('two people who change different fields of a widget both keep their work', async ({ browser }) => {
  const admin = await openAt(browser, 'admin@acme.test', 'order-questions');
  const agent = await openAt(browser, 'agent@acme.test', 'order-questions');
  const email = `desk-${String(Date.now())}@acme.test`;
  const label = `Team ${String(Date.now())}`;
  await address(admin).fill(email);
  await agentLabel(agent).fill(label);
  await saveWell(agent, agentLabel(agent));
  await saveWell(admin, address(admin));
  await expect(agentLabel(admin)).toHaveValue(label);

  for (const page of [admin, agent]) {
    await page.reload();
    await expect(address(page)).toHaveValue(email);
    await expect(agentLabel(page)).toHaveValue(label);
  }
});

test('two people who change the same field are asked, and nothing is overwritten unseen', async ({ browser }) => {
  const admin = await openAt(browser, 'admin@acme.test', 'order-questions');
  const agent = await openAt(browser, 'agent@acme.test', 'order-questions');
  const [mine, theirs] = [`mine-${String(Date.now())}@acme.test`, `theirs-${String(Date.now())}@acme.test`];
  await address(admin).fill(mine);
  await address(agent).fill(theirs);
  await saveWell(agent, address(agent));
  await save(admin, address(admin));

  await expect(admin.getByText(`Changed elsewhere: ${theirs}`)).toBeVisible();
  await expect(address(admin)).toHaveValue(mine);
  await agent.reload();
  await expect(address(agent)).toHaveValue(theirs);

  await admin.getByRole('button', { name: 'Keep mine' }).click();
  await expect(admin.getByText(`Changed elsewhere: ${theirs}`)).toBeHidden();
  await saveWell(admin, address(admin));
  await agent.reload();
  await expect(address(agent)).toHaveValue(mine);
});
