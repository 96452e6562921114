import { createMemoryStore, type Mail } from 'chatdeck/service';
import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactPages } from '../../examples/server/src/contact';
import { createApp } from '../../examples/server/src/web/app';
import { createLog } from '../../examples/server/src/log';
import { alwaysReady } from './always-ready';

let now: Date;
let sent: Mail[];
let failure: Error | undefined;
let faults: unknown[];
let app: Hono;

interface Setup {
  to?: string | undefined;
  allowedOrigins?: string[];
}

function open({ to = 'support@acme.test', allowedOrigins = [] }: Setup = {}) {
  const pages = contactPages({
    store: createMemoryStore(),
    secret: 'a secret of this test',
    to,
    mailer: {
      send(mail) {
        if (failure) return Promise.reject(failure);
        sent.push(mail);
        return Promise.resolve();
      },
    },
    addressOf: (c) => c.req.header('X-Test-Address') ?? '192.0.2.1',
    now: () => now,
    onError: (error) => void faults.push(error),
  });
  app = createApp({
    service: new Hono(),
    pages,
    dashboardDir: 'examples/dashboard',
    log: createLog('silent'),
    allowedOrigins,
    checkReady: alwaysReady,
  });
}

beforeEach(() => {
  [now, sent, failure, faults] = [new Date('2025-06-18T12:00:00Z'), [], undefined, []];
  open();
});

const read = async (path = '/contact', headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).text();
const ticketOf = (page: string) => /name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? '';
const honest = { name: 'Dana', email: 'dana@acme.test', message: 'Hello\r\nthere' };

/** As a browser sends the form, from a sandboxed frame without an origin. */
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const ticket = fields.ticket ?? ticketOf(await read('/contact', headers));
  return app.request('/contact', {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ticket }),
    headers: { Origin: 'null', ...headers },
  });
}

describe('the contact page', () => {
  test.each([
    ['bytes', (form: string) => Buffer.concat([Buffer.from(`${form}&message=`), Buffer.from([0xff])])],
    ['percent escapes', (form: string) => Buffer.from(`${form}&message=caf%E9`)],
  ])('rejects %s that are not UTF-8 with 400, and mails nothing', async (_name, bodyOf) => {
    const form = new URLSearchParams({ email: honest.email, ticket: ticketOf(await read()) }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await app.request('/contact', { method: 'POST', body: bodyOf(form), headers });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('The request is not valid UTF-8.');
    expect(sent).toEqual([]);
  });

  test('mails a message to support through the mailer, and confirms it at an address that can be reloaded', async () => {
    const answer = await post(honest);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact?sent']);
    expect(sent).toEqual([
      {
        to: 'support@acme.test',
        replyTo: 'dana@acme.test',
        subject: 'Message from dana@acme.test',
        text: 'Name: Dana\nEmail: dana@acme.test\n\nHello\nthere',
      },
    ]);
    const page = await read('/contact?sent');
    expect(page).toContain('Message sent');
    expect(page).toContain('href="/contact"');
  });

  test('needs no name, and trims what is typed', async () => {
    await post({ name: ' ', email: ' dana@acme.test ', message: ' Hello ' });
    expect(sent[0]).toMatchObject({ replyTo: 'dana@acme.test', text: 'Email: dana@acme.test\n\nHello' });
  });

  test.each([
    ['no email', { email: '' }, 'Enter your email.'],
    ['an email that is none', { email: 'dana' }, 'Enter an email address, such as name@example.com.'],
    ['no message', { message: ' \n ' }, 'Enter a message.'],
    ['a long message', { message: 'x'.repeat(5003) }, 'Shorten your message by 3 characters. It can have up to 5,000.'],
    ['a long name', { name: 'x'.repeat(101) }, 'Shorten your name by 1 character. It can have up to 100.'],
    [
      'a long email',
      { email: `${'x'.repeat(250)}@a.test` },
      'Shorten your email by 3 characters. It can have up to 254.',
    ],
  ])('says beside the field what is wrong with %s, and keeps what was typed', async (_title, wrong, words) => {
    const typed = { ...honest, ...wrong };
    const answer = await post(typed);
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain(words);
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain(typed.email);
    expect(sent).toEqual([]);
  });

  test('counts a line break as one character, as the page does', async () => {
    expect((await post({ ...honest, message: 'x\r\n'.repeat(2500) })).status).toBe(303);
  });

  test('escapes hostile input, and lets none into a header', async () => {
    const hostile = '"><script>alert(1)</script>';
    const page = await (await post({ name: hostile, email: hostile, message: `</textarea>${hostile}` })).text();
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('</textarea>"');
    expect(page).toContain('&lt;/textarea&gt;&quot;&gt;&lt;script&gt;');
    await post({ ...honest, name: 'Dana\r\nBcc: all@acme.test', email: 'dana@acme.test' });
    expect(sent[0]?.text).toContain('Name: Dana Bcc: all@acme.test\n');
    expect((await post({ ...honest, email: 'dana@acme.test\nBcc:x@acme.test' })).status).toBe(400);
    expect((await post({ ...honest, email: 'a@b.c\0\u202e,evil@acme.test' })).status).toBe(400);
  });

  test('takes a message of a form that it has served to the same network, and none of another site', async () => {
    for (const ticket of ['', 'x', `${now.getTime() + 1000}.x.x`]) {
      const answer = await post({ ...honest, ticket });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('Your message hasn’t been sent yet. Check it and send it again.');
    }
    const ticket = ticketOf(await read('/contact', { 'X-Test-Address': '203.0.113.5' }));
    const page = await (await post({ ...honest, ticket })).text();
    expect(sent).toEqual([]);
    // What was typed is still there, and the next press sends it.
    expect(page).toContain('Hello\nthere</textarea>');
    expect((await post({ ...honest, ticket: ticketOf(page) })).status).toBe(303);
  });

  test('takes no form that was open for more than twelve hours', async () => {
    const ticket = ticketOf(await read());
    now = new Date(now.getTime() + 12 * 3_600_000 + 1);
    expect((await post({ ...honest, ticket })).status).toBe(400);
    expect(sent).toEqual([]);
  });

  test('sends a message once, however often its form is sent', async () => {
    const ticket = ticketOf(await read());
    const answers = await Promise.all([1, 2, 3].map(() => post({ ...honest, ticket })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(sent).toHaveLength(1);
  });

  test('limits messages by network address, says in words how long to wait, and keeps the message', async () => {
    for (let count = 0; count < 5; count += 1) expect((await post(honest)).status).toBe(303);
    const answer = await post(honest);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '30']);
    expect(page).toContain('You’ve sent several messages in a short time. Wait 30 seconds, then send this one.');
    expect(page).toContain('Hello\nthere</textarea>');
    expect((await post(honest, { 'X-Test-Address': '203.0.113.5' })).status).toBe(303);
    now = new Date(now.getTime() + 31_000);
    expect((await post({ ...honest, ticket: ticketOf(page) })).status).toBe(303);
  });

  test('says when a message could not be sent, tells the host, and sends the same form later', async () => {
    failure = new Error('no mail server');
    const ticket = ticketOf(await read());
    const answer = await post({ ...honest, ticket });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('We couldn’t send your message. It’s still here, so try again in a minute.');
    expect(faults).toEqual([failure]);
    failure = undefined;
    expect((await post({ ...honest, ticket })).status).toBe(303);
    expect(sent).toHaveLength(1);
  });

  test('rejects what is far too large without reading it', async () => {
    const answer = await post({ ...honest, message: 'x'.repeat(300_000) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain('Your message is too long to send.');
  });

  test('accepts no message if no one would read it', async () => {
    sent = [];
    const pages = contactPages({
      store: createMemoryStore(),
      secret: 'x',
      to: undefined,
      mailer: { send: () => Promise.reject(new Error('sent')) },
      addressOf: () => undefined,
      onError: () => undefined,
    });
    expect(await (await pages.request('/contact')).text()).toContain('This form isn’t set up yet.');
    expect((await pages.request('/contact', { method: 'POST', body: new URLSearchParams(honest) })).status).toBe(503);
  });
});

describe('the policies of the contact frame', () => {
  const policyOf = async (path: string, url = `https://chat.test${path}`) => {
    const { headers } = await app.request(url);
    const policy = headers.get('Content-Security-Policy') ?? '';
    return { headers, directives: policy.split('; ') };
  };

  test('let the dashboard frame this page, and no other site', async () => {
    const { headers, directives } = await policyOf('/contact');
    expect(directives).toContain("frame-ancestors 'self'");
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("form-action 'self'");
    expect(directives.find((each) => each.startsWith('script-src'))).toMatch(/^script-src 'nonce-[^' ]+'$/);
    expect(headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('let portals that may call the API frame it, too', async () => {
    open({ allowedOrigins: ['https://portal.test'] });
    expect((await policyOf('/contact')).directives).toContain("frame-ancestors 'self' https://portal.test");
  });

  test('let the dashboard show exactly this frame', async () => {
    for (const path of ['/', '/app/', '/docs']) {
      const { headers, directives } = await policyOf(path);
      expect(directives).toContain('frame-src https://chat.test/contact');
      expect(directives).toContain("frame-ancestors 'none'");
      expect(headers.get('X-Frame-Options')).toBe('DENY');
    }
  });
});
