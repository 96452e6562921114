import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromium } from '../../scripts/chromium';
import { dangerousAddresses } from '../security/addresses';
import { hostileMarkup } from '../security/hostile-markup';
import type { Inventory } from './app/injection/sweep';
import { buildPage, serve, type HostServer } from './packed/host-app';

const { hosts } = inject('packed');
const isWhole = Boolean(process.env.CHATDECK_TEST_FULL);

const texts = Object.values(hostileMarkup).flat();
const dangerous = [...new Set(Object.values(dangerousAddresses).flat())].filter((address) => address !== '');
const addresses = [...dangerous, ...texts];
const addressFields = ['docs', 'faqs', 'pricing', 'terms', 'privacyPolicy', 'scriptUrl', 'plugin', 'slackUrl'];

/** Some of each kind of what opens over the page, by role and title. */
const openedOnes = [
  'alertdialog account.switchTitleYearly',
  'alertdialog behavior.confirmKeyTitle',
  'alertdialog dashboard.deleteTitle',
  'alertdialog question-groups.deleteTitle',
  'alertdialog saved-replies.deleteTitle',
  'alertdialog triggers.deleteTitle',
  'alertdialog users.deleteTitle',
  'alertdialog widget-reset.changeChannelTitle',
  'alertdialog widget-reset.startOverTitle',
  'dialog appearance.allStates',
  'dialog appearance.copyTitle',
  'dialog appearance.preview',
  'dialog compare.widgets',
  'dialog integrations.title',
  'dialog question-groups.pasteTitle',
  'dialog report.range',
  'dialog reports-history.moreAbout',
  'dialog saved-replies.createTitle',
  'dialog saved-replies.editTitle',
  'dialog shell.menu',
  'listbox search.options',
  'menu question-groups.groupActions',
  'menu triggers.more',
  'tooltip info-tip.about',
];
/** Of a tip, and of keys in a panel, and of nothing in a page. */
const elementsOfOverlays = [
  'http://www.w3.org/2000/svg polygon',
  'http://www.w3.org/1999/xhtml fieldset',
  'http://www.w3.org/1999/xhtml kbd',
  'http://www.w3.org/1999/xhtml legend',
];
/** The attributes that only what opens has. */
const ofOverlays = [
  'aria-modal',
  'aria-orientation',
  'clip-rule',
  'data-align',
  'data-highlighted',
  'data-item',
  'data-orientation',
  'data-radix-focus-guard',
  'data-radix-menu-content',
  'data-radix-popper-content-wrapper',
  'data-radix-toast-announce-alt',
  'data-radix-toast-announce-exclude',
  'data-swipe-direction',
  'fill-rule',
  'inert',
  'maxlength',
  'points',
  'xmlns',
];
const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' https: http:; base-uri 'none'; form-action 'none'`;

const halfCharacter = /\p{Surrogate}/u;

let browser: Browser;
let server: HostServer;
let page: Page;
/** What the page asked of other sites. */
const asked: string[] = [];
/** Where the browser was sent. */
const sent: string[] = [];

beforeAll(async () => {
  server = await serve(await buildPage(hosts['19'], 'injection', 'production'));
  browser = await playwright.launch(chromium);
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  await context.route(
    (url) => url.origin !== server.origin || !/^\/(injection\..*)?$/.test(url.pathname),
    (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) {
        asked.push(`${request.resourceType()} ${request.url()}`);
        return route.abort();
      }
      sent.push(request.url());
      // A page stays where it is when there is nothing to be shown elsewhere.
      return route.fulfill({ status: 204 });
    },
  );
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  // Nothing is stopped, so that what would run does run and is seen twice.
  server.show({ script: 'injection', attributes: {}, markup: '', policy, isReportOnly: true });
  await page.goto(server.origin);
  await page.waitForFunction(() => 'injection' in window);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Everything that went wrong so far. */
async function harm() {
  const found = await page.evaluate(() => {
    const { alarms, violations, errors } = window.injection;
    return { alarms, violations, errors, harm: window.injection.findHarm() };
  });
  return { ...found, asked: asked.filter((request) => !request.startsWith('image ')), at: page.url() };
}
const none = () => ({ alarms: 0, violations: [], errors: [], harm: [], asked: [], at: `${server.origin}/` });

describe('with more than 250 hostile texts', () => {
  const good = ['https://ok.test/a', 'http://ok.test/b', '/docs'];
  const plainHtml = 'See <a href="https://ok.test/">our <b>page</b></a>,<br>or <strong>ask</strong>.';
  let plain: Inventory;
  let plainMarkup: Inventory;

  test('a page without any shows every screen, and all that one is made of', async () => {
    expect(new Set(texts).size).toBeGreaterThanOrEqual(250);
    const known = new Set<string>();
    const attributes = new Set<string>();
    const note = async () => {
      const found = await page.evaluate(() => window.injection.inventory());
      found.elements.forEach((name) => known.add(name));
      found.attributes.forEach((name) => attributes.add(name));
    };
    await page.evaluate((words) => window.injection.show(words), { texts: ['Plain'], addresses: good });
    await note();
    await page.evaluate((words) => window.injection.showRefusals(words), { texts: ['Plain'], addresses: good });
    await note();
    await page.evaluate((html) => window.injection.showHtml([html]), plainHtml);
    await note();
    plainMarkup = await page.evaluate(() => window.injection.inventory());
    plain = { elements: [...known], attributes: [...attributes] };
    expect(await harm()).toEqual(none());
  });

  test('no HTML that people wrote becomes more than links, bold words and line breaks', async () => {
    const before = asked.length;
    await page.evaluate(
      (all) => window.injection.showHtml(all),
      [...texts, ...addresses.map((a) => `<a href="${a}">x</a>`)],
    );
    await expectOnlyPartsOf(plainMarkup);
    expect(asked.slice(before)).toEqual([]);
    expect(await harm()).toEqual(none());
  });

  // One by one they take minutes, so that in the short run each text is one of many in every place, but for those that
  // hold half a character, of which no address can be made.
  const rounds = isWhole
    ? texts.map((text) => [text])
    : [
        texts.slice(0, 180),
        texts.slice(180),
        ...texts.filter((text) => halfCharacter.test(text)).map((text) => [text]),
      ];

  test('every place shows them as texts, and follows no address that is not safe', { timeout: 900_000 }, async () => {
    for (const round of rounds) {
      await page.evaluate((words) => window.injection.show(words), { texts: round, addresses });
      await expectOnlyPartsOf(plain);
      expect(await harm()).toEqual(none());
    }
  });

  test('and so do the messages with which a server rejects calls', { timeout: 900_000 }, async () => {
    for (const round of isWhole ? rounds : [texts]) {
      await page.evaluate((words) => window.injection.showRefusals(words), { texts: round, addresses });
      await expectOnlyPartsOf(plain);
      expect(await harm()).toEqual(none());
    }
  });

  test('what opens over the page does the same', { timeout: 120_000 }, async () => {
    const some = Object.values(hostileMarkup).flatMap((list) => list.filter((text) => text.length < 500).slice(0, 2));
    await page.evaluate((words) => window.injection.show(words), { texts: some, addresses });
    const { names, parts, harm: found } = await page.evaluate(() => window.injection.openOverlays());
    expect(names).toEqual(expect.arrayContaining(openedOnes));
    expect(found).toEqual([]);
    expect(sent.filter((address) => !/^https?:/.test(address))).toEqual([]);
    expect(parts.elements.filter((name) => ![...plain.elements, ...elementsOfOverlays].includes(name))).toEqual([]);
    expect(parts.attributes.filter((name) => ![...plain.attributes, ...ofOverlays].includes(name))).toEqual([]);
    expect(await harm()).toEqual(none());
  });

  test('every field that takes addresses was given those that are dangerous', async () => {
    const given = await page.evaluate(() => window.injection.given());
    const missing = Object.fromEntries(
      Object.entries(given).map(([field, all]) => [field, dangerous.filter((address) => !all.includes(address))]),
    );
    expect(Object.keys(missing)).toEqual(expect.arrayContaining(addressFields));
    // Some fields share one place, which shows one of them in each round.
    const most = isWhole ? 0 : dangerous.length - 5;
    for (const [field, { length }] of Object.entries(missing)) expect(length, field).toBeLessThanOrEqual(most);
  });

  test('they were seen in every place where people have a say', async () => {
    const seen = await page.evaluate(() => window.injection.seen());
    expect(seen).toEqual(
      expect.arrayContaining([
        ...['Message', 'serverMessage', 'label of ours', 'productName', 'quote', 'typed', 'RoomName', 'Name', 'Uuid'],
        ...['name', 'email', 'location', 'title', 'trait', 'identUserId', 'channelName', 'agentName', 'chatFeedback'],
        ...['label', 'text', 'prompt', 'customResponseText', 'message', 'response', 'triggerPhrases', 'shortcut'],
        ...['orgName', 'taxID', 'billingCity', 'onlineTitle', 'agentLabel', 'privacyPolicyLinkText', 'acceptanceText'],
      ]),
    );
  });

  test('a page that took them for markup would run them, so that this test would see it', async () => {
    const staying = texts.filter(
      (text) => /=["']?canary\(\)/.test(text) && !/http-equiv|<base|<body|<frameset/.test(text),
    );
    await page.evaluate((all) => window.injection.showCarelessly(all), staying.slice(0, 60));
    const { alarms, violations } = await harm();
    expect(alarms).toBeGreaterThan(10);
    expect(violations.length).toBeGreaterThan(30);
  });

  test.each([
    ['a window without rel', '<a href="/docs" target="_blank">x</a>'],
    ['a way out without rel', '<a href="https://ok.test/">x</a>'],
    ['a name before a site', '<a href="https://me@ok.test/" rel="noreferrer">x</a>'],
    ['href of another protocol', '<a href="data:text/html,x" rel="noreferrer">x</a>'],
    ['src of another protocol', '<img src="data:image/png,x">'],
    ['onclick', '<b onclick="canary()">x</b>'],
    ['srcdoc', '<iframe srcdoc="x"></iframe>'],
    ['element', '<object></object>'],
    ['style', '<p style="background: url(/x)">x</p>'],
  ])('and would find %s', async (what, html) => {
    const found = await page.evaluate((markup) => window.injection.harmIn(markup), html);
    expect(found.filter((one) => one.startsWith(`${what}: `))).toHaveLength(1);
    expect(await page.evaluate(() => window.injection.findHarm())).toEqual([]);
  });

  async function expectOnlyPartsOf(known: Inventory) {
    const { elements, attributes } = await page.evaluate(() => window.injection.inventory());
    expect(elements.filter((name) => !known.elements.includes(name))).toEqual([]);
    expect(attributes.filter((name) => !known.attributes.includes(name))).toEqual([]);
  }
});
