import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { createMailbox, type Mailbox } from '../../examples/server/src/mail/mailbox';
import { clientAddress, isFromHere, isLoopback } from '../../examples/server/src/web/client-address';
import { mailboxPage } from '../../examples/server/src/web/mailbox-page';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = createMailbox(() => new Date('2025-06-18T12:00:00Z'));
});

const read = async (isAllowed = true) => mailboxPage(mailbox, () => isAllowed).request('/mailbox');
const mail = (subject: string, text = 'Hello') => mailbox.send({ to: 'dana@acme.test', subject, text });

test('shows mails, the newest first, with links that can be followed', async () => {
  expect(await (await read()).text()).toContain('No mails yet.');
  await mail('First');
  await mail('Second', 'Set it here:\n\nhttps://chat.test/#/reset_password?token=abc\n\nThanks');
  const answer = await read();
  const page = await answer.text();
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  expect(page).toContain('<a href="https://chat.test/#/reset_password?token=abc">https://chat.test/');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('shows what a mail says as text', async () => {
  await mail('<b>Subject</b>', '<script>alert(1)</script> https://x.test/"onclick="alert(1)');
  const page = await (await read()).text();
  expect(page).not.toMatch(/<script|<b>|"onclick/);
  expect(page).toContain('&lt;script&gt;');
});

test('keeps the newest two hundred', async () => {
  for (let index = 1; index <= 201; index += 1) await mail(`Mail ${index}`);
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]?.subject).toBe('Mail 201');
});

test('is not found by whoever may not see it', async () => {
  await mail('Secret');
  const answer = await read(false);
  expect([answer.status, await answer.text()]).toEqual([404, '404 Not Found']);
});

test('an address is that of the connection unless a proxy is trusted, and then what it wrote last', async () => {
  const ask = async (trustsProxy: boolean, forwarded?: string) => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(trustsProxy)(c) ?? 'unknown'));
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
    const connection = { incoming: { socket: { remoteAddress: '10.0.0.9' } } };
    return (await app.request('/', { headers }, connection)).text();
  };
  expect(await ask(false)).toBe('10.0.0.9');
  expect(await ask(false, '127.0.0.1')).toBe('10.0.0.9');
  expect(await ask(true)).toBe('10.0.0.9');
  expect(await ask(true, '127.0.0.1, 203.0.113.5')).toBe('203.0.113.5');
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['10.0.0.9', '::', undefined, 'localhost.evil.test'].some(isLoopback)).toBe(false);
});

test('the mailbox is for a browser on this machine alone, under its own name and without a proxy', async () => {
  const ask = async (remoteAddress: string, headers: Record<string, string>) => {
    const app = new Hono().get('/', (c) => c.json(isFromHere(c)));
    return (
      await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
    ).json() as Promise<boolean>;
  };
  expect(await ask('127.0.0.1', { Host: 'localhost:4000' })).toBe(true);
  expect(await ask('::1', { Host: '[::1]:4000' })).toBe(true);
  expect(await ask('10.0.0.9', { Host: 'localhost:4000' })).toBe(false);
  expect(await ask('127.0.0.1', { Host: 'rebound.evil.test:4000' })).toBe(false);
  expect(await ask('127.0.0.1', { Host: 'localhost:4000', 'X-Forwarded-For': '203.0.113.5' })).toBe(false);
});
