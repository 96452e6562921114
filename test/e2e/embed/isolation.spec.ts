import { expect, test, type Locator, type Page } from '@playwright/test';
import { rowsOf } from '../matrix';
import { startSite, type Site } from './portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('isolation');
  token = await site.tokenOf('admin@acme.test');
});
test.afterAll(() => site.stop());

const hostileStyle = `
  * { all: unset !important; color: red !important; font: 40px serif !important; box-sizing: content-box !important }
  div, button, input, table { display: inline !important; border: 9px solid lime !important; letter-spacing: 9px }
  :root { --space-3: 90px; --gray-1: red; --accent-9: lime; --font-size-2: 50px; --radius-3: 40px; direction: ltr }
  chatdeck-users, body, html { display: block !important; font-size: 60px !important; text-transform: uppercase; line-height: 5 }
  html, body { all: revert !important }
  head, script, style, link { display: none !important }
`;

const hostileScript = `
  const globals = new Set(Object.getOwnPropertyNames(window));
  window.ownGlobals = () => Object.getOwnPropertyNames(window).filter((name) => !globals.has(name));
  Array.prototype.first = function () { return this[0]; };
  Function.prototype.surprise = 'surprise';
  Object.defineProperty(Object.prototype, 'extend', { value: () => { throw new Error('patched'); }, writable: true, configurable: true });
  Array.prototype.toJSON = undefined;
  String.prototype.trimAll = function () { return this.trim(); };
  Element.prototype.remove = function () { throw new Error('patched'); };
  Node.prototype.contains = ((own) => function (node) { return own.call(this, node); })(Node.prototype.contains);
`;

async function picture(page: Page, style: string, script = ''): Promise<Buffer> {
  await site.open(page, { token, style, script, body: '<chatdeck-users></chatdeck-users>' });
  const element = page.locator('chatdeck-users');
  await expect(element.getByText('agent@acme.test')).toBeVisible();
  await expect(element.getByText('Active · You')).toBeVisible();
  return stillPicture(element);
}

/** What is seen once nothing changes any more. */
async function stillPicture(part: Locator): Promise<Buffer> {
  let last = await part.screenshot();
  const isStill = async () => {
    const previous = last;
    last = await part.screenshot();
    return last.equals(previous);
  };
  await expect.poll(isStill).toBe(true);
  return last;
}

test('a hostile stylesheet and patched prototypes change no pixel of an element', async ({ page }) => {
  // How long ago the last login was is the only text that moves.
  await page.clock.setFixedTime(new Date());
  const plain = await picture(page, 'html, body { all: revert } chatdeck-users { display: block }');
  const hostile = await picture(page, hostileStyle, hostileScript);
  expect(hostile.equals(plain)).toBe(true);
});

test('an element changes no pixel of the page around it, adds nothing to its head, and one global', async ({
  page,
}) => {
  const around = '<main><h1>Portal</h1><p>Text <a href="#">link</a></p><button>Button</button><input value="x"></main>';
  const style = 'chatdeck-users { display: block; height: 0; overflow: hidden }';
  await site.open(page, { token, style, script: hostileScript, body: `${around}<i></i>` });
  const before = { picture: await stillPicture(page.locator('main')), head: await page.locator('head').innerHTML() };
  await site.open(page, { token, style, script: hostileScript, body: `${around}<chatdeck-users></chatdeck-users>` });
  await expect(page.locator('chatdeck-users').getByText('agent@acme.test')).toBeAttached();
  expect((await stillPicture(page.locator('main'))).equals(before.picture)).toBe(true);
  expect(await page.locator('head').innerHTML()).toBe(before.head);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  const globals = await page.evaluate(() => (window as unknown as { ownGlobals(): string[] }).ownGlobals());
  // What the page of the test itself sets.
  const ofTest = ['ownGlobals', 'events', 'load', 'chatdeck'];
  expect(globals.filter((name) => !ofTest.includes(name))).toEqual(['__zod_globalConfig']);
});

test('all elements share one stylesheet', async ({ page }) => {
  await site.open(page, { token, body: '<chatdeck-users></chatdeck-users><chatdeck-support></chatdeck-support>' });
  await expect(page.locator('chatdeck-users').getByText('agent@acme.test')).toBeVisible();
  await expect(page.locator('chatdeck-support').getByRole('heading')).toBeVisible();
  const isShared = await page.evaluate(() => {
    const [first, second] = ['users', 'support'].map((name) => document.querySelector(`chatdeck-${name}`)?.shadowRoot);
    return first?.adoptedStyleSheets[0] === second?.adoptedStyleSheets[0] && first?.adoptedStyleSheets.length === 1;
  });
  expect(isShared).toBe(true);
});

test('one custom property recolors everything, also later, and parts can be styled', async ({ page }) => {
  const style = `body { --chatdeck-accent: rgb(0, 128, 90) } .red { --chatdeck-accent: #d01010 }
    chatdeck-login::part(login) { outline: 3px solid blue }`;
  await site.open(page, { token, style, body: '<chatdeck-login></chatdeck-login>' });
  const button = page.getByRole('button', { name: 'Log in' });
  const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0] = ((await color()).match(/\d+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(red);
  await page.locator('body').evaluate((body) => body.classList.add('red'));
  await expect
    .poll(async () => {
      const [more = 0, less = 0] = ((await color()).match(/\d+/g) ?? []).map(Number);
      return more > less;
    })
    .toBe(true);
  const outline = await page.locator('[part="login"]').evaluate((part) => getComputedStyle(part).outlineWidth);
  expect(outline).toBe('3px');
});

const colorOf = (login: Locator) =>
  login.getByRole('button', { name: 'Log in' }).evaluate((element) => getComputedStyle(element).backgroundColor);

for (const isolation of rowsOf(['shadow', 'light'])) {
  test(`an accent in ${isolation} can be written in every way, and changes when the page changes it`, async ({
    page,
  }) => {
    const attribute = isolation === 'light' ? 'isolation="light"' : '';
    const login = (id: string) => `<chatdeck-login id="${id}" ${attribute}></chatdeck-login>`;
    await site.open(page, {
      token,
      style: '*, *::before { transition: none !important } .away { display: none }',
      body: login('own') + login('hex'),
    });
    const [own, hex] = [page.locator('#own'), page.locator('#hex')];
    const set = (element: Locator, accent: string) =>
      element.evaluate((node, color) => node.style.setProperty('--chatdeck-accent', color), accent);
    let last = await colorOf(own);
    for (const [accent, inHex] of [
      ['hsl(150 100% 25%)', '#008040'],
      ['oklch(0.6279 0.2577 29.23)', '#ff0000'],
      ['color-mix(in srgb, #ff0000 50%, #0000ff)', '#800080'],
      ['color(display-p3 0.1 0.2 0.9)', '#0f34ef'],
      ['teal', '#008080'],
    ] as const) {
      await set(page.locator('body'), accent);
      await set(hex, inHex);
      await expect.poll(() => colorOf(hex)).not.toBe(last);
      await expect.poll(() => colorOf(own)).toBe(await colorOf(hex));
      last = await colorOf(own);
    }
    await own.evaluate((element) => element.classList.add('away'));
    await set(page.locator('body'), '#d01010');
    await own.evaluate((element) => element.classList.remove('away'));
    await expect.poll(() => colorOf(own)).not.toBe(last);
  });
}

test('an overlay is whole where the page cuts off and moves what is around it', async ({ page }) => {
  const style = 'section { overflow: hidden; height: 260px; transform: translateY(20px); contain: paint }';
  await site.open(page, { token, style, body: '<section><chatdeck-users></chatdeck-users></section>' });
  const opener = page.getByRole('row', { name: /agent@acme/ }).getByRole('button');
  await opener.click();
  const item = page.getByRole('menuitem').last();
  await expect(item).toBeInViewport({ ratio: 1 });
  const isOnTop = await item.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    return element.contains(root.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});
