import type { Context } from 'hono';
import { html } from 'hono/html';

/** The way to Slack for an account that another site may have chosen. */
export interface Crossing {
  /** Of the user whose account would be connected. */
  email: string;
  /** Slack’s page. */
  url: string;
}

/** Next to the door, as the server’s policy allows no styles in the page itself. */
export const confirmStylePath = '/webhook/slack/authorize.css';

/**
 * Whether one of our own pages sent the browser here, so that the user chose the account. Browsers say nothing over plain
 * HTTP.
 */
export function isOwnClick(c: Context): boolean {
  return c.req.header('Sec-Fetch-Site') === 'same-origin';
}

/** Shows whose account is about to be connected: anyone can send a user a link to Slack for an account of their own. */
export function confirmPage(c: Context, { email, url }: Crossing) {
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Frame-Options', 'DENY');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Connect Slack · Chatdeck</title>
        <link rel="stylesheet" href="authorize.css" />
        <main>
          <h1>Connect Slack to this account?</h1>
          <p>Slack will be connected to the Chatdeck account of <b>${email}</b>.</p>
          <p>Continue only if this account is yours. Otherwise, close this page.</p>
          <p><a href="${url}">Continue to Slack</a></p>
        </main>
      </html>`,
  );
}

export const confirmStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:36rem;margin:10vh auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}
a{display:inline-block;padding:.5rem 1rem;border-radius:.375rem;background:light-dark(#3f51b5,#5465c9);color:#fff;text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid light-dark(#3f51b5,#a8b3f5);outline-offset:2px}`;
