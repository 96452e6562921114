import { Hono } from 'hono';
import { html } from 'hono/html';
import { referencePath } from './api-reference';
import { docsPages, type TextPage } from './docs';
import { htmlPage, type PageEnv } from './html-page';

/** Small pages for the addresses that the product links to (decisions, "Wire contract"). */
const pages: Record<string, TextPage> = {
  '/pricing': {
    title: 'Pricing',
    paragraphs: [
      'Choose the Starter, Team, or Business plan. Pay monthly, or annually with one month free. Your first 30 days are free, and no credit card is required.',
    ],
  },
  '/faqs': {
    title: 'Frequently asked questions',
    paragraphs: ['Short answers to common questions about widgets, channels, operators, and billing.'],
  },
  '/legal/terms': {
    title: 'Terms of service',
    paragraphs: ['This is a demo. Use it as you like, and don’t expect real chats.'],
  },
  '/legal/privacy-policy': {
    title: 'Privacy policy',
    paragraphs: ['This demo saves what you enter in its own database and sends it nowhere else.'],
  },
};

/** `hasReference`: whether the server serves the API reference too. */
export function pageRoutes(hasReference: boolean): Hono {
  const app = new Hono<PageEnv>();
  const textPage = (path: string, { title, paragraphs }: TextPage, rest: ReturnType<typeof html> | '' = '') =>
    app.get(path, (c) =>
      htmlPage(c, {
        title: `${title} · Chatdeck`,
        main: html`<h1>${title}</h1>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)} ${rest}
          <p><a href="/">Back to Chatdeck</a></p>`,
      }),
    );

  for (const [path, page] of Object.entries(pages)) textPage(path, page);
  for (const [name, page] of Object.entries(docsPages)) {
    textPage(`/docs/${name}`, page, html`<p><a href="/docs">All documentation</a></p>`);
  }
  const links: [path: string, title: string][] = Object.entries(docsPages).map(([name, { title }]) => [
    `/docs/${name}`,
    title,
  ]);
  if (hasReference) links.push([referencePath, 'API reference']);
  const list = links.map(([path, title]) => html`<li><a href="${path}">${title}</a></li>`);
  const overview = ['Learn how to set up a widget, answer visitors from Slack, and adjust every setting.'];
  textPage(
    '/docs',
    { title: 'Documentation', paragraphs: overview },
    html`<ul>
      ${list}
    </ul>`,
  );
  return new Hono().route('/', app);
}
