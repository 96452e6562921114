import { expect, test } from '@playwright/test';
import { signIn } from './people';
import { findCovered, makeChange } from './walk/covered';
import { settingsPlaces } from './walk/places';
import { forgetDrafts, pressEach } from './walk/press';
import { visit } from './walk/visit';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 720 }, permissions: ['clipboard-read', 'clipboard-write'] });

// The full run presses all buttons of all places, and looks at the focus in each of them, at two sizes.
for (const place of settingsPlaces.filter(({ path }) => path.endsWith('/behavior'))) {
  test(`after every button on the tab ${place.path} the active element is not body`, async ({ page }) => {
    await page.clock.install();
    await forgetDrafts(page);
    await signIn(page, 'admin@acme.test');
    expect(await pressEach(page, place, 'one of each kind')).toEqual([]);
  });
}

/** A field of each tab that saves settings, and the button that shows it. */
const edits = [
  { tab: 'appearance', field: 'onlineTitle' },
  { tab: 'behavior', field: 'opJoinAutoResponseMessage' },
  { tab: 'op-hours', field: 'onOffSchedule' },
  { tab: 'triggers', field: 'message' },
  { tab: 'saved-replies', field: 'label', opens: 'Edit: Store hours' },
  { tab: 'question-groups', field: 'label' },
];

for (const { tab, field, opens } of edits) {
  test(`a save by the keyboard is announced, can be undone, and never loses the focus: ${tab}`, async ({ page }) => {
    const place = settingsPlaces.find(({ path }) => path.endsWith(`/${tab}`));
    if (!place) throw new Error(`There is no tab ${tab}.`);
    await signIn(page, 'admin@acme.test');
    await visit(page, place);
    if (opens !== undefined) await page.getByRole('button', { name: opens }).press('Enter');
    const control = page.locator(`[data-name="${field}"] :is(input, textarea, [role=switch])`).first();
    const isSwitch = (await control.getAttribute('role')) === 'switch';
    await control.press(isSwitch ? 'Space' : 'End');
    if (!isSwitch) await page.keyboard.type(' and more');
    await page.keyboard.press('ControlOrMeta+s');
    const focused = page.locator('main :focus');
    await expect(page.getByRole('status').filter({ hasText: /\bsaved\b/i })).toBeAttached();
    await expect(focused).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(focused).toHaveCount(1);
    // The next save in this file finds everything as it was.
    await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeVisible();
    await expect(focused).toHaveCount(1);
  });
}

/** The tabs with the most fields and bars. */
const crowded = settingsPlaces.filter(({ path }) => /appearance|question-groups|triggers/.test(path));

for (const place of crowded) {
  test(`the focused control is never hidden on a small phone: ${place.path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await forgetDrafts(page);
    await signIn(page, 'admin@acme.test');
    await visit(page, place);
    await makeChange(page);
    expect(await findCovered(page)).toEqual([]);
  });
}
