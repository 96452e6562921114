import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Mailbox, ReceivedMail } from '../mail/mailbox';

/**
 * The mails that would have been sent, newest first, for whoever has the key: they hold links to set passwords. Where a
 * request comes from says nothing, since behind a proxy all come from the same machine.
 */
export function mailboxPage(mailbox: Mailbox, key: string): Hono {
  const app = new Hono();
  app.get('/mailbox', (c) => {
    c.header('Cache-Control', 'no-store');
    if (!isSame(c.req.query('key') ?? '', key)) {
      return c.text('Please open the address of the mailbox that the server printed when it started.', 404);
    }
    c.header('Referrer-Policy', 'no-referrer');
    return c.html(render(mailbox.mails()));
  });
  return app;
}

/** Takes as long for every text. */
function isSame(text: string, secret: string): boolean {
  const [one, other] = [text, secret].map((each) => createHash('sha256').update(each).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}

function render(mails: readonly ReceivedMail[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox · Chatdeck</title>
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>Mails are kept here instead of being sent, because SMTP_URL is not set.</p>
          ${mails.length === 0 ? html`<p>No mails yet.</p>` : mails.map(renderMail)}
        </main>
      </body>
    </html>`;
}

function renderMail({ to, subject, text, at }: ReceivedMail) {
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${at.toISOString()}">${at.toUTCString()}</time></p>
    ${text.split('\n\n').map((paragraph) => html`<p>${paragraph.split(/(https?:\/\/\S+)/).map(renderPart)}</p>`)}
  </article>`;
}

/** Every second part is an address. */
function renderPart(part: string, index: number) {
  return index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`;
}
