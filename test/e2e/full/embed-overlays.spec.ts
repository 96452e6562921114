import { expect, test, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { expectFocusStays, findingsIn, markup, modes, scopeOf } from '../embed/modes';
import { startSite, type Site } from '../embed/portal';

let site: Site;
let token: string;

test.beforeAll(async () => {
  site = await startSite('overlays');
  token = await site.tokenOf('admin@acme.test');
});
test.afterAll(() => site.stop());

const node = (id: string, text: string, isQ: boolean, children: unknown[] = []) => {
  return { id, text, isQ, action: isQ ? '' : 'form', customResponseText: '', children, expanded: true };
};
const answers = ['One', 'Two', 'Three'].map((text, index) => node(`a${index}`, text, false));
/** As `Copy group as JSON` writes it. */
const group = JSON.stringify({
  format: 'chatdeck/question-group',
  version: 1,
  label: 'Sorted',
  shortcut: '',
  prompt: '',
  tree: [node('q', 'Which one?', true, answers)],
});

const outside = '<button id="before">Before</button>';

for (const mode of modes) {
  test.describe(`overlays in ${mode}`, () => {
    const open = async (page: Page, tag: string, path: string, attributes = ''): Promise<Page | FrameLocator> => {
      await site.open(page, { token, body: outside + markup(mode, tag, path, attributes) });
      return scopeOf(page, mode);
    };

    test('an alert dialog keeps the focus, closes with Escape, and returns the focus to the menu that opened it', async ({
      page,
    }) => {
      const scope = await open(page, 'chatdeck-users', '/account?section=users');
      const opener = scope.getByRole('row', { name: /agent@acme/ }).getByRole('button');
      await opener.focus();
      await page.keyboard.press('Enter');
      const items = scope.getByRole('menuitem');
      await expect(items.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(items.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(items.first()).toBeFocused();
      await page.keyboard.press('d');
      await expect(scope.getByRole('menuitem', { name: /^Delete/ })).toBeFocused();
      await page.keyboard.press('Enter');
      const dialog = scope.getByRole('alertdialog');
      await expect(dialog).toBeVisible();
      await expectFocusStays(dialog);
      expect(await findingsIn(dialog)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a menu keeps the focus, closes with Escape and with a click outside, and returns the focus', async ({
      page,
    }) => {
      const scope = await open(page, 'chatdeck-users', '/account?section=users');
      const opener = scope.getByRole('row', { name: /agent@acme/ }).getByRole('button');
      await opener.click();
      await expect(scope.getByRole('menu')).toBeVisible();
      await expectFocusStays(scope.getByRole('menu'));
      expect(await findingsIn(scope.getByRole('menu'))).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(scope.getByRole('menu')).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(scope.getByRole('menu')).toBeVisible();
      await scope.getByText('One or more email addresses').click();
      await expect(scope.getByRole('menu')).toBeHidden();
    });

    test('a dialog keeps the focus and closes with a click outside', async ({ page }) => {
      const scope = await open(page, 'chatdeck-integrations', '/settings/1/integrations', 'widget-id="1"');
      const opener = scope.getByRole('button', { name: /^configure/i });
      await opener.click();
      const dialog = scope.getByRole('dialog');
      await expectFocusStays(dialog);
      expect(await findingsIn(dialog)).toEqual([]);
      await page.mouse.click(20, 300);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a time zone is found by typing, the list follows the keys, and a click on the field keeps it open', async ({
      page,
    }) => {
      const scope = await open(page, 'chatdeck-operating-hours', '/settings/1/op-hours', 'widget-id="1"');
      await scope.getByRole('button', { name: 'Setup chat schedule' }).click();
      const field = scope.getByRole('combobox', { name: 'Time zone', exact: true });
      await field.click();
      const list = scope.getByRole('listbox');
      await expect(list).toBeVisible();
      await field.click();
      await expect(list).toBeVisible();
      for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowDown');
      const active = list.locator(`#${escapeId((await field.getAttribute('aria-activedescendant')) ?? '')}`);
      await expect(active).toBeInViewport();
      await field.fill('tokyo');
      await page.keyboard.press('Enter');
      await expect(list).toBeHidden();
      await expect(field).toHaveValue(/Tokyo/);
    });

    test('a popover keeps the focus, closes with Escape and with a click outside, and returns the focus', async ({
      page,
    }) => {
      const scope = await open(page, 'chatdeck-operating-hours', '/settings/1/op-hours', 'widget-id="1"');
      await scope.getByRole('button', { name: 'Setup chat schedule' }).click();
      const opener = scope.getByRole('button', { name: /^Copy Monday’s hours/ });
      const popover = scope.getByRole('dialog', { name: /^Copy Monday’s hours/ });
      await expectToComeAndGo(page, opener, popover);
      await opener.click();
      await expect(popover).toBeVisible();
      await scope.getByRole('heading', { level: 1 }).click();
      await expect(popover).toBeHidden();
    });

    test('a sheet keeps the focus, closes with Escape and with a click outside, and returns the focus', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 800, height: 700 });
      const scope = await open(page, 'chatdeck-reports-history', '/reports/history?view=all', 'view="all"');
      const opener = scope.getByRole('button', { name: /^Open the chat with/ }).first();
      const sheet = scope.getByRole('dialog');
      await expectToComeAndGo(page, opener, sheet);
      await opener.click();
      await expect(sheet).toBeVisible();
      await page.mouse.click(20, 300);
      await expect(sheet).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a calendar keeps the focus, moves by keys, closes with Escape, and returns the focus', async ({ page }) => {
      const scope = await open(page, 'chatdeck-reports-overview', '/reports/overview?zone=UTC', 'zone="UTC"');
      const opener = scope.getByRole('button', { name: 'Date range: Last 30 days' });
      await opener.press('Enter');
      const panel = scope.getByRole('dialog', { name: 'Date range' });
      await panel.getByRole('button', { name: 'Custom range' }).press('Enter');
      const day = panel.getByRole('grid').locator('[tabindex="0"]');
      await panel.getByRole('button', { name: /today/ }).focus();
      const month = await panel.getByRole('grid').getAttribute('aria-labelledby');
      const title = panel.locator(`#${escapeId(month ?? '')}`);
      const shown = await title.textContent();
      await expect(day).toBeFocused();
      for (const key of ['PageUp', 'PageUp']) await page.keyboard.press(key);
      // From here each key moves, whatever day it is.
      await page.keyboard.press('Home');
      for (const key of ['End', 'Home', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'ArrowLeft']) {
        const before = await day.getAttribute('aria-label');
        await page.keyboard.press(key);
        await expect(day).not.toHaveAttribute('aria-label', before ?? '');
        await expect(day).toBeFocused();
      }
      await expect(title).not.toHaveText(shown ?? '');
      for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
      const from = await panel.getByRole('textbox', { name: 'From' }).inputValue();
      const to = await panel.getByRole('textbox', { name: 'To' }).inputValue();
      expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(7);
      await expectFocusStays(panel);
      expect(await findingsIn(panel)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await panel.getByRole('button', { name: 'Last 7 days' }).press('Enter');
      await expect(scope.getByRole('button', { name: 'Date range: Last 7 days' })).toBeFocused();
    });

    test('a select is the browser’s own, and keeps the focus while keys change it', async ({ page }) => {
      const scope = await open(page, 'chatdeck-reports-history', '/reports/history', '');
      const select = scope.getByRole('combobox', { name: 'Rating' });
      await select.focus();
      const before = await select.inputValue();
      await page.keyboard.press('ArrowDown');
      await expect(select).not.toHaveValue(before);
      await expect(select).toBeFocused();
      expect(await select.evaluate((element) => element.localName)).toBe('select');
    });

    test('a note opens by keyboard, keeps the focus on its button, and closes with Escape', async ({ page }) => {
      const scope = await open(page, 'chatdeck-dashboard', '/');
      const opener = scope.getByRole('button', { name: /chat counts/i }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const tip = scope.locator('.cd-tip, .cd-popover').first();
      await expect(tip).toBeVisible();
      expect(await findingsIn(tip)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(tip).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('a toast is reached with F8, keeps the focus, and goes with Escape', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const scope = await openGroup(page);
      await scope.getByRole('button', { name: 'Actions for this group' }).click();
      await scope.getByRole('menuitem', { name: 'Copy group as JSON' }).click();
      const toast = scope.locator('[data-chatdeck="toasts"] li');
      await expect(toast).toBeVisible();
      await page.keyboard.press('F8');
      await page.keyboard.press('Tab');
      await expect(toast).toBeFocused();
      expect(await findingsIn(toast)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(toast).toBeHidden();
    });

    test('a list is sorted by keyboard, and by dragging', async ({ page }) => {
      const scope = await openGroup(page);
      const texts = () =>
        scope.locator('.cd-node [data-part="text"]').evaluateAll((all) =>
          all
            .map((line) => ({ text: (line as HTMLTextAreaElement).value, top: line.getBoundingClientRect().top }))
            .sort((one, other) => one.top - other.top)
            .map(({ text }) => text),
        );
      await expect.poll(texts).toEqual(['Which one?', 'One', 'Two', 'Three']);
      await scope.getByRole('button', { name: 'Move Answer 1.1, One', exact: true }).focus();
      await page.keyboard.press('Space');
      await expect(scope.locator('.cd-tree [id^="DndLiveRegion"]')).toContainText('Picked up');
      await page.keyboard.press('ArrowDown');
      await expect.poll(texts).toEqual(['Which one?', 'Two', 'One', 'Three']);
      await page.keyboard.press('Space');
      const moved = scope.getByRole('button', { name: 'Move Answer 1.2, One', exact: true });
      await expect(moved).toBeFocused();
      const from = await moved.boundingBox();
      if (!from) throw new Error('The handle is not in the page.');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, from.y - 40, { steps: 8 });
      const preview = scope.locator(
        '[data-drag="pointer"] .cd-tree-line[data-state="dragging"], [data-chatdeck="overlay"] .cd-tree-line',
      );
      await expect(preview.first()).toBeVisible();
      await page.mouse.up();
      await expect.poll(texts).toEqual(['Which one?', 'One', 'Two', 'Three']);
    });

    async function openGroup(page: Page): Promise<Page | FrameLocator> {
      const scope = await open(page, 'chatdeck-question-groups', '/settings/1/question-groups', 'widget-id="1"');
      await scope.getByRole('button', { name: 'Paste a group' }).click();
      await scope.getByRole('textbox', { name: 'Group as JSON' }).fill(group);
      await scope.getByRole('button', { name: 'Add group' }).click();
      return scope;
    }
  });
}

/** Opens an overlay by keyboard, looks at it, and closes it by keyboard. */
async function expectToComeAndGo(page: Page, opener: Locator, overlay: Locator): Promise<void> {
  await opener.press('Enter');
  await expect(overlay).toBeVisible();
  await expectFocusStays(overlay);
  expect(await findingsIn(overlay)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
}

function escapeId(id: string): string {
  return id.replace(/[^\w-]/g, (letter) => `\\${letter}`);
}
