import { Hono } from 'hono';
import { html } from 'hono/html';

interface Page {
  title: string;
  text: string;
}

/** Small pages for the addresses that the product links to (decisions, "Wire contract"). */
const pages: Record<string, Page> = {
  '/docs': {
    title: 'Documentation',
    text: 'How to set up a widget, answer visitors from Slack, and tune every setting.',
  },
  '/pricing': {
    title: 'Pricing',
    text: 'Starter, Team and Business, by the month or with one month free by the year. Thirty days of trial, no credit card.',
  },
  '/faqs': {
    title: 'Frequently asked questions',
    text: 'Short answers to what people ask first about widgets, channels, operators and billing.',
  },
  '/legal/terms': {
    title: 'Terms of service',
    text: 'The terms of a demonstration: use it as you like, and expect no real conversations in it.',
  },
  '/legal/privacy-policy': {
    title: 'Privacy policy',
    text: 'This demonstration stores what you enter in its own database and sends it nowhere else.',
  },
};

export function pageRoutes(): Hono {
  const app = new Hono();
  for (const [path, page] of Object.entries(pages)) app.get(path, (c) => c.html(render(page)));
  return app;
}

function render({ title, text }: Page) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Chatdeck</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="/">Back to Chatdeck</a></p>
        </main>
      </body>
    </html>`;
}
