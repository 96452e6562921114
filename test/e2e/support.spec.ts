import { expect, test, type Page } from '@playwright/test';
import { mailboxKey } from './mailbox-key';
import { signIn } from './people';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Contact Chatdeck"]');

/** An address of one test, so that its mail is found among those of others. */
const newEmail = () => `asks-${Date.now()}-${Math.floor(Math.random() * 1e6)}@juniper.test`;

/** The mail to support from an address, on the server's mailbox page. */
async function expectMail(page: Page, email: string, ...texts: string[]) {
  await page.goto(`/mailbox?key=${mailboxKey}`);
  const mail = page.locator('article').filter({ hasText: `Message from ${email}` });
  await expect(mail).toHaveCount(1);
  await expect(mail).toContainText(`To support@chatdeck.example, reply to ${email}`);
  for (const text of texts) await expect(mail).toContainText(text);
}

test('a signed-out person reaches Support from the sign-in page, and the mail arrives', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const email = newEmail();
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('heading', { name: 'Support', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Support/);
  const frame = frameOf(page);
  await frame.getByLabel('Name').fill('Dana');
  await frame.getByLabel('Email').fill(email);
  await frame.getByLabel('Message').fill('I cannot log in.\n<b>Help</b>');
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByText('We got your message and will reply by email.')).toBeVisible();
  // The frame has become as small as its page, and what is below it has moved.
  const heightOf = async () => (await page.getByTitle('Contact Chatdeck').boundingBox())?.height;
  await expect.poll(heightOf).toBeLessThan(200);
  await frame.getByRole('link', { name: 'Send another message' }).click();
  await expect(frame.getByLabel('Message')).toHaveValue('');
  expect(refused).toEqual([]);

  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectMail(page, email, 'Name: Dana', 'I cannot log in.\n<b>Help</b>');
});

test('a signed-out person reaches Support from the error page', async ({ page }) => {
  await page.goto('/#/error');
  await expect(page.getByText('Oh no! An unexpected error occurred, please contact support.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact support' }).click();
  await expect(frameOf(page).getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
});

test('says in the frame what is wrong, and keeps the message while the server cannot be reached', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.goto('/#/support');
  const frame = frameOf(page);
  await frame.getByLabel('Email').fill('dana@juniper');
  await frame.getByLabel('Message').fill('Hello');
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
  await expect(frame.getByLabel('Message')).toHaveValue('Hello');

  await frame.getByLabel('Email').fill(email);
  await context.setOffline(true);
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByRole('alert')).toContainText('Your message is still here');
  await context.setOffline(false);
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByText('Message sent')).toBeVisible();
  await expectMail(page, email, 'Hello');
});

test('a person who is signed in writes from within the product', async ({ page }) => {
  const email = newEmail();
  await signIn(page, 'agent@acme.test');
  await page.getByRole('button', { name: 'agent@acme.test' }).click();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  const frame = frameOf(page);
  await frame.getByLabel('Email').fill(email);
  await frame.getByLabel('Message').fill('A question');
  await frame.getByRole('button', { name: 'Send message' }).click();
  await expect(frame.getByText('Message sent')).toBeVisible();
  await expectMail(page, email, 'A question');
});

test('says that the contact form did not load, and offers mail and another try', async ({ page }) => {
  await page.clock.install();
  let isStuck = true;
  await page.route('**/contact', (route) => (isStuck ? undefined : route.continue()));
  await page.goto('/#/support');
  await expect(page.getByTitle('Contact Chatdeck')).toBeAttached();
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the contact form.');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  isStuck = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(frameOf(page).getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
