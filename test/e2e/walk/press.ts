import type { Page, Request } from '@playwright/test';
import type { Place } from '../../screen-table/place';
import { settle } from './look';
import { visit } from './visit';

const overlays = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])';

/** After what a button says for a moment, as "Copied" is. */
const momentsMs = 5_000;

/** Buttons that are not pressed, by a part of their names. */
const skipped: Readonly<Record<string, string>> = {
  'Choose a file': 'opens the file chooser of the system',
  'Add channel': 'makes a channel and leads to its setup',
  'Manage billing': 'leads to the payment portal',
  'Cancel your plan': 'leads to the payment portal',
  'Choose Plan': 'leads to the payment page',
  'Yes, I want to upgrade': 'leads to the payment page',
};

/** Has every document start with nothing that the browser kept: a draft would make a place another one than it was. */
export async function forgetDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Presses the buttons of a place, which is fresh each time, and gives those that leave the focus nowhere. */
export async function pressEach(page: Page, place: Place, buttonsOf: 'all' | 'one of each kind'): Promise<string[]> {
  const requests = watchRequests(page);
  await page.addInitScript(refuseSaves);
  const faults: string[] = [];
  const kinds = new Set<string>();
  const begin = async () => {
    await page.goto(`/#${place.path}`);
    await page.reload();
    await visit(page, place);
    await requests.settle();
    return page.evaluate(readPlace);
  };
  const { buttons, content } = await begin();
  for (const [index, { name, kind, key }] of buttons.entries()) {
    const isKnown = buttonsOf !== 'all' && kinds.has(kind);
    kinds.add(kind);
    if (isKnown || Object.keys(skipped).some((part) => name.includes(part))) continue;
    if ((await page.evaluate(readPlace)).content !== content) await begin();
    const check = async (when: string) => {
      await requests.settle();
      const { isLost, ...rest } = await page.evaluate(readFocus, overlays);
      if (isLost) faults.push(`${name}: the focus is lost ${when}`);
      return rest;
    };

    await page.locator(`[data-press="${index}"]`).focus({ timeout: 10_000 });
    await page.keyboard.press(key);
    const { isOpen, isToggle } = await check('when it is pressed');
    await page.clock.fastForward(momentsMs);
    await check('a moment later');
    if (isOpen) {
      await page.keyboard.press('Escape');
      await check('after Escape');
    } else if (isToggle) {
      // Restores the page: some controls act immediately.
      await page.keyboard.press(key);
      await check('when it is pressed again');
    }
  }
  requests.stop();
  return faults;
}

/**
 * What is saved would be there at the next press, too. A route of Playwright would do, but turns off the browser's cache,
 * and every fresh page would compile all its code again. Runs in the page.
 */
function refuseSaves(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.endsWith('/update_config') ? Promise.resolve(new Response(null, { status: 500 })) : send(input, init);
  };
}

/** Waits for all that the page has asked for, data as well as code. */
function watchRequests(page: Page) {
  const pending = new Set<Request>();
  const waiting: (() => void)[] = [];
  const begin = (request: Request) => void pending.add(request);
  const end = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) for (const goOn of waiting.splice(0)) goOn();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async settle() {
      await settle(page);
      while (pending.size > 0) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        await settle(page);
      }
    },
    stop() {
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}

/** Marks the buttons of the page by their number, and gives what the page shows. Runs in the page. */
function readPlace() {
  const selector = 'main :is(button, summary, [role=button]):not(:disabled, [aria-disabled=true])';
  const isThere = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true }) && !node.closest('[inert], [aria-hidden=true]');
  const buttons = [...document.querySelectorAll(selector)].filter(isThere).map((node, index) => {
    node.setAttribute('data-press', String(index));
    const label = node instanceof HTMLButtonElement ? node.labels[0]?.textContent : undefined;
    const name = (node.ariaLabel ?? (node.textContent || (label ?? ''))).trim().slice(0, 60);
    const part = node.closest('[data-chatdeck]')?.getAttribute('data-chatdeck') ?? '';
    const [word = ''] = /\p{L}+/u.exec(node.ariaLabel ?? node.textContent) ?? [];
    const isBox = ['switch', 'radio', 'checkbox'].includes(node.role ?? '');
    return { name: `${part} "${name}"`, kind: [part, node.role, word].join(' '), key: isBox ? 'Space' : 'Enter' };
  });
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)');
  const values = Array.from(fields, ({ value, checked }) => `${value} ${String(checked)}`);
  // Where Tab leads to goes with the focus.
  const markup = document.querySelector('main')?.innerHTML.replace(/ (data-press|tabindex)="[^"]*"/g, '');
  return { buttons, content: [markup, ...values].join('\n') };
}

/** Runs in the page. */
function readFocus(shown: string) {
  const focused = document.activeElement;
  const open = [...document.querySelectorAll(shown)].filter((node) => node.checkVisibility()).at(-1);
  return {
    isLost: !focused || focused === document.body || Boolean(open && !open.contains(focused)),
    isOpen: Boolean(open),
    isToggle: focused?.matches('[data-press]:is([role=switch], [aria-expanded], [aria-pressed])') ?? false,
  };
}
