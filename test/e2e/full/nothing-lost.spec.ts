import { expect, test, type Locator, type Page } from '@playwright/test';
import { settingsLabels } from 'chatdeck/ui';
import type { SettingsTab } from 'chatdeck/model';
import { openBehavior, signIn } from '../people';
import { settle } from '../walk/look';

const form = (page: Page) => page.locator('[data-chatdeck="settings"]');

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const handle = await control.elementHandle();
  const isReached = () => page.evaluate((node) => node === document.activeElement, handle);
  for (let stop = 0; stop < 150; stop += 1) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Leads to a settings tab of the widget that is open, by its link. */
async function openTab(page: Page, tab: SettingsTab): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Widget settings' });
  await tabTo(page, links.getByRole('link', { name: settingsLabels.defaults[tab], exact: true }));
  await page.keyboard.press('Enter');
  const title = new RegExp(`: ${settingsLabels.defaults[tab]}$`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(form(page)).toHaveAttribute('data-state', 'ready');
  await settle(page);
}

interface Written {
  /** The row of the field, or the field where it has none: some fields turn words into chips. */
  place: string;
  text: string;
}

/** Tabs on from the focused field, and writes words with spaces into each text field on the way. */
async function fillByTab(page: Page, stops: number): Promise<Written[]> {
  const written: Written[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    const place = await page.evaluate(placeOfText);
    if (place !== '' && !written.some((field) => field.place === place)) {
      const text = `some words ${String(stop)}`;
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
      written.push({ place, text });
    }
    await page.keyboard.press('Tab');
  }
  return written;
}

/** Where the words that are typed now are found again; empty if the focus is in no field for words. Runs in the page. */
function placeOfText(): string {
  const element = document.activeElement;
  const isText =
    (element instanceof HTMLInputElement && ['text', 'search', 'email'].includes(element.type)) ||
    element instanceof HTMLTextAreaElement;
  if (!isText || element.readOnly || element.inputMode === 'numeric' || element.hasAttribute('role')) return '';
  const name = element.closest('[data-chatdeck="row"]')?.getAttribute('data-name');
  if (name) return `[data-chatdeck="row"][data-name="${CSS.escape(name)}"]`;
  return element.id ? `[id="${element.id}"]` : `[aria-label="${CSS.escape(element.ariaLabel ?? '')}"]`;
}

/** The words are in the field as they were typed, or beside it as chips. */
async function expectWritten(page: Page, written: readonly Written[]): Promise<void> {
  await expect.poll(() => page.evaluate(listLost, written)).toEqual([]);
}

/** Runs in the page. */
function listLost(written: readonly Written[]): string[] {
  const isFound = ({ place, text }: Written) => {
    const row = document.querySelector(place);
    const fields = [row, ...(row?.querySelectorAll('*') ?? [])];
    const isTyped = fields.some((field) => field && 'value' in field && field.value === text);
    // A field for addresses makes a chip of each word.
    const chips = Array.from(row?.querySelectorAll('.cd-chip-name') ?? [], (chip) => chip.textContent);
    return isTyped || text.split(' ').every((word) => chips.some((chip) => chip.includes(word)));
  };
  return written.filter((field) => !isFound(field)).map(({ place, text }) => `${text} in ${place}`);
}

interface Form {
  title: string;
  tab: SettingsTab;
  /** What opens the form if it isn't there from the start. */
  opener?: RegExp;
  /** Its first field. */
  first: string;
  /** How often Tab is pressed, and how many fields for words are among the stops. */
  stops: number;
  fields: number;
}

const forms: readonly Form[] = [
  {
    title: 'Behavior',
    tab: 'behavior',
    first: 'Email for offline messages',
    stops: 40,
    fields: 5,
  },
  { title: 'Appearance', tab: 'appearance', first: 'Title', stops: 16, fields: 12 },
  { title: 'a new trigger', tab: 'triggers', opener: /^Add new trigger$/, first: 'Message', stops: 6, fields: 2 },
  {
    title: 'a new saved reply',
    tab: 'saved-replies',
    opener: /^(Create new reply|Add your first saved reply)$/,
    first: 'Label',
    stops: 8,
    fields: 4,
  },
  {
    title: 'a new question group',
    tab: 'question-groups',
    opener: /^(Add|Create) a question group$/,
    first: 'Label',
    stops: 14,
    fields: 4,
  },
];

test.describe('with the keyboard alone', () => {
  test('five forms are filled by Tab and with words, spaces among them, and nothing is lost', async ({ page }) => {
    await signIn(page, 'admin@acme.test');
    await openBehavior(page, 'docs');
    for (const { title, tab, opener, first, stops, fields } of forms) {
      await test.step(title, async () => {
        if (tab !== 'behavior') await openTab(page, tab);
        if (opener) {
          await tabTo(page, form(page).getByRole('button', { name: opener }));
          await page.keyboard.press('Enter');
        }
        await tabTo(page, page.getByRole('textbox', { name: first, exact: true }));
        const written = await fillByTab(page, stops);
        expect(written.length).toBeGreaterThanOrEqual(fields);
        await expectWritten(page, written);
        if (tab === 'saved-replies') {
          // Its form is a dialog: what is in it waits there as a draft.
          await page.keyboard.press('Escape');
          await tabTo(page, form(page).getByRole('button', { name: 'Edit: some words 0' }));
          await page.keyboard.press('Enter');
          await expectWritten(page, written);
          await page.keyboard.press('Escape');
        }
      });
    }
  });

  test('what is typed inside a text stays whole and in order, also while the page asks for the newest copy', async ({
    page,
  }) => {
    await signIn(page, 'admin@acme.test');
    await openBehavior(page, 'docs');
    for (const { title, tab, opener, first } of forms) {
      await test.step(title, async () => {
        if (tab !== 'behavior') await openTab(page, tab);
        if (opener) {
          await tabTo(page, form(page).getByRole('button', { name: opener }));
          await page.keyboard.press('Enter');
        }
        const field = page.getByRole('textbox', { name: first, exact: true });
        await tabTo(page, field);
        await page.keyboard.press('Control+A');
        await page.keyboard.type('abcdef');
        for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
        await page.keyboard.type('XYZ');
        await page.keyboard.press('Backspace');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
        await page.keyboard.type('W');
        await expect(field).toHaveValue('abcXYWdef');
        if (tab === 'saved-replies') await page.keyboard.press('Escape');
      });
    }
  });
});
