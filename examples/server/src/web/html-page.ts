import type { Context, Env } from 'hono';
import { html, raw } from 'hono/html';
import type { SecureHeadersVariables } from 'hono/secure-headers';

export type Html = ReturnType<typeof html>;
export type PageEnv = Env & { Variables: SecureHeadersVariables };
export type PageContext = Context<PageEnv>;

interface HtmlPage {
  title: string;
  main: Html | Promise<Html>;
  /** What the page needs beside the style of all. */
  style?: Html | undefined;
  /** What the page does; its policy must allow it. */
  script?: Html | undefined;
  /** Its URL or content is for one person: no referrer and no caching. */
  isSecret?: boolean | undefined;
  status?: 200 | 400 | 404 | 413 | 429 | 503 | undefined;
}

/** A small page of the server's own, in the browser's light or dark. */
export function htmlPage(c: PageContext, page: HtmlPage) {
  const { title, main, style = raw(''), script, isSecret = false, status = 200 } = page;
  const nonce = c.get('secureHeadersNonce') ?? '';
  if (isSecret) {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
  }
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${isSecret ? html`<meta name="referrer" content="no-referrer" />` : ''}
          <title>${title}</title>
          <style nonce="${nonce}">
            ${commonStyle} ${style}
          </style>
        </head>
        <body>
          <main>${main}</main>
          ${
            script &&
            html`<script nonce="${nonce}">
              ${script};
            </script>`
          }
        </body>
      </html>`,
    status,
  );
}

const commonStyle = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d9d9e0, #3b3b42);
    --edge: light-dark(#8b8b96, #777783); --quiet: light-dark(#5b5b66, #b0b0bb); --accent: light-dark(#3f51b5, #5465c9);
    --link: light-dark(#3f51b5, #a8b3f5); --page: light-dark(#f6f6f8, #17171a); --surface: light-dark(#fff, #1f1f23); }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: light-dark(#1c1c20, #eeeef0); overflow-wrap: anywhere; }
  main { max-width: 44rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
  h1 { margin: 0.5rem 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 0 0 0.5rem; font-size: 1.0625rem; line-height: 1.25; }
  p { margin: 0 0 0.5rem; }
  a { color: var(--link); }
  .quiet { color: var(--quiet); font-size: 0.875rem; }
  article, section, fieldset { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem;
    background: var(--surface); min-width: 0; }
  legend { padding: 0 0.25rem; font-weight: 600; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.5rem;
    padding: 0.25rem 1rem; border: 1px solid var(--edge); border-radius: 0.375rem; background: none;
    color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  .primary { border-color: transparent; background: var(--accent); color: #fff; font-weight: 600; }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`);
