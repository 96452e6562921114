import { html } from 'hono/html';
import { htmlPage, type Html, type PageContext } from '../../../web/html-page';
import { pageStyle } from './style';

export type { Html, PageContext, PageEnv } from '../../../web/html-page';

/** A page of the sandbox. Its address is all it takes to see it: it goes nowhere and stays in no cache. */
export function page(c: PageContext, title: string, content: Html | Promise<Html>, status: 200 | 400 | 404 = 200) {
  return htmlPage(c, {
    title: `${title} · Payments sandbox`,
    style: pageStyle,
    isSecret: true,
    status,
    main: html`<p class="sandbox">
        Payments sandbox: it stands in for Stripe, no money moves, and nothing leaves this server. Do not enter a real
        card.
      </p>
      ${content}`,
  });
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
