import { readFileSync, readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

const accents = readdirSync('dist/styles/accents').map((file) => `styles/accents/${file}`);
const sheet = ['styles.css', ...accents].map((file) => readFileSync(`dist/${file}`, 'utf8')).join('\n');

/** A host that uses Radix Themes itself, has a dark part, and classes and attributes like ours. */
const hostPage = `<!doctype html><html lang="en" class="light"><style>:root { --gray-1: tomato; --accent-9: teal }
  @keyframes rt-fade-in { from { opacity: 0.5 } } .host { animation: rt-fade-in 1s paused }</style>
  <body class="dark"><div class="radix-themes dark" data-is-root-theme="true" data-accent-color="indigo" data-radius="full"
    data-gray-color="slate" data-scaling="110%" data-panel-background="translucent" data-has-background="true">
  <h1 class="rt-Heading rt-r-size-6">Title</h1><p class="rt-Text rt-r-size-2 host">Text <a href="#" class="rt-Link">link</a></p>
  <button class="rt-reset rt-BaseButton rt-Button rt-r-size-2 rt-variant-solid" data-accent-color="red">Button</button>
  <div class="cd-screen cd-section cd-slot" data-chatdeck="section"><svg class="cd-mark" width="9" height="9"></svg></div>
  <div data-radix-popper-content-wrapper><div class="rt-PopperContent cd-popover">Popover</div></div></div>
  <table><tr><th>Head</th><td>Cell</td></tr></table><ul><li>Item</li></ul><input placeholder="Name"><textarea></textarea>
  <select><option>One</option></select><label>Label</label><dialog open>Dialog</dialog><img alt="" width="10"></body></html>`;

function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':root, body, body *')].flatMap((element) =>
      ['', '::before', '::after', '::placeholder', '::marker'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const tokens = ['--gray-1', '--accent-9', '--slate-9', '--space-4', '--radius-3', '--font-size-2'];
        const names = [...style, ...tokens];
        return `${element.tagName}${pseudo} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
      }),
    ),
  );
}

test("a host's own elements compute the same styles with and without our sheet", async ({ page }) => {
  await page.setContent(hostPage);
  const before = await computedStyles(page);
  await page.addStyleTag({ content: sheet });
  expect(await computedStyles(page)).toEqual(before);

  // The sheet is loaded and works: one of our themes is another matter.
  await page.locator('.radix-themes').evaluate((theme) => theme.classList.add('chatdeck'));
  expect(await computedStyles(page)).not.toEqual(before);
});
