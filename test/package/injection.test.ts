import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromium } from '../../scripts/chromium';
import { dangerousAddresses } from '../security/addresses';
import { hostileMarkup } from '../security/hostile-markup';
import { buildPage, serve, type HostServer } from './packed/host-app';

const { hosts } = inject('packed');
const isWhole = Boolean(process.env.CHATDECK_TEST_FULL);

const texts = Object.values(hostileMarkup).flat();
const addresses = [...Object.values(dangerousAddresses).flat(), ...texts].filter((text) => text !== '');
const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' https: http:; base-uri 'none'; form-action 'none'`;

const halfCharacter = /\p{Surrogate}/u;

let browser: Browser;
let server: HostServer;
let page: Page;
/** What the page asked of other sites. */
const asked: string[] = [];

beforeAll(async () => {
  server = await serve(await buildPage(hosts['19'], 'injection', 'production'));
  browser = await playwright.launch(chromium);
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  await context.route(
    (url) => url.origin !== server.origin,
    (route) => {
      asked.push(`${route.request().resourceType()} ${route.request().url()}`);
      return route.abort();
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
  let plain: { elements: string[]; attributes: string[] };

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
    plain = { elements: [...known], attributes: [...attributes] };
    expect(await harm()).toEqual(none());
  });

  test('no HTML that people wrote becomes more than links, bold words and line breaks', async () => {
    await page.evaluate(
      (all) => window.injection.showHtml(all),
      [...texts, ...addresses.map((a) => `<a href="${a}">x</a>`)],
    );
    await expectOnlyPlainParts();
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
      await expectOnlyPlainParts();
      expect(await harm()).toEqual(none());
    }
  });

  test('so it does with the messages with which a server refuses', { timeout: 900_000 }, async () => {
    for (const round of isWhole ? rounds : [texts]) {
      await page.evaluate((words) => window.injection.showRefusals(words), { texts: round, addresses });
      await expectOnlyPlainParts();
      expect(await harm()).toEqual(none());
    }
  });

  test('what opens over the page does the same', { timeout: 120_000 }, async () => {
    const some = Object.values(hostileMarkup).flatMap((list) => list.filter((text) => text.length < 500).slice(0, 2));
    await page.evaluate((words) => window.injection.show(words), { texts: some, addresses });
    expect(await page.evaluate(() => window.injection.openOverlays())).toEqual([]);
    expect(await harm()).toEqual(none());
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

  async function expectOnlyPlainParts() {
    const { elements, attributes } = await page.evaluate(() => window.injection.inventory());
    expect(elements.filter((name) => !plain.elements.includes(name))).toEqual([]);
    expect(attributes.filter((name) => !plain.attributes.includes(name))).toEqual([]);
  }
});
