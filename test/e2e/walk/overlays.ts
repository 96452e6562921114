import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from '../../screen-table/place';
import { look, settle } from './look';

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]';

/** Opens by the keyboard one of each kind of what opens over a place, looks at it, and closes it. Gives what is wrong. */
export async function openEach(page: Page, { opens = [], asks }: Place): Promise<string[]> {
  const main = page.getByRole('main');
  const byName = (name: string | RegExp) => main.getByRole('button', { name, exact: true }).first();
  const named = opens.map(byName);
  const labels = await page.evaluate(markKinds);
  // The button of a row's menu is replaced when it is first opened; its label stays.
  const marked = labels.map((label, index) =>
    label === null ? page.locator(`[data-walk="${index}"]`) : byName(label),
  );
  return openAll(page, [...named, ...marked], asks);
}

/** The same for what is around every page: the user menu and, on narrow screens, the main menu. */
export async function openBanner(page: Page, person: string): Promise<string[]> {
  const banner = page.getByRole('banner');
  const isNarrow = await page.getByRole('navigation', { name: 'Main' }).isHidden();
  const names = isNarrow ? ['Open menu', person] : [person];
  return openAll(
    page,
    names.map((name) => banner.getByRole('button', { name, exact: true })),
  );
}

async function openAll(page: Page, openers: readonly Locator[], asks?: Place['asks']): Promise<string[]> {
  const found: string[] = [];
  for (const opener of openers) {
    const name = await opener.evaluate((node) => (node.ariaLabel ?? node.textContent).trim().slice(0, 60));
    await open(page, opener);
    if (asks && name === asks[0]) {
      await page.getByRole('menuitem', { name: asks[1], exact: true }).press('Enter');
      await page.getByRole('alertdialog').waitFor();
    }
    await settle(page);
    found.push(...(await look(page, 'overlay')).map((fault) => `${name}: ${fault}`));
    await page.keyboard.press('Escape');
    await page.waitForFunction((shown) => !document.querySelector(shown), overlays);
    await expect(opener, `has the focus again: ${name}`).toBeFocused();
  }
  return found;
}

async function open(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  const isField = await opener.evaluate((node) => node.matches('input'));
  await page.keyboard.press(isField ? 'ArrowDown' : 'Enter');
  const handle = await opener.elementHandle();
  await page.waitForFunction(([node, shown]) => node.ariaExpanded === 'true' || document.querySelector(shown), [
    handle,
    overlays,
  ] as const);
}

/** Marks one of each kind of control that opens something, and returns the labels of buttons. Runs in the page. */
function markKinds(): (string | null)[] {
  const kinds: string[] = [];
  const labels: (string | null)[] = [];
  const telling = '[aria-haspopup], [role=combobox], [data-chatdeck="info-tip"]';
  const selector = `main :is(${telling}):not(select, [aria-haspopup=false], :disabled)`;
  for (const control of document.querySelectorAll(selector)) {
    const part = control.closest('[data-chatdeck]')?.getAttribute('data-chatdeck');
    const [word] = /[a-z]+/i.exec(control.ariaLabel ?? control.textContent) ?? [];
    const kind = [part, control.ariaHasPopup, control.role, word].join(' ');
    if (!control.checkVisibility() || kinds.includes(kind)) continue;
    control.setAttribute('data-walk', String(kinds.length));
    kinds.push(kind);
    labels.push(control.matches('button[aria-label]') ? control.ariaLabel : null);
  }
  return labels;
}
