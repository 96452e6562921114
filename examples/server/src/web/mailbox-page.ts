import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Mailbox, ReceivedMail } from '../mail/mailbox';
import { htmlPage, type PageEnv } from './html-page';

/**
 * The emails that would have been sent, newest first, for anyone with the key: they contain links to set passwords. A
 * request's origin proves nothing, since behind a proxy all come from the same machine.
 */
export function mailboxPage(mailbox: Mailbox, key: string): Hono {
  const app = new Hono<PageEnv>();
  app.get('/mailbox', (c) => {
    if (!isSame(c.req.query('key') ?? '', key)) {
      c.header('Cache-Control', 'no-store');
      return c.text('Open the mailbox URL that the server printed when it started.', 404);
    }
    return htmlPage(c, { title: 'Mailbox · Chatdeck', isSecret: true, style, main: render(mailbox.mails()) });
  });
  return new Hono().route('/', app);
}

/** A mail keeps its lines. */
const style = raw('article p { white-space: pre-line; }');

/** Takes as long for every text. */
function isSame(text: string, secret: string): boolean {
  const [one, other] = [text, secret].map((each) => createHash('sha256').update(each).digest()) as [Buffer, Buffer];
  return timingSafeEqual(one, other);
}

function render(mails: readonly ReceivedMail[]) {
  return html`<h1>Mailbox</h1>
    <p>Emails are kept here instead of being sent because SMTP_URL isn’t set.</p>
    ${mails.length === 0 ? html`<p>No emails yet.</p>` : mails.map(renderMail)}`;
}

function renderMail({ to, replyTo, subject, text, at }: ReceivedMail) {
  return html`<article>
    <h2>${subject}</h2>
    <p class="quiet">
      To ${to}${replyTo && `, reply to ${replyTo}`}, <time datetime="${at.toISOString()}">${at.toUTCString()}</time>
    </p>
    ${text.split('\n\n').map((paragraph) => html`<p>${paragraph.split(/(https?:\/\/\S+)/).map(renderPart)}</p>`)}
  </article>`;
}

/** Every second part is an address. */
function renderPart(part: string, index: number) {
  return index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`;
}
