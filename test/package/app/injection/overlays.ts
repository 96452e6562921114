import { findHarm, inventory, type Inventory } from './sweep';

/** What opened over the page. */
export interface Overlays {
  /** The role, and the label that names what opened or, where there is none, the one that opened it. */
  names: string[];
  /** All that they were made of. */
  parts: Inventory;
  harm: string[];
}

const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]';
const outside = 'body > :not([data-place])';
const telling = '[aria-haspopup]:enabled, [role=combobox]:enabled, [data-chatdeck="info-tip"]';

/** Buttons and items of menus that open something without a word of it, or bring those that do, by their labels. */
const plain = new Set([
  'account.yearly',
  'account.switchToAnnual',
  'account.switchToMonthly',
  'account.upgrade',
  'account.downgrade',
  'appearance.copy',
  'appearance.openPreview',
  'appearance.allStates',
  'behavior.regenerateKey',
  'dashboard.deleteWidget',
  'integrations.configureSlack',
  'permissions.changeMainUser',
  'permissions.reinstall',
  'question-groups.questionCount',
  'question-groups.tryIt',
  'question-groups.pasteGroup',
  'question-groups.deleteGroup',
  'reports-history.moreAbout',
  'saved-replies.add',
  'saved-replies.edit',
  'saved-replies.delete',
  'shell.openMenu',
  'triggers.delete',
  'users.delete',
  'widget-reset.changeChannel',
  'widget-reset.startOver',
]);

/** They hold other items for each row. */
const rowMenus = new Set(['table.rowMenu']);

/** Presses each control that opens something, one of each kind, and hands what opened to `look`. */
export async function openOverlays(look: (parts: readonly Element[]) => void): Promise<Overlays> {
  const seen = { names: new Set<string>(), elements: new Set<string>(), attributes: new Set<string>() };
  const harm: string[] = [];
  const note = (opener: string | undefined) => {
    for (const one of shown()) seen.names.add(`${one.getAttribute('role') ?? ''} ${labelOf(one) ?? opener ?? ''}`);
    look([...document.querySelectorAll(outside)]);
    harm.push(...findHarm(`${outside} *`));
    const { elements, attributes } = inventory(`${outside}, ${outside} *`);
    elements.forEach((name) => seen.elements.add(name));
    attributes.forEach((name) => seen.attributes.add(name));
  };
  const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];
  // All of them laid out again for each press would take most of the time.
  for (const one of screens) one.hidden = true;
  for (const screen of screens) {
    screen.hidden = false;
    const pressed = new Set<string>();
    const done = new Set<Element>();
    for (let opener = nextOpener(screen, pressed, done); opener; opener = nextOpener(screen, pressed, done)) {
      const label = labelOf(opener);
      await open(opener);
      if (shown().length === 0) continue;
      note(label);
      // A table gives a button another place in the page when its menu opens.
      const button = opener.isConnected ? opener : openerOf(shown()[0]);
      for (const asked of itemsShown().filter(isPlain).map(kindOf)) {
        // A button of the same words may open something else.
        const kind = `item ${asked}`;
        if (pressed.has(kind)) continue;
        if (button && shown().length === 0) await open(button);
        const item = itemsShown().find((one) => kindOf(one) === asked);
        if (!item || item.ariaDisabled === 'true') continue;
        pressed.add(kind);
        item.click();
        await settled();
        note(labelOf(item));
        await close();
      }
      await close();
    }
    screen.hidden = true;
  }
  for (const one of screens) one.hidden = false;
  const parts = { elements: [...seen.elements], attributes: [...seen.attributes] };
  return { names: [...seen.names].sort(), parts, harm };
}

/** What was pressed may have brought others, so that they are looked for each time. */
function nextOpener(screen: Element, pressed: Set<string>, done: Set<Element>): HTMLElement | undefined {
  for (const one of screen.querySelectorAll<HTMLElement>(`${telling}, button:enabled`)) {
    if (done.has(one)) continue;
    done.add(one);
    if (one.ariaDisabled === 'true' || (!one.matches(telling) && !isPlain(one))) continue;
    const kind = kindOf(one);
    if (pressed.has(kind)) continue;
    // What the menu of one row blocks, that of another may not.
    if (!rowMenus.has(kind)) pressed.add(kind);
    return one;
  }
  return undefined;
}

function kindOf(control: Element): string {
  return labelsOf(control).join(' ') || control.className;
}

function itemsShown(): HTMLElement[] {
  return shown().flatMap((menu) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]);
}

/** The button that names a menu. */
function openerOf(menu: Element | undefined): HTMLElement | null {
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

function isPlain(control: HTMLElement): boolean {
  return labelsOf(control).some((label) => plain.has(label));
}

async function open(opener: HTMLElement): Promise<void> {
  // A tip closes when the page scrolls.
  opener.scrollIntoView({ block: 'center' });
  await settled();
  opener.focus();
  if (opener.matches(telling)) press(opener, 'Enter');
  if (opener.getAttribute('aria-expanded') !== 'true') opener.click();
  await settled();
}

function shown(): Element[] {
  return [...document.querySelectorAll(overlays)].filter((one) => one.getClientRects().length > 0);
}

async function close(): Promise<void> {
  for (let round = 0; round < 20 && shown().length > 0; round += 1) {
    press(document.activeElement ?? document.body, 'Escape');
    await settled();
  }
}

function labelOf(element: Element): string | undefined {
  return labelsOf(element)[0];
}

/** Our labels that name an element: all texts are hostile, so only their marks identify them. */
function labelsOf(element: Element): string[] {
  const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const own = element.matches('button, [role=menuitem]') ? element.textContent : '';
  const name = [element.getAttribute('aria-label'), ...named.map((one) => one?.textContent), own].join(' ');
  return [...name.matchAll(/~([\w-]+\.\w+)~/g)].map(([, label = '']) => label);
}

function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** When two more frames are drawn. */
export function settled(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
