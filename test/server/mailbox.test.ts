import { createMemoryStore } from 'chatdeck/service';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { createApi } from '../../examples/server/src/api';
import { readConfig } from '../../examples/server/src/config';
import { createLog } from '../../examples/server/src/log';
import { createMailbox, type Mailbox } from '../../examples/server/src/mail/mailbox';
import { clientAddress } from '../../examples/server/src/web/client-address';
import { mailboxPage } from '../../examples/server/src/web/mailbox-page';

let mailbox: Mailbox;
beforeEach(() => {
  mailbox = createMailbox(() => new Date('2025-06-18T12:00:00Z'));
});

const key = 'the-key-of-this-test';
const read = async (query = `?key=${key}`, headers: Record<string, string> = {}) =>
  mailboxPage(mailbox, key).request(`/mailbox${query}`, { headers }, connection);
/** As a proxy on this machine has it. */
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const mail = (subject: string, text = 'Hello') => mailbox.send({ to: 'dana@acme.test', subject, text });

test('shows mails, the newest first, with links that can be followed', async () => {
  expect(await (await read()).text()).toContain('No emails yet.');
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

test('keeps the lines of a mail, and says where an answer goes', async () => {
  await mailbox.send({ to: 'dana@acme.test', replyTo: 'luis@acme.test', subject: 'Lines', text: 'One\nTwo' });
  const page = await (await read()).text();
  expect(page).toContain('<p>One\nTwo</p>');
  expect(page).toMatch(/article p \{ white-space: pre-line; \}/);
  expect(page).toContain('To dana@acme.test, reply to luis@acme.test,');
});

test('keeps the newest two hundred', async () => {
  for (let index = 1; index <= 201; index += 1) await mail(`Mail ${index}`);
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]?.subject).toBe('Mail 201');
});

test.each([
  ['without its key', '', {}],
  ['with another key', '?key=the-key-of-this-tesT', {}],
  ['with the key as a header', '', { Authorization: `Bearer ${key}`, Cookie: `key=${key}` }],
  // What nginx sends with a plain `proxy_pass http://localhost:4000`.
  ['through a proxy that says nothing of itself', '', { Host: 'localhost:4000', Connection: 'close' }],
])('shows nothing %s', async (_name, query, headers) => {
  await mail('Secret');
  const answer = await read(query, headers);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Open the mailbox URL that the server printed when it started.');
});

test('is not there where mails are sent', async () => {
  const statusAt = async (env: Record<string, string>) => {
    const { pages, mailboxUrl } = createApi(
      readConfig(env),
      createMemoryStore(),
      createLog('silent'),
      'http://localhost',
    );
    return [mailboxUrl === undefined, (await pages.request(`/mailbox?key=${key}`)).status];
  };
  expect(await statusAt({ MAILBOX_KEY: key })).toEqual([false, 200]);
  expect(await statusAt({ MAILBOX_KEY: key, SMTP_URL: 'smtp://localhost:25' })).toEqual([true, 404]);
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
});
