import type { Context, Env } from 'hono';
import { html } from 'hono/html';
import type { SecureHeadersVariables } from 'hono/secure-headers';
import { pageStyle } from './style';

export type Html = ReturnType<typeof html>;
export type PageEnv = Env & { Variables: SecureHeadersVariables };
export type PageContext = Context<PageEnv>;

/** A page of the sandbox. Its address is all it takes to see it: it goes nowhere and stays in no cache. */
export function page(c: PageContext, title: string, content: Html | Promise<Html>, status: 200 | 400 | 404 = 200) {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="referrer" content="no-referrer" />
          <title>${title} · Payments sandbox</title>
          <style nonce="${c.get('secureHeadersNonce') ?? ''}">
            ${pageStyle}
          </style>
        </head>
        <body>
          <main>
            <p class="sandbox">
              Payments sandbox: it stands in for Stripe, no money moves, and nothing leaves this server. Do not enter a
              real card.
            </p>
            ${content}
          </main>
        </body>
      </html>`,
    status,
  );
}

/** For an address that leads nowhere, or no longer. */
export function problemPage(c: PageContext, title: string, sentence: string) {
  return page(
    c,
    title,
    html`<h1>${title}</h1>
      <p>${sentence}</p>
      <p><a href="/#/account">Back to Chatdeck</a></p>`,
    404,
  );
}

export function money(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits }).format(
    cents / 100,
  );
}

export function day(seconds: number): string {
  return formatted(seconds, 'long');
}

export function shortDay(seconds: number): string {
  return formatted(seconds, 'short');
}

function formatted(seconds: number, month: 'long' | 'short'): string {
  const options = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(seconds * 1000);
}
